import type { Command } from "@gunline/link";

/** A change of settings is a step, of which there are fewer than lines of chat. */
const SETTINGS_COST = 20;

/** How much of `LIMITS.chatAndOffers` a command uses up of its seat: play and its endings use none. */
export function chatAndOffersUsedBy(command: Command): number {
  switch (command.type) {
    case "chat":
    case "offer_undo":
    case "offer_end":
    case "withdraw":
    case "seal":
    case "agree":
    case "rematch":
      return 1;
    case "act":
      return (command.action as { readonly type?: unknown }).type === "CHANGE_SETTINGS" ? SETTINGS_COST : 0;
    case "answer_undo":
    case "resign":
    case "claim_absence":
      return 0;
  }
}
