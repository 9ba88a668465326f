import { type Action, placement, type Unit } from "@gunline/rules";
import { candidates } from "./candidates.ts";
import type { Context } from "./context.ts";
import type { Decision } from "./decision.ts";
import { dropsOf } from "./drops.ts";
import { strikeAt } from "./estimate.ts";
import { gapBetween, onTable, spotsOf } from "./ground.ts";
import { controlAt, moveOf } from "./markers.ts";
import { movedTo, type PlaceValue, placeValue } from "./place-value.ts";
import { positionValue } from "./position-value.ts";
import { asIf } from "./victory.ts";
import { PLACES, WHY } from "./words.ts";

/** Places that are looked at for each drop or arrival. */
const MOST_PLACES = 30;

interface Option {
  readonly action: Action & { type: "SET_UP" };
  readonly unit: Unit;
  readonly there: Unit;
  readonly value: PlaceValue;
}

/** Sets up a unit, at the start or out of reserve, where it is worth most; passengers get out where that is worth it. */
export function thinkOfSettingUp(context: Context): Decision | undefined {
  const options = optionsOf(context).filter((option) => isWorthIt(context, option));
  // Large units first: they need the most room.
  return chosen(context, options, ({ unit, value }) => value.total + Object.keys(unit.models).length / 100);
}

/** Units on the table that a rule lets be set up elsewhere: only where that is worth more than where they are. */
export function thinkOfPlacing(context: Context): Decision | undefined {
  const { game } = context;
  const task = game.tasks.at(-1);
  if (task?.type !== "placing" || task.how === "DISEMBARK") return undefined;
  const stay = { action: { type: "PASS" }, why: WHY.stays(game.units[task.unit_ids[0]!]!.name) } as const;
  // What was set up a moment ago stands where it should.
  if (task.how === "REDEPLOY") return stay;
  const better = optionsOf(context).filter(({ unit, value }) => {
    const after = { shoots: true, charges: true, acts: true };
    return value.total > placeValue(context, unit, unit, after).total;
  });
  return chosen(context, better, ({ value }) => value.total) ?? stay;
}

/** Before its transport moves, a unit gets out whose own move brings it to blows: afterwards it could not charge. */
export function thinkOfGettingOut(context: Context): Decision | undefined {
  const { game, enemy } = context;
  if (
    !Object.values(game.units).some(
      ({ owner, embarked_in }) => owner === context.player && embarked_in !== null,
    )
  )
    return undefined;
  const options = optionsOf(context).filter(({ unit, there }) => {
    const transport = game.units[unit.embarked_in ?? ""];
    if (transport === undefined || transport.flags.moved === true) return false;
    return onTable(game, enemy).some(
      (foe) =>
        strikeAt(game, unit, foe) > strikeAt(game, foe, unit) / 2 &&
        gapBetween(spotsOf(there), spotsOf(foe)) <= moveOf(game, unit) + CHARGE,
    );
  });
  return chosen(context, options, ({ value }) => value.total);
}

/** What a charge reaches rather often. */
const CHARGE = 8;

function optionsOf(context: Context): readonly Option[] {
  const { game, looksAhead } = context;
  const drops = looksAhead && game.turn.phase === "DEPLOYMENT" ? dropsOf(context) : [];
  const found = drops.length > 0 ? drops : candidates(game, "SET_UP", MOST_PLACES);
  return found.map((action) => {
    const unit = game.units[action.actor_unit_id]!;
    const there = movedTo(unit, action.payload.positions);
    const after = { shoots: true, charges: unit.embarked_in === null, acts: true };
    return { action, unit, there, value: placeValue(context, unit, there, after) };
  });
}

/** Anyone who rides stays inside where nothing is to be won outside; from reserve everybody comes. */
function isWorthIt(context: Context, { unit, value }: Option): boolean {
  const { game, caution, lasting } = context;
  if (unit.embarked_in === null || game.tasks.length > 0) return true;
  const inside = positionValue(context, asIf(game, unit), new Map());
  const won = value.markers - inside.markers + value.cards - inside.cards;
  return won + value.fire > caution * lasting * value.danger.points;
}

function chosen(
  { game, player }: Context,
  options: readonly Option[],
  worth: (option: Option) => number,
): Decision | undefined {
  let best: Option | undefined;
  for (const option of options) if (best === undefined || worth(option) > worth(best)) best = option;
  if (best === undefined) return undefined;
  const { action, unit, there, value } = best;
  const at = controlAt(asIf(game, there), there, player);
  const place =
    at !== undefined
      ? PLACES.holds(at.name, at.own, at.theirs)
      : value.fire > value.attraction
        ? PLACES.shoots(value.fire)
        : PLACES.near;
  if (game.turn.phase === "DEPLOYMENT") return { action, why: WHY.setUp(unit.name, place) };
  const why = unit.embarked_in === null ? WHY.arrives(unit.name, place) : WHY.getsOut(unit.name, place);
  return { action, why };
}

/** Leaders join the largest unit that they may lead. */
export function thinkOfAttaching({ game }: Context): Decision | undefined {
  const size = ({ payload }: Action & { type: "ATTACH" }) =>
    Object.keys(game.units[payload.unit_id]!.models).length;
  const [action] = [...candidates(game, "ATTACH")].sort((a, b) => size(b) - size(a));
  return action === undefined
    ? undefined
    : { action, why: WHY.attach(game.units[action.payload.unit_id]!.name) };
}

/** A Dedicated Transport that begins empty is lost: somebody rides in it. */
export function thinkOfEmbarking({ game }: Context): Decision | undefined {
  for (const action of candidates(game, "EMBARK")) {
    const { transport_unit_id } = action.payload;
    const transport = game.units[transport_unit_id]!;
    const isEmpty = !Object.values(game.units).some(({ embarked_in }) => embarked_in === transport_unit_id);
    if (isEmpty && transport.keywords.includes("DEDICATED TRANSPORT")) {
      return { action, why: WHY.rides(transport.name) };
    }
  }
  return undefined;
}

/** Who walks slowly and may come down anywhere waits for the second round. */
const SLOW = 5;

/** A small army needs everybody on the table from the first turn. */
const MANY = 6;

export function thinkOfReserving({ game, player, looksAhead }: Context): Decision | undefined {
  if (!looksAhead || placement.unitsToDrop(game, player).length < MANY) return undefined;
  for (const action of candidates(game, "RESERVE")) {
    const unit = game.units[action.actor_unit_id]!;
    if (action.payload.kind === "DEEP_STRIKE" && moveOf(game, unit) <= SLOW) {
      return { action, why: WHY.reserve(unit.name) };
    }
  }
  return undefined;
}
