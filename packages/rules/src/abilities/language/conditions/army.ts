import * as z from "zod/mini";
import { text } from "../../../game/scalar.ts";
import { keywordsOf } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";

const schema = z.strictObject({
  /** The detachment that the army fights as. */
  army: z.strictObject({ detachment: z.optional(text), without: z.optional(oneOrMore) }),
});

/** What the army of whoever has the rule is like. */
export const army = conditionKind<"army", z.infer<typeof schema>>({
  key: "army",
  schema,
  sees: () => "TABLE",
  compile({ army: { detachment, without = [] } }) {
    const none = toList(without);
    return ({ game, player }) => {
      if (detachment !== undefined && game.players[player].detachment !== detachment) return false;
      if (none.length === 0) return true;
      return !Object.values(game.units).some(
        (unit) => unit.owner === player && none.some((one) => keywordsOf(unit).has(one)),
      );
    };
  },
  words({ army: { detachment, without } }) {
    const parts = [
      ...(detachment === undefined ? [] : [`your army’s detachment is ${titled(detachment)}`]),
      ...(without === undefined ? [] : [`your army has no ${listWords(toList(without), "or")} units`]),
    ];
    return parts.join(" and ");
  },
});

function titled(id: string): string {
  return id.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => {
    return `${dash === "" ? "" : " "}${letter.toUpperCase()}`;
  });
}
