import type { Change } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import { place } from "../../game/measure/placed.ts";
import { modelName } from "../../game/names.ts";
import type { CoherencyNumbers } from "../../game/numbers.ts";
import { opponentOf } from "../../game/player.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { isCharacter, isOnTable, modelsOf } from "../../game/unit.ts";
import { isOutOfCoherency } from "../../space/casualties/remedies.ts";
import { isOwnersChoice } from "../../space/casualties/whose-choice.ts";
import { areNeighbours, neighboursNeeded } from "../../space/move/coherency.ts";
import { destroyModel } from "../destroy.ts";

/** At the end of a turn units that are not in coherency lose models until one coherent group is left (OB-6). */
export function cleanUp(change: Change): void {
  for (const unit of inOrder(change.game)) if (isOnTable(unit)) keepOneGroup(change, unit);
}

/** Whether the end of the turn still costs some unit models. */
export function isCleanUpLeft(game: Game): boolean {
  return unitToCleanUp(game) !== undefined;
}

/** One unit loses models, or its owner is asked which; nothing where all are coherent. */
export function cleanUpNext(change: Change): void {
  const { game } = change;
  const unit = unitToCleanUp(game);
  if (unit === undefined) return;
  if (isOwnersChoice(game, unit.id)) change.push({ type: "coherency", unit_id: unit.id });
  else keepOneGroup(change, unit);
}

function unitToCleanUp(game: Game): Unit | undefined {
  return inOrder(game).find((unit) => isOutOfCoherency(game, unit));
}

/** All units, those of the player whose turn ends first. */
function inOrder({ turn, units }: Game): readonly Unit[] {
  const all = Object.values(units);
  return [turn.active_player, opponentOf(turn.active_player)].flatMap((player) =>
    all.filter(({ owner }) => owner === player),
  );
}

export function keepOneGroup(change: Change, unit: Unit): void {
  const kept = new Set(groupToKeep(unit, numbersOf(change.game).coherency));
  loseModels(
    change,
    unit,
    Object.keys(unit.models).filter((id) => !kept.has(id)),
  );
}

/** They are destroyed and trigger nothing. */
export function loseModels(change: Change, unit: Unit, modelIds: readonly string[]): void {
  if (modelIds.length === 0) return;
  const model_names = modelIds.map((id) => modelName(unit, id));
  change.story.addLine({ line: "out_of_coherency", unit_id: unit.id, model_names });
  for (const id of modelIds) destroyModel(change, unit.id, id);
}

/** The coherent group with most CHARACTERs, then most models, then the lowest id: nobody is asked. */
function groupToKeep(unit: Unit, coherency: CoherencyNumbers): readonly string[] {
  const characters = (group: readonly string[]) =>
    group.filter((id) => isCharacter(unit, unit.models[id]!)).length;
  const [best] = coherentGroups(unit, coherency)
    .map((group) => [...group].sort())
    .sort(
      (a, b) =>
        characters(b) - characters(a) || b.length - a.length || (a[0]! < b[0]! ? -1 : a[0]! > b[0]! ? 1 : 0),
    );
  return best ?? [];
}

function coherentGroups(unit: Unit, coherency: CoherencyNumbers): readonly (readonly string[])[] {
  const placed = new Map(modelsOf(unit).map((model) => [model.id, place(unit, model)]));
  const near = new Map(
    [...placed].map(([id, one]) => {
      const others = [...placed].filter(
        ([other, base]) => other !== id && areNeighbours(one, base, coherency),
      );
      return [id, others.map(([other]) => other)];
    }),
  );
  const groups: string[][] = [];
  const seen = new Set<string>();
  for (const first of placed.keys()) {
    if (seen.has(first)) continue;
    const group = [first];
    seen.add(first);
    // Grows while it is walked.
    for (const id of group) {
      for (const other of near.get(id)!) {
        if (seen.has(other)) continue;
        seen.add(other);
        group.push(other);
      }
    }
    groups.push(pruned(unit, group, near, coherency));
  }
  return groups;
}

/**
 * A large group in which somebody has too few neighbours loses such models one by one, CHARACTERs last and then from the
 * highest id down: who has a single neighbour stands at an end, so that the group never falls apart.
 */
function pruned(
  unit: Unit,
  group: readonly string[],
  near: ReadonlyMap<string, readonly string[]>,
  coherency: CoherencyNumbers,
): string[] {
  const left = new Set(group);
  for (;;) {
    const needed = neighboursNeeded(left.size, coherency);
    const alone = [...left].filter((id) => near.get(id)!.filter((other) => left.has(other)).length < needed);
    if (alone.length === 0) return [...left];
    const plain = alone.filter((id) => !isCharacter(unit, unit.models[id]!));
    left.delete((plain.length > 0 ? plain : alone).sort().at(-1)!);
  }
}
