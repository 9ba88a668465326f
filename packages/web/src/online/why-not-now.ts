import type { Problem, TableState } from "@gunline/link";
import type { Action } from "@gunline/rules";
import { awaitedElsewhere } from "./awaited.ts";

/**
 * Why an action cannot be sent to the server now; undefined where it can. The server has the last word: this spares it
 * what it would refuse anyway. None of it breaks a rule of the game, so that none is cited.
 */
export function whyNotNow(state: TableState | undefined, action: Action): Problem | undefined {
  if (state === undefined || state.view === null)
    return { code: "AWAY", message: "The table is not here yet." };
  const { you, view, link } = state;
  if (you === "watch" || you === null)
    return { code: "WATCHING", message: "You are watching; players alone can act." };
  // Said now, it would be done at a time that nobody chose.
  if (link === "away")
    return { code: "AWAY", message: "The server cannot be reached at the moment; trying again." };
  if (view.status.state === "over") return { code: "OVER", message: "This game is over." };
  if (!view.seats.p1.claimed || !view.seats.p2.claimed) {
    const message = "Your opponent has not joined yet: send the link that is shown in the panel.";
    return { code: "ALONE", message };
  }
  const awaited = awaitedElsewhere(state);
  if (action.type === "CHANGE_SETTINGS" || awaited === undefined) return undefined;
  return { code: "NOT_YOUR_TURN", message: `The table waits for ${awaited.name}: ${awaited.what}.` };
}
