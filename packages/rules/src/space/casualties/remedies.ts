import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { modelName } from "../../game/names.ts";
import type { CoherencyNumbers } from "../../game/numbers.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { isCharacter, isOnTable, modelsOf } from "../../game/unit.ts";
import { importanceIn } from "./importance.ts";
import { coreOf, fewestToGo, groupsOf, linksIn } from "./links.ts";

/** A unit that is out of coherency as a turn ends, and the models that its owner may take away for it (OB-6). */

export function isOutOfCoherency(game: Pick<Game, "ruleset">, unit: Unit): boolean {
  return isOnTable(unit) && toGo(unit, new Set(), numbersOf(game).coherency) > 0;
}

/** How many models have to go at least once these are gone. */
function toGo(unit: Unit, gone: ReadonlySet<string>, coherency: CoherencyNumbers): number {
  return fewestToGo(
    linksIn(unit, coherency),
    modelsOf(unit).map(({ id }) => !gone.has(id)),
    coherency,
  );
}

/** Why the owner cannot take away these models, one after the other: until the unit is coherent, and no more. */
export function removalRefusals(
  game: Pick<Game, "ruleset">,
  unit: Unit,
  modelIds: readonly string[],
): readonly Refusal[] {
  const { coherency } = numbersOf(game);
  const gone = new Set<string>();
  for (const id of modelIds) {
    if (!Object.hasOwn(unit.models, id) || gone.has(id)) {
      return [refusal("UNKNOWN_MODEL", "GD-7", { unit: unit.name, id }, { unit_id: unit.id, model_id: id })];
    }
    if (toGo(unit, gone, coherency) === 0) {
      const details = { unit: unit.name, model: modelName(unit, id) };
      return [refusal("MORE_THAN_NEEDED", "OB-6", details, { unit_id: unit.id, model_id: id })];
    }
    gone.add(id);
  }
  const count = toGo(unit, gone, coherency);
  if (count === 0) return [];
  return [refusal("STILL_OUT_OF_COHERENCY", "OB-6", { unit: unit.name, count }, { unit_id: unit.id })];
}

/**
 * Models that may go so that the rest is coherent, in several ways, each in an order in which they can go. The first is
 * proposed: it costs the fewest CHARACTERs, then the fewest models, then those that are missed least.
 */
export function remediesFor(game: Pick<Game, "ruleset">, unit: Unit): readonly (readonly string[])[] {
  const { coherency } = numbersOf(game);
  const models = modelsOf(unit);
  const all = models.map(() => true);
  const links = linksIn(unit, coherency);
  const importance = importanceIn(unit);
  const ways = groupsOf(links, all).flatMap((group) => {
    const others = models.flatMap((_, slot) => (group.includes(slot) ? [] : [slot]));
    return trimmings(unit, group, coherency).map((trimmed) => [...others, ...trimmed]);
  });
  const sum = (slots: readonly number[], value: (slot: number) => number) =>
    slots.reduce((total, slot) => total + value(slot), 0);
  const characters = (slot: number) => (isCharacter(unit, models[slot]!) ? 1 : 0);
  const missed = (slot: number) => importance(slot, all);
  const ranked = ways.sort(
    (a, b) =>
      sum(a, characters) - sum(b, characters) || a.length - b.length || sum(a, missed) - sum(b, missed),
  );
  const byIds = new Map<string, readonly string[]>();
  for (const way of ranked) {
    const ids = way.map((slot) => models[slot]!.id);
    const key = [...ids].sort().join("\n");
    if (!byIds.has(key)) byIds.set(key, ids);
  }
  return [...byIds.values()];
}

/** Whom a linked group itself has to lose to be coherent: in a large one everybody needs two neighbours. */
function trimmings(
  unit: Unit,
  group: readonly number[],
  coherency: CoherencyNumbers,
): readonly (readonly number[])[] {
  const { largeUnit } = coherency;
  if (group.length < largeUnit) return [[]];
  const core = coreOf(linksIn(unit, coherency), group, coherency);
  if (core.length === group.length) return [[]];
  if (core.length >= largeUnit) return [group.filter((slot) => !core.includes(slot))];
  return [trimmed(unit, [...group].reverse(), coherency), trimmed(unit, group, coherency)];
}

/** Down to the size that is not large any more, the least missed first; what is left stays linked. */
function trimmed(unit: Unit, group: readonly number[], coherency: CoherencyNumbers): readonly number[] {
  const links = linksIn(unit, coherency);
  const importance = importanceIn(unit);
  const living = modelsOf(unit).map((_, slot) => group.includes(slot));
  const gone: number[] = [];
  while (group.length - gone.length >= coherency.largeUnit) {
    const loose = group.filter((slot) => {
      if (!living[slot]!) return false;
      living[slot] = false;
      const stays = groupsOf(links, living).length === 1;
      living[slot] = true;
      return stays;
    });
    const [next] = loose.sort((a, b) => importance(a, living) - importance(b, living));
    living[next!] = false;
    gone.push(next!);
  }
  return gone;
}
