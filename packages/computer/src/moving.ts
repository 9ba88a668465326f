import { type Action, inForce, legal, type MoveKind, measuring, moves, type Unit } from "@gunline/rules";
import { candidates } from "./candidates.ts";
import type { Context } from "./context.ts";
import type { Decision } from "./decision.ts";
import { strikeAt } from "./estimate.ts";
import { goalsOf } from "./goals.ts";
import { between, gapBetween, middleOf, onTable, type Spot, spotsOf } from "./ground.ts";
import { controlAt, moveOf } from "./markers.ts";
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
export function thinkOfMoving(context: Context): Decision | undefined {
  const { game, player, looksAhead } = context;
  const { units } = legal(game);
  const movers = Object.values(game.units).filter(
    (unit) => unit.owner === player && units[unit.id]?.MOVE?.length === 0,
  );
  // Anyone who has rolled for an Advance goes first: the roll is made.
  const running = movers.find(({ advance_roll }) => advance_roll !== undefined);
  // The strong choose first: what is worth less keeps what they leave.
  const unit = running ?? (looksAhead ? movers.toSorted((a, b) => worthOf(b) - worthOf(a)) : movers)[0];
  return unit === undefined ? undefined : moveBest(context, unit);
}

function moveBest(context: Context, unit: Unit): Decision {
  const { game } = context;
  if (unit.advance_roll !== undefined)
    return chosen(context, unit, [...optionsOf(context, unit, "ADVANCE", afterRun(context, unit))]);
  if (unit.keywords.includes("AIRCRAFT")) return flyBest(context, unit);
  if (measuring.isEngaged(game, unit)) return chosen(context, unit, engagedOptions(context, unit));
  const options = [standing(context, unit), ...optionsOf(context, unit, "NORMAL", READY)];
  if (shouldRun(context, unit, bestOf(options))) {
    return { action: { type: "ADVANCE_ROLL", actor_unit_id: unit.id }, why: WHY.advances(unit.name) };
  }
  return chosen(context, unit, options);
}

/** AIRCRAFT can do anything but stay: where nothing is worth a flight the referee knows one. */
function flyBest(context: Context, unit: Unit): Decision {
  const options = optionsOf(context, unit, "NORMAL", READY);
  if (options.length > 0) return chosen(context, unit, options);
  const action = candidates(context.game, "MOVE").find(({ actor_unit_id }) => actor_unit_id === unit.id)!;
  return { action, why: WHY.only };
}

const READY: After = { shoots: true, charges: true, acts: true };

/** What is left to do for who runs: little, unless something lets it. */
function afterRun({ game, looksAhead }: Context, unit: Unit): After {
  return {
    shoots: looksAhead && inForce.isGranted(game, unit, "SHOOT_AFTER_ADVANCE"),
    charges: looksAhead && inForce.isGranted(game, unit, "CHARGE_AFTER_ADVANCE"),
    acts: false,
  };
}

/** The same for who leaves a fight. */
function afterFallingBack({ game, looksAhead }: Context, unit: Unit): After {
  return {
    shoots: looksAhead && inForce.isGranted(game, unit, "SHOOT_AFTER_FALL_BACK"),
    charges: looksAhead && inForce.isGranted(game, unit, "CHARGE_AFTER_FALL_BACK"),
    acts: false,
  };
}

/** In a fight: to stay, or to fall back from one that it loses. */
function engagedOptions(context: Context, unit: Unit): readonly Option[] {
  const { game, enemy, lasting } = context;
  const spots = spotsOf(unit);
  const enemies = onTable(game, enemy).filter((other) => gapBetween(spots, spotsOf(other)) <= 2);
  // Both sides fight in either turn.
  const stake = enemies.reduce(
    (sum, other) =>
      sum + strikeAt(game, unit, other) - (context.looksAhead ? 0.8 : 0.5) * strikeAt(game, other, unit),
    0,
  );
  const stay = standing(context, unit);
  const { value } = stay;
  // What could be done to it is what is being done to it.
  const total = value.total + lasting * (stake + context.caution * value.danger.points);
  return [
    { ...stay, value: { ...value, total } },
    ...optionsOf(context, unit, "FALL_BACK", afterFallingBack(context, unit)),
  ];
}

function standing(context: Context, unit: Unit): Option {
  const ran = unit.advance_roll !== undefined;
  const kind: MoveKind = ran ? "ADVANCE" : unit.flags.disembarked === true ? "NORMAL" : "STATIONARY";
  const action: Move = { type: "MOVE", actor_unit_id: unit.id, payload: { kind, per_model_paths: {} } };
  return {
    action,
    there: unit,
    value: placeValue(context, unit, unit, ran ? afterRun(context, unit) : READY),
  };
}

/** The best places at a glance, as if nothing were in the way; then the ways that the referee finds to them. */
function optionsOf(context: Context, unit: Unit, kind: MoveKind, after: After): readonly Option[] {
  const from = middleOf(unit)!;
  const far = moveOf(context.game, unit) + (kind === "ADVANCE" ? (unit.advance_roll ?? 0) : 0);
  const glances = apart(from, goalsOf(context, unit), far)
    .map(([dx, dy]) => ({
      to: [from[0] + dx, from[1] + dy] as Spot,
      total: placeValue(context, unit, shifted(unit, dx, dy), after).total,
    }))
    .sort((a, b) => b.total - a.total);
  const large = Object.keys(unit.models).length > LARGE;
  const options: Option[] = [];
  for (const { to } of glances.slice(0, large ? context.places - 1 : context.places)) {
    const found = moves.suggestMove(context.game, unit, to, kind);
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
    options.push({ action, there, value: placeValue(context, unit, there, after) });
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

function chosen(context: Context, unit: Unit, options: readonly Option[]): Decision {
  const stay = standing(context, unit);
  const best = bestOf(options.length === 0 ? [stay] : options);
  return { action: best.action, why: reason(context, unit, best, stay.value) };
}

/** By what the place has more of than where it stood, and what it may cost. */
function reason(context: Context, unit: Unit, { action, there, value }: Option, before: PlaceValue): string {
  const { name } = unit;
  const { models } = value.danger;
  const at = controlAt(asIf(context.game, there), there, context.player);
  const holds = at === undefined ? undefined : WHY.holds(name, at.name, at.own, at.theirs);
  const { kind } = action.payload;
  if (kind === "STATIONARY") return WHY.withLosses(holds ?? WHY.stays(name), models);
  if (kind === "FALL_BACK") return WHY.falls(name);
  const gains = [
    [value.markers - before.markers, holds ?? WHY.leaves(name)],
    [value.cards - before.cards, WHY.forCards(name, (value.cards - before.cards) / context.vpWorth)],
    [value.attraction - before.attraction, WHY.towards(name)],
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
function shouldRun(context: Context, unit: Unit, best: Option): boolean {
  const { game, awaited } = context;
  if (!awaited.actions.includes("ADVANCE_ROLL")) return false;
  if (legal(game).units[unit.id]?.ADVANCE_ROLL?.length !== 0) return false;
  const from = middleOf(unit)!;
  const after = afterRun(context, unit);
  let most = Number.NEGATIVE_INFINITY;
  for (const [dx, dy] of apart(from, goalsOf(context, unit), moveOf(context.game, unit) + RUN)) {
    most = Math.max(most, placeValue(context, unit, shifted(unit, dx, dy), after).total);
  }
  return most > best.value.total + RUN_GAIN;
}
