import type { ActionMade } from "@gunline/link";
import { documents, isUndoable, type PlayerId } from "@gunline/rules";
import { LIMITS } from "../limits.ts";
import { type Decision, refuse } from "./decision.ts";
import type { Chosen, Head, Match } from "./match.ts";

/**
 * Choices that draw no die can be made and undone without end. They do not count towards the length of a game, or one
 * player could fill it; each seat has so many of its own.
 */

const NONE: Chosen = { phase: "", inPhase: 0, all: 0, bytes: 0 };

/** Whether a step is one of them, or undoes one. `before`: the match without it. */
export function isChoice({ document }: Match, { action: { type }, cursor }: ActionMade): boolean {
  return type === "UNDO" || (isUndoable(type) && cursor === document.rng.cursor);
}

/** Steps of a match that count towards its length. */
export function lengthOf({ seq, head }: Match): number {
  return seq - chosenBy(head, "p1").all - chosenBy(head, "p2").all;
}

export function choosingRefusal(match: Match, seat: PlayerId): Decision | undefined {
  const { inPhase, all, bytes } = chosenIn(match, seat);
  const many = (count: number) => count.toLocaleString("en");
  const goOn = "Go on with what stands.";
  if (inPhase >= LIMITS.choicesPerPhase) {
    const message = `You have chosen and undone ${many(LIMITS.choicesPerPhase)} times in this phase. ${goOn}`;
    return refuse("TOO_MANY_CHOICES", message);
  }
  if (all < LIMITS.choices && bytes < LIMITS.choicesBytes) return undefined;
  return refuse("TOO_MANY_CHOICES", `You have chosen and undone too often in this game. ${goOn}`);
}

/** The head with one more choice of a seat. */
export function withChoice(match: Match, seat: PlayerId): Head {
  const chosen = chosenIn(match, seat);
  return withChosen(match.head, seat, { ...chosen, inPhase: chosen.inPhase + 1, all: chosen.all + 1 });
}

/** The head with what a choice takes on disk. */
export function withChoiceBytes(head: Head, seat: PlayerId, bytes: number): Head {
  const chosen = chosenBy(head, seat);
  return withChosen(head, seat, { ...chosen, bytes: chosen.bytes + bytes });
}

function withChosen(head: Head, seat: PlayerId, chosen: Chosen): Head {
  return { ...head, choices: { ...head.choices, [seat]: chosen } };
}

function chosenBy({ choices }: Head, seat: PlayerId): Chosen {
  return choices?.[seat] ?? NONE;
}

/** Of a seat by now: what it has chosen in an earlier phase counts for the game alone. */
function chosenIn({ head, document }: Match, seat: PlayerId): Chosen {
  const chosen = chosenBy(head, seat);
  const { round, active_player, phase } = document.turn;
  // In deployment players take turns at setting up, all in one phase.
  const now = documents.isBeforeBattle(document) ? phase : `${round} ${active_player} ${phase}`;
  return chosen.phase === now ? chosen : { ...chosen, phase: now, inPhase: 0 };
}
