import type { Game } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import type { ActiveCard, CardId, Mode } from "../../game/secondaries.ts";
import type { Points } from "../scoring/award.ts";
import type { Fallen, Kill } from "../scoring/losses.ts";

/** A card in play: whose it is, and how it is played. */
export interface Held {
  readonly player: PlayerId;
  readonly mode: Mode;
  readonly card: ActiveCard;
}

/** What was lost since it was last looked at. */
export interface Losses {
  readonly kills: readonly Kill[];
  readonly fallen: readonly Fallen[];
}

/** What a card says, in our own words. */
interface CardWords {
  /** What it asks for; by how it is played where that differs. */
  readonly rule: string | Readonly<Record<Mode, string>>;
  /** How it stands and what is missing. */
  readonly progress: (game: Game, held: Held) => string;
}

/** What the computer expects of a card, in victory points. */
interface CardEstimate {
  /** What it brings on average in a turn. */
  readonly usual: number;
  /** Whether it asks for what is not on the table, or too far away by now. */
  readonly isHopeless?: (game: Game, player: PlayerId) => boolean;
  /** What is already under way for it and will be scored; undefined: nothing. */
  readonly underWay?: (game: Game, player: PlayerId) => number | undefined;
}

/** One secondary mission: one file, its id in `game/secondaries.ts`, one row of the book, one test. */
export interface Card {
  readonly id: CardId;
  /** As players name it. */
  readonly name: string;
  /** Whether it may be one of two that are kept all battle. */
  readonly fixed: boolean;
  /** The end of which turns it is looked at (SC-12): the own, the opponent's or the last one, or any. */
  readonly when: "OWN" | "OPPONENT" | "EITHER";
  /** As much as it can bring in one turn, at once by what it does most often; by how it is played where that differs. */
  readonly most: number | Readonly<Record<Mode, number>>;
  /** What it brings as such a turn ends. */
  readonly score: (game: Game, held: Held) => Points;
  /** What it brings at once for what was just lost; where it does so it brings nothing as the turn ends. */
  readonly atOnce?: (losses: Losses, held: Held) => Points;
  /** How it is played for `atOnce` to hold; absent: either way. */
  readonly atOnceAs?: Mode;
  /** At once, as much as counts in one turn. */
  readonly mostPerTurn?: number;
  /** Whether another may or must be drawn instead (SC-11). */
  readonly redraw?: (game: Game, player: PlayerId) => "MAY" | "MUST" | undefined;
  /** What the opponent is asked as it is drawn. */
  readonly asks?: "ALPHA" | "OBJECTIVE";
  readonly words: CardWords;
  readonly estimate: CardEstimate;
}

export function scoresAtOnce({ atOnce, atOnceAs }: Card, mode: Mode): boolean {
  return atOnce !== undefined && (atOnceAs === undefined || atOnceAs === mode);
}
