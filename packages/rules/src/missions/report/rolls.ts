import { chargeOdds } from "../../flow/phases/charge/odds.ts";
import type { PlayerId } from "../../game/player.ts";
import type { Played } from "./played.ts";

/** A roll that succeeds or does not: of a charge, or one save. */
export interface Roll {
  readonly moment: number;
  readonly player: PlayerId;
  readonly unit_id: string;
  readonly chance: number;
  readonly made: boolean;
}

/** Charge rolls: made where the dice allowed a move that reaches, whether or not it was made. A roll made again is another. */
export function chargesOf(played: readonly Played[]): readonly Roll[] {
  return played.flatMap(({ before, result, moment }) =>
    result.dice.flatMap((block): Roll[] => {
      const isCharge = block.context === "charge_roll";
      const isAgain = block.context === "re_roll" && block.of === "charge_roll";
      if (!isCharge && !isAgain) return [];
      const unit = before.units[block.unit_id];
      const targets = before.charges.pending[block.unit_id]?.targets;
      if (unit === undefined || targets === undefined) return [];
      const outlook = chargeOdds(before, unit, targets);
      if (!outlook.ok) return [];
      const { rolls, probability: chance = 0 } = outlook.value;
      const sum = block.rolls_raw.reduce((all, face) => all + face, 0);
      return [{ moment, player: unit.owner, unit_id: unit.id, chance, made: rolls[sum]?.possible === true }];
    }),
  );
}

/** Saves, one by one. A save that was rolled again counts as it first fell. */
export function savesOf(played: readonly Played[]): readonly Roll[] {
  return played.flatMap(({ before, result, moment }) =>
    result.dice.flatMap((block): readonly Roll[] => {
      if (block.context !== "save") return [];
      const { target_unit_id: unit_id, threshold, rolls_raw } = block;
      const player = before.units[unit_id]?.owner;
      if (player === undefined) return [];
      // A 1 always fails.
      const needed = Math.max(threshold, 2);
      const chance = Math.max(7 - needed, 0) / 6;
      return rolls_raw.map((face) => ({ moment, player, unit_id, chance, made: face >= needed }));
    }),
  );
}
