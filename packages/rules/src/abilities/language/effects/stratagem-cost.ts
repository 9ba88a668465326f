import * as z from "zod/mini";
import { listWords, oneOrMore, toList } from "../lists.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({ cheaper: z.literal(1) });

/** Stratagems used on the unit cost 1 CP less, one use in each battle round for the whole army (ST-4). */
export const stratagemCost = effectKind<"cheaper", z.infer<typeof schema>>({
  key: "cheaper",
  schema,
  compile: () => ({ cheaper: true }),
  words: (_, who) => `once per battle round, a stratagem used on ${who} costs 1 CP less`,
});

const costSchema = z.strictObject({
  /** So many more, or fewer where it is below 0; FREE: nothing. */
  stratagemCost: z.union([z.literal(1), z.literal(-1), z.literal("FREE")]),
  /** Those of these names alone; absent: all. */
  named: z.optional(oneOrMore),
});

/** What stratagems used on the unit cost, every time. */
export const stratagemPrice = effectKind<"stratagemCost", z.infer<typeof costSchema>>({
  key: "stratagemCost",
  schema: costSchema,
  compile({ stratagemCost: change, named }) {
    const names = named === undefined ? undefined : toList(named).map((one) => one.toUpperCase());
    return { prices: [{ change: change === "FREE" ? Number.NEGATIVE_INFINITY : change, names }] };
  },
  words({ stratagemCost: change, named }, who) {
    const which = named === undefined ? "stratagems" : listWords(toList(named), "or");
    const cost = change === "FREE" ? "0 CP" : `1 CP ${change > 0 ? "more" : "less"}`;
    return `${which} used on ${who} cost${named === undefined ? "" : "s"} ${cost}`;
  },
});
