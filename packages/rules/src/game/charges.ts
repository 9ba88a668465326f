import { z } from "zod";
import { LIMITS } from "../limits.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema } from "./scalar.ts";

/** The Charge phase's part of the document: the charge under way, and who has tried. */

const pendingChargeSchema = z.strictObject({
  targets: z.array(idSchema).min(1).max(LIMITS.units),
  /** The inches rolled; absent until the dice are. */
  distance: count(2, 12).optional(),
  dice: z.tuple([count(1, 6), count(1, 6)]).optional(),
});

const chargeChoiceSchema = z.strictObject({
  /** By charging unit; one at a time (CH-1). */
  pending: z.record(z.string(), pendingChargeSchema),
  skipped_unit_ids: z.array(idSchema).max(LIMITS.units),
});

export const NO_CHARGES = {
  pending: {},
  skipped_unit_ids: [],
  history: [],
  tried_unit_ids: [],
};

export const chargesSchema = z
  .strictObject({
    pending: chargeChoiceSchema.shape.pending.default({}),
    skipped_unit_ids: chargeChoiceSchema.shape.skipped_unit_ids.default([]),
    /** Earlier choices, for undo; forgotten when dice are rolled. */
    history: z.array(chargeChoiceSchema).max(LIMITS.undoSteps).default([]),
    /** Units whose charge failed or succeeded this phase. */
    tried_unit_ids: z.array(idSchema).max(LIMITS.units).default([]),
    /** How often each condition was broken, over the whole game, by the code of the refusal. */
    failures: z
      .record(z.string().regex(/^[A-Z_]{1,64}$/), count(1, Number.MAX_SAFE_INTEGER))
      .refine((record) => Object.keys(record).length <= LIMITS.failureCodes, {
        error: `must have at most ${LIMITS.failureCodes} entries`,
        params: { rule: "GD-6" },
      })
      .default({}),
  })
  .default({ ...NO_CHARGES, failures: {} });

export type PendingCharge = DeepReadonly<z.infer<typeof pendingChargeSchema>>;
export type ChargeChoice = DeepReadonly<z.infer<typeof chargeChoiceSchema>>;
