import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { count, idSchema } from "../../../game/scalar.ts";
import { amountSchema, diceOf, rollAmount } from "./amount.ts";
import { actKind } from "./kind.ts";

const schema = z.strictObject({
  /** What the pool is called in documents; rows that name the same one share it. */
  pool: idSchema,
  gain: z.optional(amountSchema),
  /** As many as there are, at the most. */
  lose: z.optional(amountSchema),
  /** The pool holds the faces of the dice themselves. */
  dice: z.optional(z.literal(true)),
  /** The dice that it gains are not rolled: each shows this face. */
  face: z.optional(count(1, 6)),
  /** It never holds more than so many. */
  most: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(LIMITS.pool))),
  /** How players name what is in it: "Pain token". */
  called: z.string().check(z.minLength(1), z.maxLength(LIMITS.textLength)),
});

type PoolAct = z.infer<typeof schema>;

/** A player's pool gains or loses some of what is in it. */
export const pool = actKind<"pool", PoolAct>({
  key: "pool",
  schema,
  run(
    { pool: id, gain = 0, lose = 0, dice, face, most = LIMITS.pool, called },
    { change, player, named, unitId },
  ) {
    const before = change.table.players[player].pools?.[id] ?? (dice === true ? [] : 0);
    const more = face === undefined ? rollAmount(gain, change.dice) : fixed(gain, face);
    const less = rollAmount(lose, change.dice);
    const rolls_raw = [...(face === undefined ? more.faces : []), ...less.faces];
    if (rolls_raw.length > 0) {
      const about = { unit_id: unitId, target_unit_id: unitId };
      change.story.roll({ context: "ability", ability: named.name, rolls_raw, wounds: null, ...about });
    }
    const after =
      typeof before === "number"
        ? Math.max(0, Math.min(most, before + more.total) - less.total)
        : [...before, ...more.faces].slice(0, most).slice(less.total);
    change.set(`players.${player}.pools`, { ...change.table.players[player].pools, [id]: after });
    const left = typeof after === "number" ? after : after.length;
    change.story.addLine({ line: "pool_changed", player, pool: called, left });
  },
  words({ gain, lose, dice, face, most, called }) {
    const bound = most === undefined ? "" : ` (to a maximum of ${most})`;
    const kind = dice === true && !/ dice$/.test(called) ? `${called} dice` : called;
    const words = [
      ...(gain === undefined
        ? []
        : [`you gain ${gain} ${kind}${bound}${face === undefined ? "" : ` showing ${face}`}`]),
      ...(lose === undefined ? [] : [`you lose ${lose} ${kind}`]),
    ];
    return words.join(" and ");
  },
  dice: ({ gain = 0, lose = 0, face }) => (face === undefined ? diceOf(gain).count : 0) + diceOf(lose).count,
});

/** As many dice as the amount has, or as it says, that all show one face. */
function fixed(
  gain: NonNullable<PoolAct["gain"]>,
  face: number,
): { readonly faces: readonly number[]; readonly total: number } {
  const { count: many, plus } = diceOf(gain);
  const faces = Array<number>(many === 0 ? plus : many).fill(face);
  return { faces, total: faces.length };
}
