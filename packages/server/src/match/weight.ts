import { LIMITS } from "../limits.ts";
import { withChoiceBytes } from "./choices.ts";
import type { Decision } from "./decision.ts";
import type { Match } from "./match.ts";

type Made = Pick<Extract<Decision, { ok: true }>, "match" | "step" | "bytes" | "isChoice">;

/** The match with what it takes on disk by now, and whether its document is saved with this step. */
export function weighed(made: Made): { readonly match: Match; readonly snapshot: boolean } {
  const { match, step } = made;
  if (step === undefined) return { match, snapshot: false };
  const { all, sinceSnapshot } = match.head.bytes ?? { all: 0, sinceSnapshot: 0 };
  const bytes = bytesOf(made);
  const snapshot =
    // What a rewind leads to cannot be made from the steps before it.
    step.kind === "rewind" ||
    step.seq % LIMITS.stepsPerSnapshot === 0 ||
    sinceSnapshot + bytes > LIMITS.bytesPerSnapshot;
  const saved = snapshot ? Buffer.byteLength(JSON.stringify(match.document)) : 0;
  const taken = bytes + saved;
  const head = made.isChoice === true ? withChoiceBytes(match.head, step.seat, taken) : match.head;
  const total = {
    all: made.isChoice === true ? all : all + taken,
    sinceSnapshot: snapshot ? 0 : sinceSnapshot + bytes,
  };
  return { match: { ...match, head: { ...head, bytes: total } }, snapshot };
}

/** Of the step as JSON. */
export function bytesOf({ bytes, step }: Omit<Made, "match">): number {
  return bytes ?? Buffer.byteLength(JSON.stringify(step));
}
