import { normaliseKeyword } from "../../base/keyword.ts";
import type { Change } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import { isCharacter, isDestroyed, keywordsOf, modelsOf, statOf } from "../../game/unit.ts";

/**
 * Who was lost in this round, as missions ask (SC-13): found by looking at the document before and after, so that no way
 * of dying can be forgotten. Leader and bodyguard count apart, each by its own keywords (OB-7).
 */

type Mission = NonNullable<Game["mission"]>;
export type Kill = NonNullable<Mission["kills"]>[number];
export type Fallen = NonNullable<Mission["fallen"]>[number];

/** Writes down what was lost since it was last asked; gives what is new. */
export function noteLosses(change: Change): {
  readonly kills: readonly Kill[];
  readonly fallen: readonly Fallen[];
} {
  const before = change.noted;
  const { game } = change;
  change.noted = game;
  if (game.mission === null || before.units === game.units) return { kills: [], fallen: [] };
  const kills: Kill[] = [];
  const fallen: Fallen[] = [];
  for (const unit of Object.values(before.units)) {
    const now = game.units[unit.id];
    if (now === unit || isDestroyed(unit) || isWreck(before, unit)) continue;
    const left = survivorsOf(before, game, unit);
    const gone = modelsOf(unit).filter(({ id }) => !left.has(id));
    if (gone.length === 0) continue;
    const turn = game.turn.active_player;
    for (const model of gone) {
      if (!isCharacter(unit, model)) continue;
      fallen.push({
        unit_id: unit.id,
        model_id: model.id,
        owner: unit.owner,
        turn,
        wounds: statOf(unit, model, "wounds"),
      });
    }
    kills.push(...killsOf(game, unit, left));
  }
  if (kills.length > 0) change.set("mission.kills", [...(game.mission.kills ?? []), ...kills]);
  if (fallen.length > 0) change.set("mission.fallen", [...(game.mission.fallen ?? []), ...fallen]);
  return { kills, fallen };
}

/** Whether it is a wreck that moves: it was written down when it was destroyed. */
function isWreck({ tasks }: Game, { id }: Unit): boolean {
  return tasks.some((task) => task.type === "side_move" && task.wreck === true && task.unit_id === id);
}

/** Models of the unit that live, in it or in what it has split into: parts know their models by the ids of the whole. */
function survivorsOf(before: Game, game: Game, unit: Unit): ReadonlySet<string> {
  const left = new Set(Object.keys(game.units[unit.id]?.models ?? {}));
  for (const part of unit.parts ?? []) {
    const apart = game.units[part.id];
    if (part.id === unit.id || apart === undefined || before.units[part.id] === apart) continue;
    const living = Object.keys(apart.models);
    for (const id of part.model_ids) {
      if (living.some((own) => own === id || id === `${part.id}_${own}`)) left.add(id);
    }
  }
  return left;
}

function killsOf(game: Game, unit: Unit, left: ReadonlySet<string>): readonly Kill[] {
  const common = {
    unit_id: unit.id,
    owner: unit.owner,
    turn: game.turn.active_player,
    on_objective: game.mission?.turn_start?.on_objective.includes(unit.id) ?? false,
  };
  const gone = (ids: readonly string[]) =>
    ids.some((id) => Object.hasOwn(unit.models, id)) && !ids.some((id) => left.has(id));
  if (unit.parts === undefined) {
    if (!gone(Object.keys(unit.models))) return [];
    const keywords = [...keywordsOf(unit)];
    return [
      { ...common, part: "WHOLE", keywords, strength: unit.starting_strength, wounds: startingWounds(unit) },
    ];
  }
  const whole = unit.parts.reduce((sum, { starting_strength }) => sum + starting_strength, 0);
  return unit.parts.flatMap((part): Kill[] => {
    if (!gone(part.model_ids)) return [];
    const keywords = part.keywords.map(normaliseKeyword);
    const bodyguard = !keywords.includes("CHARACTER");
    // With all of it gone the Attached unit counts whole; a bodyguard alone by its own strength.
    const strength = bodyguard && left.size === 0 ? whole : part.starting_strength;
    const wounds = part.stats.wounds * part.starting_strength;
    return [{ ...common, part: bodyguard ? "BODYGUARD" : "LEADER", keywords, strength, wounds }];
  });
}

/** What all models had at the start; of those long gone the unit's own Wounds are taken. */
function startingWounds(unit: Unit): number {
  const present = modelsOf(unit);
  const rest = Math.max(unit.starting_strength - present.length, 0) * unit.stats.wounds;
  return present.reduce((sum, model) => sum + statOf(unit, model, "wounds"), rest);
}
