import type { Game, inProgress } from "@gunline/rules";
import { chooseUse } from "../../table/moment.ts";
import { currentGame, currentTable } from "../../table/table.ts";
import { rollOnTable } from "../../table/under-way.ts";
import { notify } from "../../ui/notices.tsx";
import { words } from "../../words/english.ts";
import { chosenOf, keyOf, type Offer, offersNow, RE_ROLL } from "../reaction/offers.ts";

/** Dice on the table that their owner may roll again. */
export interface Rerollable {
  readonly roll: inProgress.PendingRoll;
  readonly offer: Offer;
}

export function rerollableIn(game: Game): Rerollable | undefined {
  const roll = rollOnTable(game);
  const offer = offersNow(game).find(({ id }) => id === RE_ROLL);
  return roll === undefined || offer === undefined ? undefined : { roll, offer };
}

/** Whether this die would be rolled again; of a roll that is one, all are. */
export function isChosenDie({ offer }: Rerollable, die: number, chosen: string | null): boolean {
  const { dice_index } = chosenOf(offer, chosen).payload;
  return dice_index === undefined || dice_index === die;
}

export function chooseDie({ offer }: Rerollable, die: number): void {
  const use = offer.uses.find(({ payload }) => payload.dice_index === die);
  if (use !== undefined) chooseUse(keyOf(use));
}

/** By the number keys: the first die is 1. */
export function chooseDieNumber(number: number): void {
  const rerollable = rerollableIn(currentGame());
  if (rerollable !== undefined) chooseDie(rerollable, number - 1);
}

/** After a re-roll: what lay there and what lies there now, for whoever has pressed the button. */
export function describeReroll(): void {
  const last = currentTable().entries.at(-1);
  const block = last?.result.dice.find(({ context }) => context === "re_roll");
  if (block?.context === "re_roll") notify(words.reRoll.told(block.before, block.rolls_raw));
}
