import type { Command, Problem, Question } from "@gunline/link";
import { z } from "zod";
import { reviewHash } from "../border/review-hash.ts";
import { LIMITS } from "../limits.ts";

/** The border of a table: whatever arrives becomes a command, a question, or a list of what is wrong with it. */

const id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const seq = z.int().min(0).max(LIMITS.allSteps);

const SHAPES = {
  // What is in an action is read by the rules.
  act: z.strictObject({ id, base: seq, action: z.looseObject({}) }),
  seal: z.strictObject({ id, formations: z.array(z.looseObject({})).max(LIMITS.formations) }),
  chat: z.strictObject({ id, text: z.string().max(LIMITS.chatLength * 4) }),
  offer_undo: z.strictObject({
    id,
    base: seq,
    to: seq,
    why: z
      .string()
      .max(LIMITS.chatLength * 4)
      .optional(),
  }),
  answer_undo: z.strictObject({ id, to: seq, accept: z.boolean() }),
  offer_end: z.strictObject({ id }),
  withdraw: z.strictObject({ id, what: z.enum(["undo", "end", "rematch", "formations"]) }),
  agree: z.strictObject({ id, hash: reviewHash }),
  resign: z.strictObject({ id }),
  claim_absence: z.strictObject({ id }),
  rematch: z.strictObject({ id }),
  sync: z.strictObject({}),
  beat: z.strictObject({}),
  history: z.strictObject({
    before: z
      .int()
      .min(1)
      .max(LIMITS.allSteps + 1),
  }),
};

type Upward = Command | Question;

export type Read =
  | { readonly ok: true; readonly message: Upward }
  | { readonly ok: false; readonly id: string | null; readonly errors: readonly Problem[] };

const FAULTS_SHOWN = 5;

export function readMessage(type: unknown, body: unknown): Read {
  const shape =
    typeof type === "string" && Object.hasOwn(SHAPES, type) ? SHAPES[type as Upward["type"]] : undefined;
  if (shape === undefined) {
    return {
      ok: false,
      id: idOf(body),
      errors: [{ code: "UNKNOWN_MESSAGE", message: "There is no such message." }],
    };
  }
  // Only what JSON could hold comes from a frame.
  const read = shape.safeParse(body === undefined ? {} : body);
  if (read.success) return { ok: true, message: { type, ...read.data } as Upward };
  const errors = read.error.issues.slice(0, FAULTS_SHOWN).map(({ path, message }) => {
    const where = path.map(String).join(".").slice(0, 100);
    return { code: "BAD_MESSAGE", message: message.slice(0, 200), path: where };
  });
  return { ok: false, id: idOf(body), errors };
}

/** The sender must learn which command was refused even if it is otherwise unreadable. */
function idOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const read = id.safeParse((body as { readonly id?: unknown }).id);
  return read.success ? read.data : null;
}
