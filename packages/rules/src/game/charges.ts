import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import { named } from "./fault-words.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, listOf } from "./scalar.ts";

/** The Charge phase's part of the document: the charge under way, and who has tried. */

const pendingChargeSchema = z.strictObject({
  targets: listOf(idSchema, LIMITS.units, 1),
  /** The inches rolled, with what is added to the roll; absent until the dice are. */
  distance: z.optional(count(2, LIMITS.characteristic)),
  dice: z.optional(z.tuple([count(1, 6), count(1, 6)])),
});

export const NO_CHARGES = {
  pending: {},
  skipped_unit_ids: [],
  tried_unit_ids: [],
};

const failuresSchema = z
  .record(
    z.string().check(z.regex(/^[A-Z_]{1,64}$/, { error: named("notACode") })),
    count(1, Number.MAX_SAFE_INTEGER),
  )
  .check(
    z.refine((record) => Object.keys(record).length <= LIMITS.failureCodes, {
      error: named("tooManyCodes"),
      params: { rule: "GD-6" },
    }),
  );

export const chargesSchema = z._default(
  z.strictObject({
    /** By charging unit; one at a time (CH-1). */
    pending: z._default(z.record(z.string(), pendingChargeSchema), {}),
    skipped_unit_ids: z._default(listOf(idSchema, LIMITS.units), []),
    /** Units whose charge failed or succeeded this phase. */
    tried_unit_ids: z._default(listOf(idSchema, LIMITS.units), []),
    /** How often each condition was broken, over the whole game, by the code of the refusal. */
    failures: z._default(failuresSchema, {}),
  }),
  { ...NO_CHARGES, failures: {} },
);

export type PendingCharge = DeepReadonly<z.infer<typeof pendingChargeSchema>>;
