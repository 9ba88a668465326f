import { socket } from "../base/socket.ts";
import type { Draft } from "./draft.ts";
import type { Keyword } from "./keyword.ts";
import type { Volley } from "./volley.ts";

/** What the books bring for weapons. */
export interface KeywordBook {
  /** Every weapon keyword that is automated, in the order in which indicators are shown. */
  readonly keywords: readonly Keyword[];
  /** What the situation, the target or the players do to an attack, rather than a weapon keyword. */
  readonly situations: readonly Situation[];
  /** Those of shooting only (FI-24). */
  readonly shootingSituations: readonly Situation[];
}

export type Situation = (volley: Volley, draft: Draft) => void;

export const keywordBook = socket<KeywordBook>("keywords");
