import { type Game, PHASES, type PlayerId } from "@gunline/rules";
import type { Entry } from "../../table/table.ts";
import { words } from "../../words/english.ts";

const text = words.feed;

/** Said large and for a second: whose turn begins, in which round, and what the dice before the battle have decided. */
export interface Banner {
  readonly side: PlayerId;
  readonly title: string;
  readonly note: string;
}

/** There the sides set up by turns, and each drop says whose it is. */
const [BEFORE_BATTLE] = PHASES;

/** `viewer`: for whom the page is shown. */
export function bannerOf(before: Game, now: Game, { result }: Entry, viewer: PlayerId | null): Banner | null {
  for (const line of result.log) {
    if (line.line === "attacker") {
      const title = line.player === viewer ? text.attackerIsYou : text.attacker(nameIn(now, line.player));
      return { side: line.player, title, note: "" };
    }
  }
  const first = result.log.find((line) => line.line === "first_turn");
  const { round, active_player: side } = now.turn;
  const isNew = before.turn.round !== round || before.turn.active_player !== side;
  if (now.result !== null || (first === undefined && !isNew)) return null;
  if (first !== undefined) {
    const title = first.player === viewer ? text.firstTurnIsYours : text.firstTurn(nameIn(now, first.player));
    return { side: first.player, title, note: text.round(round) };
  }
  if (now.turn.phase === BEFORE_BATTLE) return null;
  const title = side === viewer ? text.yourTurn : text.turnOf(nameIn(now, side));
  return { side, title, note: text.round(round) };
}

function nameIn({ players }: Game, player: PlayerId): string {
  return players[player].name;
}
