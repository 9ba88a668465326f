import * as z from "zod/mini";

const millimetres = z.number().check(z.positive(), z.maximum(1_000));

/** What a model stands on. */
export const baseSchema = z.discriminatedUnion("shape", [
  z.strictObject({ shape: z.literal("round"), mm: millimetres }),
  z.strictObject({ shape: z.literal("oval"), mm: z.tuple([millimetres, millimetres]) }),
  z.strictObject({ shape: z.literal("hull"), mm: z.tuple([millimetres, millimetres]) }),
]);
