import type { PlayerId } from "@gunline/rules";
import { LIMITS } from "../limits.ts";
import { cleanLine } from "../text.ts";
import { type Decision, refuse } from "./decision.ts";
import type { Match } from "./match.ts";

export function chat(match: Match, seat: PlayerId, text: string, now: number): Decision {
  const cleaned = cleanLine(text, LIMITS.chatLength);
  if (cleaned === "") return refuse("EMPTY", "There is nothing to say in that line.");
  const n = match.chatted + 1;
  return {
    ok: true,
    match: { ...match, chatted: n, updated: now },
    chat: { n, seat, text: cleaned, at: now },
  };
}
