import type { Change } from "../game/change.ts";
import type { Effect, EffectEnd } from "../game/effects.ts";
import type { PlayerId } from "../game/player.ts";
import type { EffectRow } from "./effect.ts";
import { writeEffects } from "./write.ts";

/** Puts a unit under an effect until its end. The same again is the same: the new one takes the place of the old. */
export function giveEffect(
  change: Change,
  unitId: string,
  row: EffectRow,
  player: PlayerId,
  until: EffectEnd,
  about: Pick<Effect, "model_id" | "unit_id" | "objective_id"> = {},
  /** Whether it is another one for each unit that it is about, or each time. */
  which: "ONE" | "EACH" | "STACKS" = "ONE",
): void {
  const { effects = [] } = change.game.units[unitId]!;
  const others = effects.filter(
    ({ effect, model_id, unit_id }) =>
      which === "STACKS" ||
      effect !== row.id ||
      model_id !== about.model_id ||
      (which === "EACH" && unit_id !== about.unit_id),
  );
  const given: Effect = { effect: row.id, source: row.source, player, until, ...about };
  writeEffects(change, unitId, [...others, given]);
}
