import { type Action, inForce, legal, type MoveKind, measuring, moves, type Unit } from "@gunline/rules";
import { candidates } from "./candidates.ts";
import type { Decision } from "./decision.ts";
import { strikeAt } from "./estimate.ts";
import { goalsOf } from "./goals.ts";
import { between, gapBetween, middleOf, onTable, type Spot, spotsOf } from "./ground.ts";
import { moveOf, standingAt } from "./markers.ts";
import type { Mind } from "./mind.ts";
import { type After, movedTo, type PlaceValue, placeValue, shifted } from "./place-value.ts";
import { asIf } from "./victory.ts";
import { WHY } from "./words.ts";
import { worthOf } from "./worth.ts";

type Move = Action & { type: "MOVE" };

interface Option {
  readonly action: Move;
  readonly there: Unit;
  readonly value: PlaceValue;
}

/** Large units take longest to find their ways. */
const LARGE = 12;

/** Moves a unit that has not moved, to the best of some places; an Advance is rolled for first. */
export function thinkOfMoving(mind: Mind): Decision | undefined {
  const { game, player, looksAhead } = mind;
  const { units } = legal(game);
  const movers = Object.values(game.units).filter(
    (unit) => unit.owner === player && units[unit.id]?.MOVE?.length === 0,
  );
  // Whoever has rolled for an Advance goes first: the roll is made.
  const running = movers.find(({ advance_roll }) => advance_roll !== undefined);
  // The strong choose first: what is worth less keeps what they leave.
  const unit = running ?? (looksAhead ? movers.toSorted((a, b) => worthOf(b) - worthOf(a)) : movers)[0];
  return unit === undefined ? undefined : moveBest(mind, unit);
}

function moveBest(mind: Mind, unit: Unit): Decision {
  const { game } = mind;
  if (unit.advance_roll !== undefined)
    return chosen(mind, unit, [...optionsOf(mind, unit, "ADVANCE", afterRun(mind, unit))]);
  if (unit.keywords.includes("AIRCRAFT")) return flyBest(mind, unit);
  if (measuring.isEngaged(game, unit)) return chosen(mind, unit, engagedOptions(mind, unit));
  const options = [standing(mind, unit), ...optionsOf(mind, unit, "NORMAL", READY)];
  if (shouldRun(mind, unit, bestOf(options))) {
    return { action: { type: "ADVANCE_ROLL", actor_unit_id: unit.id }, why: WHY.advances(unit.name) };
  }
  return chosen(mind, unit, options);
}

/** AIRCRAFT can do anything but stay: where nothing is worth a flight the referee knows one. */
function flyBest(mind: Mind, unit: Unit): Decision {
  const options = optionsOf(mind, unit, "NORMAL", READY);
  if (options.length > 0) return chosen(mind, unit, options);
  const action = candidates(mind.game, "MOVE").find(({ actor_unit_id }) => actor_unit_id === unit.id)!;
  return { action, why: WHY.only };
}

const READY: After = { shoots: true, charges: true, acts: true };

/** What is left to do for who runs: little, unless something lets it. */
function afterRun({ looksAhead }: Mind, unit: Unit): After {
  return {
    shoots: looksAhead && inForce.isGranted(unit, "SHOOT_AFTER_ADVANCE"),
    charges: looksAhead && inForce.isGranted(unit, "CHARGE_AFTER_ADVANCE"),
    acts: false,
  };
}

/** The same for who leaves a fight. */
function afterFallingBack({ looksAhead }: Mind, unit: Unit): After {
  return {
    shoots: looksAhead && inForce.isGranted(unit, "SHOOT_AFTER_FALL_BACK"),
    charges: looksAhead && inForce.isGranted(unit, "CHARGE_AFTER_FALL_BACK"),
    acts: false,
  };
}

/** In a fight: to stay, or to fall back from one that it loses. */
function engagedOptions(mind: Mind, unit: Unit): readonly Option[] {
  const { game, enemy, lasting } = mind;
  const spots = spotsOf(unit);
  const foes = onTable(game, enemy).filter((other) => gapBetween(spots, spotsOf(other)) <= 2);
  // Both sides fight in either turn.
  const stake = foes.reduce(
    (sum, foe) => sum + strikeAt(game, unit, foe) - (mind.looksAhead ? 0.8 : 0.5) * strikeAt(game, foe, unit),
    0,
  );
  const stay = standing(mind, unit);
  const { value } = stay;
  // What could be done to it is what is being done to it.
  const total = value.total + lasting * (stake + mind.caution * value.danger.points);
  return [
    { ...stay, value: { ...value, total } },
    ...optionsOf(mind, unit, "FALL_BACK", afterFallingBack(mind, unit)),
  ];
}

function standing(mind: Mind, unit: Unit): Option {
  const ran = unit.advance_roll !== undefined;
  const kind: MoveKind = ran ? "ADVANCE" : unit.flags.disembarked === true ? "NORMAL" : "STATIONARY";
  const action: Move = { type: "MOVE", actor_unit_id: unit.id, payload: { kind, per_model_paths: {} } };
  return { action, there: unit, value: placeValue(mind, unit, unit, ran ? afterRun(mind, unit) : READY) };
}

/** The best places at a glance, as if nothing were in the way; then the ways that the referee finds to them. */
function optionsOf(mind: Mind, unit: Unit, kind: MoveKind, after: After): readonly Option[] {
  const from = middleOf(unit)!;
  const far = moveOf(unit) + (kind === "ADVANCE" ? (unit.advance_roll ?? 0) : 0);
  const glances = apart(from, goalsOf(mind, unit), far)
    .map(([dx, dy]) => ({
      to: [from[0] + dx, from[1] + dy] as Spot,
      total: placeValue(mind, unit, shifted(unit, dx, dy), after).total,
    }))
    .sort((a, b) => b.total - a.total);
  const large = Object.keys(unit.models).length > LARGE;
  const options: Option[] = [];
  for (const { to } of glances.slice(0, large ? mind.places - 1 : mind.places)) {
    const found = moves.suggestMove(mind.game, unit, to, kind);
    if (!found.ok) {
      if (found.refusals[0]?.code !== "NO_MOVE_FOUND") break;
      continue;
    }
    const { per_model_paths, facings } = found.value;
    if (Object.keys(per_model_paths).length === 0) continue;
    const ends = Object.fromEntries(Object.entries(per_model_paths).map(([id, path]) => [id, path.at(-1)!]));
    const there = movedTo(unit, ends);
    const action = {
      type: "MOVE",
      actor_unit_id: unit.id,
      payload: { kind, per_model_paths, facings },
    } as Move;
    options.push({ action, there, value: placeValue(mind, unit, there, after) });
  }
  return options;
}

/** Ways that differ by less are one. */
const ALIKE = 1.2;

/** The ways towards the goals, none further than it can go, each of them once. */
function apart([x, y]: Spot, goals: readonly Spot[], far: number): readonly Spot[] {
  const ways: Spot[] = [];
  for (const [gx, gy] of goals) {
    const length = between([x, y], [gx, gy]);
    if (length < ALIKE) continue;
    const share = Math.min(1, far / length);
    const way: Spot = [(gx - x) * share, (gy - y) * share];
    if (ways.every((other) => between(way, other) >= ALIKE)) ways.push(way);
  }
  return ways;
}

const bestOf = (options: readonly Option[]): Option =>
  options.reduce((best, one) => (one.value.total > best.value.total ? one : best));

function chosen(mind: Mind, unit: Unit, options: readonly Option[]): Decision {
  const stay = standing(mind, unit);
  const best = bestOf(options.length === 0 ? [stay] : options);
  return { action: best.action, why: reason(mind, unit, best, stay.value) };
}

/** By what the place has more of than where it stood, and what it may cost. */
function reason(mind: Mind, unit: Unit, { action, there, value }: Option, before: PlaceValue): string {
  const { name } = unit;
  const { models } = value.danger;
  const at = standingAt(asIf(mind.game, there), there, mind.player);
  const holds = at === undefined ? undefined : WHY.holds(name, at.name, at.own, at.theirs);
  const { kind } = action.payload;
  if (kind === "STATIONARY") return WHY.withLosses(holds ?? WHY.stays(name), models);
  if (kind === "FALL_BACK") return WHY.falls(name);
  const gains = [
    [value.markers - before.markers, holds ?? WHY.leaves(name)],
    [value.cards - before.cards, WHY.forCards(name, (value.cards - before.cards) / mind.vpWorth)],
    [value.pull - before.pull, WHY.towards(name)],
    [value.fire - before.fire, WHY.moveToShoot(name, value.fire)],
    [before.danger.points - value.danger.points, WHY.hides(name, before.danger.points - value.danger.points)],
    [value.charge - before.charge, WHY.closesIn(name)],
  ] as const;
  const [, why] = gains.reduce((best, one) => (one[0] > best[0] ? one : best));
  return WHY.withLosses(why, models);
}

/** To run must bring so many points more than to walk, shoot and charge, on average. */
const RUN_GAIN = 4;
/** A die, on average. */
const RUN = 3.5;

/** Whether it would stand better so much further on, though there is less that it could do from there. */
function shouldRun(mind: Mind, unit: Unit, best: Option): boolean {
  const { game, awaited } = mind;
  if (!awaited.actions.includes("ADVANCE_ROLL")) return false;
  if (legal(game).units[unit.id]?.ADVANCE_ROLL?.length !== 0) return false;
  const from = middleOf(unit)!;
  const after = afterRun(mind, unit);
  let most = Number.NEGATIVE_INFINITY;
  for (const [dx, dy] of apart(from, goalsOf(mind, unit), moveOf(unit) + RUN)) {
    most = Math.max(most, placeValue(mind, unit, shifted(unit, dx, dy), after).total);
  }
  return most > best.value.total + RUN_GAIN;
}
