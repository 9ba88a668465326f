import { normaliseKeyword } from "../../base/keyword.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { RuleId } from "../../base/rule.ts";
import type { Game, Model, Unit } from "../../game/document.ts";
import { isDestroyed, modelHasKeyword, modelsOf } from "../../game/unit.ts";
import { passengersOf } from "./passengers.ts";

/** Who may be inside a transport, and how many of them (TR-1). */

type Transport = NonNullable<Unit["transport"]>;

/** Why the unit cannot be inside the transport, wherever both of them are. */
export function roomRefusals(game: Game, unit: Unit, transport: Unit): readonly Refusal[] {
  const about = { unit_id: unit.id, target_unit_id: transport.id };
  const names = { unit: unit.name, transport: transport.name };
  if (transport.owner !== unit.owner)
    return [refusal("NOT_YOUR_UNIT", "TR-1", { unit: transport.name }, about)];
  const kind = transport.transport;
  if (kind === null || transport === unit) return [refusal("NO_TRANSPORT", "TR-1", names, about)];
  if (isDestroyed(transport)) return [refusal("UNIT_DESTROYED", "TR-1", { unit: transport.name }, about)];
  const barred = modelsOf(unit).find((model) => !mayRide(unit, model, kind));
  if (barred !== undefined) {
    return [
      refusal("CANNOT_CARRY", "TR-1", { ...names, model: barred.id }, { ...about, model_id: barred.id }),
    ];
  }
  const taken = passengersOf(game, transport)
    .filter((passenger) => passenger.id !== unit.id)
    .reduce((sum, passenger) => sum + roomOf(passenger, kind), 0);
  const needed = roomOf(unit, kind);
  const left = kind.capacity - taken;
  return needed <= left ? [] : [refusal("NO_SEATS", "TR-1", { ...names, needed, left }, about)];
}

/** Says so where every transport has something against the unit, whatever that is. */
export function nothingToBoard(
  game: Game,
  unit: Unit,
  refusals: (game: Game, unit: Unit, transport: Unit) => readonly Refusal[],
  rule: RuleId,
): readonly Refusal[] {
  if (Object.values(game.units).some((transport) => refusals(game, unit, transport).length === 0)) return [];
  return [refusal("NOTHING_TO_BOARD", rule, { unit: unit.name }, { unit_id: unit.id })];
}

/** How many places all models of the unit take. */
function roomOf(unit: Unit, { double }: Transport): number {
  const takes = (model: Model) => (double.some((words) => hasAllWords(unit, model, words)) ? 2 : 1);
  return modelsOf(unit).reduce((sum, model) => sum + takes(model), 0);
}

/** Whether it has one of the keywords that are carried, and none of those that are not. */
function mayRide(unit: Unit, model: Model, { carries, excludes }: Transport): boolean {
  const has = (words: string) => hasAllWords(unit, model, words);
  return (carries.length === 0 || carries.some(has)) && !excludes.some(has);
}

/** `ADEPTUS ASTARTES INFANTRY` is one keyword of that name, or several that make it up: ADEPTUS ASTARTES and INFANTRY. */
function hasAllWords(unit: Unit, model: Model, written: string): boolean {
  const words = normaliseKeyword(written).split(" ");
  return words.some((_, at) => {
    const length = at + 1;
    if (!modelHasKeyword(unit, model, words.slice(0, length).join(" "))) return false;
    return length === words.length || hasAllWords(unit, model, words.slice(length).join(" "));
  });
}
