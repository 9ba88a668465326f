import { rollExpression } from "../../attack/hit.ts";
import { parseDice } from "../../dice/expression.ts";
import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import { distance, isWithin, type Spread } from "../../game/measure/measure.ts";
import { placeAll } from "../../game/measure/placed.ts";
import { numbersOf } from "../../game/ruleset.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { isDestroyed } from "../../game/unit.ts";
import { mortalWounds } from "../mortal/inflict.ts";
import { stood } from "./stood.ts";

/** Deadly Demise (TR-10). */

type Aftermath = TaskOf<"aftermath">;

/** The die of the next destroyed model; on a six every unit near it will suffer. */
export function rollDemise(change: Change, task: Aftermath): void {
  const { story, dice } = change;
  const [next, ...demises] = task.demises;
  const { model, wounds } = next!;
  const { unit_id, model_id } = model;
  const face = dice.d6();
  const hit = face >= numbersOf(change.game).deadlyDemise.from ? unitsNear(change.game, stood(model)) : null;
  const block = story.roll({ context: "deadly_demise", unit_id, model_id, rolls_raw: [face], wounds });
  story.addLine({ line: "deadly_demise", unit_id, model_id, block, unit_ids: hit ?? [] });
  change.replace({ ...task, demises, blast: hit === null ? null : { model, wounds, unit_ids: hit } });
  if (hit !== null) change.occurs({ type: "demise_rolled", unit_id });
}

/** Every unit on the table near the place, friend or enemy, by id. */
export function unitsNear(game: Game, place: Spread): readonly string[] {
  const { inches } = numbersOf(game).deadlyDemise;
  return Object.values(game.units)
    .filter((unit) => placeAll(unit).some((one) => isWithin(distance(one, place), inches)))
    .map(({ id }) => id)
    .sort((a, b) => (a < b ? -1 : 1));
}

/** The next unit suffers: as many mortal wounds as are rolled for it. */
export function sufferBlast(change: Change, task: Aftermath): void {
  const { dice, story } = change;
  const { model, wounds: written, unit_ids } = task.blast!;
  const [unitId, ...rest] = unit_ids;
  change.replace({ ...task, blast: rest.length === 0 ? null : { ...task.blast!, unit_ids: rest } });
  if (unitId === undefined || isDestroyed(change.game.units[unitId]!)) return;
  const faces: number[] = [];
  const wounds = rollExpression(parseDice(written)!, dice, faces);
  if (faces.length > 0) {
    const { unit_id, model_id } = model;
    const about = { unit_id, model_id, hit_unit_id: unitId };
    story.roll({ context: "deadly_demise", ...about, rolls_raw: faces, wounds: written });
  }
  mortalWounds(change, unitId, wounds, "DEADLY_DEMISE", [stood(model)]);
}
