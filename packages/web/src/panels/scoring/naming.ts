import type { Game } from "@gunline/rules";
import { nameForCard } from "../../table/commands.ts";
import { choose, stateNow } from "../../table/moment.ts";
import { currentGame, refuse } from "../../table/table.ts";
import { cardUnderWay } from "../../table/under-way.ts";
import { words } from "../../words/english.ts";

/** What is about to be named for a card, until it is said. */

/** As chosen, of what may be named; where nothing is left to choose, all of it. */
export function namedNow(game: Game, named: readonly string[]): readonly string[] {
  const question = cardUnderWay(game);
  if (question === undefined) return [];
  const { may, count } = question;
  return may.length === count ? may : named.filter((id) => may.includes(id)).slice(0, count);
}

/** Names it, or not; of one it is the last that counts. */
export function toggleNamed(id: string): void {
  const game = currentGame();
  const question = cardUnderWay(game);
  if (question === undefined || !question.may.includes(id)) return;
  const { count } = question;
  const now = namedNow(game, stateNow("card").named);
  if (count === 1) choose("card", { named: [id] });
  else if (now.includes(id)) choose("card", { named: now.filter((one) => one !== id) });
  else if (now.length < count) choose("card", { named: [...now, id] });
  else refuse([{ code: "ENOUGH", message: words.scoring.question.tooMany(count) }]);
}

export function sayNamed(): void {
  const game = currentGame();
  const question = cardUnderWay(game);
  const named = namedNow(game, stateNow("card").named);
  if (question === undefined || named.length !== question.count) return;
  if (question.ask === "OBJECTIVE") nameForCard({ objective_id: named[0]! });
  else nameForCard({ unit_ids: [...named] });
}
