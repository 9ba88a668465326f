import type { Change } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import { isFixed } from "../../game/edition.ts";
import { lookup } from "../../game/lookup.ts";
import { PLAYER_IDS } from "../../game/player.ts";
import { missionPlay } from "../mission-play.ts";

/**
 * What the rest of the document knows by the id of an Attached unit goes on for what is left of it (OB-7). What a unit
 * carries itself (flags, effects, its Action) each part takes along; everything that names a unit from outside stands here.
 */

export type UnitPart = NonNullable<Unit["parts"]>[number];

/** A part with the id that it has from now on. */
export interface PartAlone {
  readonly id: string;
  readonly part: UnitPart;
}

export function followParts(change: Change, unit: Unit, parts: readonly PartAlone[]): void {
  const { game } = change;
  const ids = parts.map(({ id }) => id);
  followLists(change, game, unit.id, ids);
  missionPlay.value.followCards(change, unit.id, ids.slice(1));
  if (!isFixed(game, "ATTACHED_STATE")) return;
  const left = parts
    .filter(({ part }) => part.model_ids.some((id) => Object.hasOwn(unit.models, id)))
    .map(({ id }) => id);
  followUses(change, unit.id, left);
  followEffects(change, unit.id, left[0]!);
}

/** Which models took attacks, and which weapons are spent: models keep their ids. */
export function followModels(change: Change, game: Game, unitId: string, { id, part }: PartAlone): void {
  const mine = (modelId: string) => part.model_ids.includes(modelId);
  const allocated = lookup(game.allocated, unitId)?.filter(mine);
  if (allocated !== undefined) change.set(`allocated.${id}`, allocated);
  const spent = Object.entries(lookup(game.spent, unitId) ?? {}).filter(([modelId]) => mine(modelId));
  if (id !== unitId && spent.length > 0) change.set(`spent.${id}`, Object.fromEntries(spent));
}

/** Lists of units: who has charged or was passed over, who stood on an objective, who fights in the first step. */
function followLists(change: Change, game: Game, unitId: string, ids: readonly string[]): void {
  const { charges, shooting, mission, turn } = game;
  const lists: Readonly<Record<string, readonly string[] | undefined>> = {
    "charges.tried_unit_ids": charges.tried_unit_ids,
    "charges.skipped_unit_ids": charges.skipped_unit_ids,
    "shooting.skipped_unit_ids": shooting.skipped_unit_ids,
    "mission.turn_start.on_objective": mission?.turn_start?.on_objective,
    "turn.fight.began": isFixed(game, "ATTACHED_STATE") ? turn.fight?.began : undefined,
  };
  for (const [path, list] of Object.entries(lists)) {
    if (list?.includes(unitId)) change.set(path, [...new Set([...list, ...ids])]);
  }
}

/** What the unit has used up, what is left of it has used up. */
function followUses(change: Change, unitId: string, left: readonly string[]): void {
  for (const player of PLAYER_IDS) {
    const { used } = change.game.players[player];
    if (left.includes(unitId) || !used.some(({ unit_id }) => unit_id === unitId)) continue;
    const followed = used.flatMap((use) =>
      use.unit_id === unitId ? left.map((unit_id) => ({ ...use, unit_id })) : [use],
    );
    change.set(`players.${player}.used`, followed);
  }
}

/** Effects that end with the attacks of the unit end with those of what is left of it. */
function followEffects(change: Change, unitId: string, leftId: string): void {
  if (leftId === unitId) return;
  for (const { id, effects } of Object.values(change.game.units)) {
    if (!effects?.some(({ unit_id }) => unit_id === unitId)) continue;
    const followed = effects.map((one) => (one.unit_id === unitId ? { ...one, unit_id: leftId } : one));
    change.set(`units.${id}.effects`, followed);
  }
}
