import * as z from "zod/mini";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({ cheaper: z.literal(1) });

/** Stratagems used on the unit cost 1 CP less, one use in each battle round for the whole army (ST-4). */
export const stratagemCost = effectKind<"cheaper", z.infer<typeof schema>>({
  key: "cheaper",
  schema,
  compile: () => ({ cheaper: true }),
  words: (_, who) => `once per battle round, a stratagem used on ${who} costs 1 CP less`,
});
