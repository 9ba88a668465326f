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
  /** A pool that is no dice: what it holds is added to the total. */
  plus: z.optional(idSchema),
  called: text,
});

/** What dice in a pool show. */
export const dice = conditionKind<"dice", z.infer<typeof schema>>({
  key: "dice",
  schema,
  sees: () => "TABLE",
  compile: ({ dice: id, total = 0, alike = 0, plus }) => {
    return ({ game, player }) => {
      const { pools } = game.players[player];
      const held = pools?.[id];
      const more = pools?.[plus ?? ""];
      const faces: readonly number[] = typeof held === "object" ? held : [];
      if (faces.reduce((sum, face) => sum + face, typeof more === "number" ? more : 0) < total) return false;
      return alike === 0 || faces.some((face) => faces.filter((one) => one === face).length >= alike);
    };
  },
  words({ total, alike, plus, called }) {
    const parts = [
      ...(total === undefined
        ? []
        : [`the ${called}${plus === undefined ? "" : " with its modifiers"} is ${total} or more`]),
      ...(alike === undefined ? [] : [`${alike} dice of the ${called} show the same face`]),
    ];
    return parts.join(" and ");
  },
});
