import type { AwaitedPlayer, TableState } from "@gunline/link";
import type { Game } from "@gunline/rules";
import { awaitedIn } from "../table/whose.ts";
import { words } from "../words/english.ts";

/** Somebody else whom a table waits for, by name, and what for, in words. */
interface Awaited {
  readonly name: string;
  readonly what: string;
}

/** Undefined where the table waits for us too, or for nobody. */
export function awaitedElsewhere({
  view,
  document,
  you,
}: Pick<TableState, "view" | "document" | "you">): Awaited | undefined {
  const first = view?.waiting[0];
  if (view == null || document === null || first === undefined) return undefined;
  if (view.waiting.some(({ player }) => player === you)) return undefined;
  return { name: view.seats[first.player].name, what: inWords(document, first) };
}

function inWords(document: Game, { for: waited }: AwaitedPlayer): string {
  const { opponentToJoin, agreement, formations } = words.online.wait;
  switch (waited.what) {
    case "opponent_to_join":
      return opponentToJoin;
    case "agreement":
      return agreement;
    case "formations":
      return formations;
    default:
      return awaitedIn(document);
  }
}
