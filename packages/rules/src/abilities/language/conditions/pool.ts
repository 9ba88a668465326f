import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { count, idSchema, text } from "../../../game/scalar.ts";
import { conditionKind } from "../kind.ts";

const schema = z.strictObject({
  /** How much is in a pool of the player whose rule it is. */
  pool: idSchema,
  atLeast: count(1, LIMITS.pool),
  called: text,
});

export const pool = conditionKind<"pool", z.infer<typeof schema>>({
  key: "pool",
  schema,
  sees: () => "TABLE",
  compile: ({ pool: id, atLeast }) => {
    return ({ game, player }) => sizeOf(game.players[player].pools?.[id]) >= atLeast;
  },
  words: ({ atLeast, called }) => `you have ${atLeast} or more ${called}`,
});

function sizeOf(held: number | readonly number[] = 0): number {
  return typeof held === "number" ? held : held.length;
}
