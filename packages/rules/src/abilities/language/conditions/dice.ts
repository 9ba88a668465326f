import * as z from "zod/mini";
import { count, idSchema, text } from "../../../game/scalar.ts";
import { conditionKind } from "../kind.ts";

const schema = z.strictObject({
  /** A pool of dice of the player whose rule it is. */
  dice: idSchema,
  /** What they come to, at least. */
  total: z.optional(count(1, 36)),
  /** So many of them show the same face. */
  alike: z.optional(count(2, 6)),
  called: text,
});

/** What dice in a pool show. */
export const dice = conditionKind<"dice", z.infer<typeof schema>>({
  key: "dice",
  schema,
  sees: () => "TABLE",
  compile: ({ dice: id, total = 0, alike = 0 }) => {
    return ({ game, player }) => {
      const held = game.players[player].pools?.[id];
      const faces: readonly number[] = typeof held === "object" ? held : [];
      if (faces.reduce((sum, face) => sum + face, 0) < total) return false;
      return alike === 0 || faces.some((face) => faces.filter((one) => one === face).length >= alike);
    };
  },
  words({ total, alike, called }) {
    const parts = [
      ...(total === undefined ? [] : [`the ${called} is ${total} or more`]),
      ...(alike === undefined ? [] : [`${alike} dice of the ${called} show the same face`]),
    ];
    return parts.join(" and ");
  },
});
