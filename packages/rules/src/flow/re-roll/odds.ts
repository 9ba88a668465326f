import type { ActOdds } from "../../abilities/language/acts/odds.ts";
import type { Game } from "../../game/document.ts";
import { chargeOdds } from "../phases/charge/odds.ts";
import type { PendingRoll } from "./roll.ts";

/** What a roll on the table would come to if it were made again; undefined where that is a matter of taste. */
export function rerollOdds(game: Game, { unit_id, of, faces }: PendingRoll): ActOdds | undefined {
  if (of === "advance") {
    const chances = [0, ...Array<number>(6).fill(1 / 6)];
    return { what: "MOVE", unit_id, chances, without: exactly(faces[0]!) };
  }
  if (of !== "charge_roll") return undefined;
  const pending = game.charges.pending[unit_id];
  const unit = game.units[unit_id];
  if (pending === undefined || unit === undefined) return undefined;
  // As it was before the dice: the roll itself is what is asked about.
  const { distance: _, dice: __, ...declared } = pending;
  const charges = { ...game.charges, pending: { ...game.charges.pending, [unit_id]: declared } };
  const odds = chargeOdds({ ...game, charges } as Game, unit, pending.targets);
  if (!odds.ok) return undefined;
  const { rolls, probability = 0 } = odds.value;
  const isEnough = rolls[String(pending.distance ?? 0)]?.possible === true ? 1 : 0;
  return { what: "DIE", unit_id, chances: [1 - probability, probability], without: exactly(isEnough) };
}

const exactly = (number: number): readonly number[] => [...Array<number>(number).fill(0), 1];
