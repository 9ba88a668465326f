import { type Game, type PlayerId, placement, type Unit } from "@gunline/rules";
import { seatAt } from "../../online/seats.ts";
import { sessionNow } from "../../online/store.ts";
import { choose as chooseAt, stateNow } from "../../table/moment.ts";
import type { Beginning, MomentState } from "../../table/moment-state.ts";

/** Battle formations as they are chosen, in secret. */

const known = new WeakMap<Game, Partial<Record<PlayerId, readonly placement.Formation[]>>>();

export function formationsNow(game: Game, player: PlayerId): readonly placement.Formation[] {
  const answers = known.get(game) ?? {};
  known.set(game, answers);
  answers[player] ??= placement.formationsOf(game, player);
  return answers[player];
}

/** How a unit may begin, other than on the table. */
export function optionsOf(game: Game, unit: Unit): readonly Beginning[] {
  return formationsNow(game, unit.owner)
    .filter(({ actor_unit_id }) => actor_unit_id === unit.id)
    .map(beginningOf);
}

function beginningOf(action: placement.Formation): Beginning {
  switch (action.type) {
    case "ATTACH":
      return { as: "leader", of: action.payload.unit_id };
    case "EMBARK":
      return { as: "passenger", of: action.payload.transport_unit_id };
    case "RESERVE":
      return { as: "reserve", kind: action.payload.kind };
  }
}

/** As chosen, or as it usually would. */
export function beginningNow(
  game: Game,
  unit: Unit,
  { beginnings }: Pick<MomentState<"deployment">, "beginnings">,
): Beginning | null {
  const chosen = beginnings[unit.id];
  if (chosen !== undefined) return chosen;
  return listedBeginning(game, unit) ?? usualBeginning(game, unit);
}

/** Far apart: as one's own list says, which this browser keeps to itself. */
function listedBeginning(game: Game, unit: Unit): Beginning | undefined {
  const session = sessionNow();
  const of = session === null ? undefined : seatAt(session.game)?.leads?.[unit.id];
  return optionsOf(game, unit).find((one) => one.as === "leader" && one.of === of);
}

/** A leader leads the unit before it in the list; the first that fits rides where a transport must not be empty. */
function usualBeginning(game: Game, unit: Unit): Beginning | null {
  const ids = Object.keys(game.units);
  const before = ids[ids.indexOf(unit.id) - 1];
  const options = optionsOf(game, unit);
  const led = options.find((one) => one.as === "leader" && one.of === before);
  if (led !== undefined) return led;
  return options.find((one) => one.as === "passenger" && firstFor(game, one.of) === unit.id) ?? null;
}

/** The unit that rides in a transport which may not begin empty, unless told otherwise (DE-6). */
function firstFor(game: Game, transportId: string): string | undefined {
  const transport = game.units[transportId]!;
  if (!transport.keywords.some((keyword) => keyword.toUpperCase() === DEDICATED)) return undefined;
  const riders = formationsNow(game, transport.owner).flatMap((one) =>
    one.type === "EMBARK" && one.payload.transport_unit_id === transportId ? [one.actor_unit_id] : [],
  );
  const leaders = formationsNow(game, transport.owner).flatMap((one) =>
    one.type === "ATTACH" ? [one.actor_unit_id] : [],
  );
  return riders.find((id) => !leaders.includes(id));
}

const DEDICATED = "DEDICATED TRANSPORT";

/** What the choice of one unit leaves of the others: a unit is led once. */
export function isTaken(
  game: Game,
  unit: Unit,
  option: Beginning,
  view: Pick<MomentState<"deployment">, "beginnings">,
): boolean {
  if (option.as !== "leader") return false;
  return Object.values(game.units).some((other) => {
    if (other.id === unit.id || other.owner !== unit.owner) return false;
    const theirs = beginningNow(game, other, view);
    return theirs?.as === "leader" && theirs.of === option.of;
  });
}

export function choose(unitId: string, beginning: Beginning | null): void {
  const { beginnings } = stateNow("deployment");
  chooseAt("deployment", { beginnings: { ...beginnings, [unitId]: beginning } });
}

/** All that a side has chosen, as the referee is told it: the secondary missions, and how units begin. */
export function declaredBy(game: Game, player: PlayerId): readonly placement.Declared[] {
  const state = stateNow("deployment");
  const cards = state.chosenCards[player];
  const own = Object.values(game.units).filter(({ owner }) => owner === player);
  return [
    ...(cards === undefined ? [] : [{ type: "CHOOSE_SECONDARIES" as const, payload: cards }]),
    ...own.flatMap((unit) => actionOf(unit, beginningNow(game, unit, state)) ?? []),
  ];
}

function actionOf({ id }: Unit, beginning: Beginning | null): placement.Formation | undefined {
  switch (beginning?.as) {
    case "leader":
      return { type: "ATTACH", actor_unit_id: id, payload: { unit_id: beginning.of } };
    case "passenger":
      return { type: "EMBARK", actor_unit_id: id, payload: { transport_unit_id: beginning.of } };
    case "reserve":
      return { type: "RESERVE", actor_unit_id: id, payload: { kind: beginning.kind } };
    default:
      return undefined;
  }
}
