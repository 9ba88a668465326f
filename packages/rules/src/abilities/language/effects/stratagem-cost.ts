import * as z from "zod/mini";
import { count } from "../../../game/scalar.ts";
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
  stratagemCost: z.union([
    z.literal(1),
    z.literal(-1),
    z.literal("FREE"),
    z.strictObject({ times: count(2, 6) }),
  ]),
  /** Those of these names alone; absent: all. */
  named: z.optional(oneOrMore),
  /** They can be used on the unit though they were used on another one already. */
  again: z.optional(z.literal(true)),
  /** For one use of the unit in this time; absent: every time. */
  once: z.optional(z.enum(["PHASE", "TURN", "ROUND", "BATTLE"])),
  /** That one use is the whole army's, and not each unit's. */
  per: z.optional(z.literal("ARMY")),
  /** What other rules add to the cost takes its place: they do not add up. */
  alone: z.optional(z.literal(true)),
});

const TIMES = { PHASE: "phase", TURN: "turn", ROUND: "battle round", BATTLE: "battle" } as const;

/** What stratagems used on the unit cost, and whether they can be used once more for it. */
export const stratagemPrice = effectKind<"stratagemCost", z.infer<typeof costSchema>>({
  key: "stratagemCost",
  schema: costSchema,
  compile({ stratagemCost: change, named, again, once, per, alone }) {
    const names = named === undefined ? undefined : toList(named).map((one) => one.toUpperCase());
    const plain = { names, again: again === true, once, ofArmy: per === "ARMY", alone: alone === true };
    if (typeof change === "object") return { prices: [{ ...plain, change: 0, times: change.times }] };
    const added = change === "FREE" ? Number.NEGATIVE_INFINITY : change;
    return { prices: [{ ...plain, change: added, times: 1 }] };
  },
  words({ stratagemCost: change, named, again, once, per, alone }, who) {
    const which = named === undefined ? "stratagems" : listWords(toList(named), "or");
    const cost = costWords(change);
    const army = per === "ARMY" ? " for your army" : "";
    const limit = once === undefined ? "" : `once per ${TIMES[once]}${army}, `;
    const more = again === true ? ", even if it was already used on a different unit" : "";
    return `${limit}${which} used on ${who} cost${named === undefined ? "" : "s"} ${cost}${more}${alone === true ? " (not cumulative with other rules that raise the cost)" : ""}`;
  },
});

function costWords(change: z.infer<typeof costSchema>["stratagemCost"]): string {
  if (change === "FREE") return "0 CP";
  if (typeof change === "object") return `${change.times} times their stated CP`;
  return `1 CP ${change > 0 ? "more" : "less"}`;
}
