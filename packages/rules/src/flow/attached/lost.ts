import type { Change } from "../../game/change.ts";
import type { Model, Unit } from "../../game/document.ts";
import { someModelHas } from "../../game/every-model.ts";
import { isCharacter, statOf } from "../../game/unit.ts";

/** The ability by which destroyed models come back. */
export const GROT_ORDERLY = "GROT ORDERLY";

/** A bodyguard model is destroyed: where somebody can bring such models back, it is kept as it was before the battle. */
export function rememberLost(change: Change, unit: Unit, model: Model): void {
  if (unit.parts === undefined || isCharacter(unit, model) || !someModelHas(unit, GROT_ORDERLY)) return;
  const whole: Model = { ...model, wounds: statOf(unit, model, "wounds"), position: null };
  change.set(`units.${unit.id}.lost.${model.id}`, whole);
}
