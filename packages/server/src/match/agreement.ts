import type { Agreement, Command } from "@gunline/link";
import type { PlayerId } from "@gunline/rules";
import { beginWaiting } from "./awaited.ts";
import { type Decision, refuse } from "./decision.ts";
import { type Match, notAgreed } from "./match.ts";

/**
 * What is not built in, both players have read before the battle. The server knows it by the hash of its review: who
 * agreed to another one, because an army has changed since, has not agreed.
 */

/** Who has agreed, of those who have and one more who says what was read. */
export function agreementWith(
  hash: string | null,
  before: Agreement | undefined,
  seat: PlayerId,
  read: string | undefined,
): Agreement | undefined {
  if (hash === null) return undefined;
  const agreed = before?.hash === hash ? before.agreed.filter((one) => one !== seat) : [];
  return { hash, agreed: read === hash ? [...agreed, seat] : agreed };
}

export function agree(
  match: Match,
  seat: PlayerId,
  { hash }: Extract<Command, { type: "agree" }>,
  now: number,
): Decision {
  const { agreement } = match.head;
  if (agreement === undefined) return refuse("NOTHING_TO_AGREE", "Everything is built in at this table.");
  if (hash !== agreement.hash)
    return refuse("OTHER_AGREEMENT", "What there is to agree to has changed: read it again.");
  if (agreement.agreed.includes(seat)) return refuse("AGREED", "You have agreed already.");
  const agreed = [...agreement.agreed, seat];
  const head = { ...match.head, agreement: { ...agreement, agreed } };
  // With the last agreement the battle begins, and so does the time of the player who acts first.
  const next = notAgreed(head).length === 0 ? beginWaiting(head, now) : head;
  return { ok: true, match: { ...match, head: next, updated: now } };
}
