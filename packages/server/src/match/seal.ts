import type { Command } from "@gunline/link";
import { type ActionType, missions, opponentOf, type PlayerId, placement } from "@gunline/rules";
import type { Acted } from "../referee/referee.ts";
import { lengthRefusal, stepTaken } from "./act.ts";
import { type Decision, refuse } from "./decision.ts";
import type { Match } from "./match.ts";
import type { Asked } from "./play.ts";

const CHOICE: ActionType = "CHOOSE_SECONDARIES";

type Seal = Extract<Command, { type: "seal" }>;

/**
 * Battle formations of one side, and its choice of secondary missions. They are judged at once, so that the reveal cannot fail, and lie with the host until the
 * other side has sealed too; the same step then tells both sides' to everybody (DE-4).
 */
export async function seal(
  match: Match,
  seat: PlayerId,
  { id, formations }: Seal,
  now: number,
  play: (asked: Asked) => Promise<Acted>,
): Promise<Decision> {
  const full = lengthRefusal(match);
  if (full !== undefined) return full;
  const { seed, head, document } = match;
  const declaring = placement.playersToDeclare(document);
  if (!declaring.includes(seat))
    return refuse("NOTHING_TO_SEAL", "There are no formations to be sealed now.");
  const isChosen = formations.some((one) => (one as { readonly type?: unknown }).type === CHOICE);
  // Anyone who left it open would choose with the other side's choice in sight (SC-10).
  if (missions.mayChooseSecondaries(document, seat) && !isChosen) {
    return refuse("SECONDARIES_FIRST", "Secondary missions are sealed together with the formations.");
  }
  const other = opponentOf(seat);
  const theirs = head.sealed?.[other];
  const seq = match.seq + 1;
  const declare = (payload: Readonly<Record<string, unknown>>) =>
    play({
      seat,
      id,
      seq,
      at: now,
      action: { type: "DECLARE_FORMATIONS", payload },
      seed,
      byHand: head.byHand === true,
      forBoth: true,
    });
  // By themselves first: what is refused beside the other side's would tell something of those.
  const alone = await declare({ [seat]: formations });
  if (!alone.ok) return alone;
  const isReveal = theirs !== undefined || !declaring.includes(other);
  if (!isReveal) {
    return { ok: true, match: { ...match, head: { ...head, sealed: { [seat]: formations } }, updated: now } };
  }
  const acted = theirs === undefined ? alone : await declare({ [seat]: formations, [other]: theirs });
  if (!acted.ok) return acted;
  const { sealed: _, ...opened } = head;
  return stepTaken({ ...match, head: opened }, acted, now);
}
