import type { Game } from "@gunline/rules";
import type { Hands } from "../../phases/row.ts";
import { momentOf } from "../../phases/rows.ts";
import { seenOf } from "../../table/moment.ts";
import type { View } from "../../table/view.ts";
import { words } from "../../words/english.ts";

interface Situation {
  readonly tool: "select" | "ruler";
  readonly isOurs: boolean;
  readonly hands: Hands;
}

const { hints } = words.table;

/** One line for somebody who wonders what to do now. */
export function hintFor(game: Game, view: View, { tool, isOurs, hands }: Situation): string {
  if (tool === "ruler") return hints.ruler[hands];
  if (game.result !== null) return words.end.hint;
  if (!isOurs) return hints.waiting[hands];
  return momentOf(game, view).hint(game, hands, seenOf(game, view));
}
