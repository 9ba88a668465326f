import type { Problem, TableState } from "@gunline/link";
import type { Action } from "@gunline/rules";
import { words } from "../words/english.ts";
import { awaitedElsewhere } from "./awaited.ts";

const own = words.online.wait;

/** What either player may do whoever is awaited: a change by hand is asked for, taken back and undone by both. */
const EITHER: ReadonlySet<Action["type"]> = new Set(["CHANGE_SETTINGS", "ADJUST", "DECLINE", "UNDO"]);

/**
 * Why an action cannot be sent to the server now; undefined where it can. The server has the last word: this spares it
 * what it would refuse anyway. None of it breaks a rule of the game, so that none is cited.
 */
export function whyNotNow(state: TableState | undefined, action: Action): Problem | undefined {
  if (state === undefined || state.view === null) return { code: "AWAY", message: own.notHereYet };
  const { you, view, link } = state;
  if (you === "watch" || you === null) return { code: "WATCHING", message: own.playersOnly };
  // Said now, it would be done at a time that nobody chose.
  if (link === "away") return { code: "AWAY", message: own.away };
  if (view.status.state === "over") return { code: "OVER", message: own.isOver };
  if (!view.seats.p1.claimed || !view.seats.p2.claimed) {
    return { code: "ALONE", message: own.sendLink };
  }
  const awaited = awaitedElsewhere(state);
  if (EITHER.has(action.type) || awaited === undefined) return undefined;
  return { code: "NOT_YOUR_TURN", message: own.notYourTurn(awaited.name, awaited.what) };
}
