import * as z from "zod/mini";
import { normaliseKeyword } from "../../../base/keyword.ts";
import { someModelHas } from "../../../game/every-model.ts";
import { text } from "../../../game/scalar.ts";
import { isOnTable, keywordsOf } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";

const schema = z.strictObject({
  /** The detachment that the army fights as. */
  army: z.strictObject({
    detachment: z.optional(text),
    without: z.optional(oneOrMore),
    /** A unit of it on the battlefield has this ability. */
    has: z.optional(text),
  }),
});

/** What the army of whoever has the rule is like. */
export const army = conditionKind<"army", z.infer<typeof schema>>({
  key: "army",
  schema,
  sees: () => "TABLE",
  compile({ army: { detachment, without = [], has } }) {
    const none = toList(without);
    const wanted = has === undefined ? undefined : normaliseKeyword(has);
    return ({ game, player }) => {
      if (detachment !== undefined && game.players[player].detachment !== detachment) return false;
      const own = Object.values(game.units).filter((unit) => unit.owner === player);
      if (wanted !== undefined && !own.some((unit) => isOnTable(unit) && someModelHas(unit, wanted)))
        return false;
      return !own.some((unit) => none.some((one) => keywordsOf(unit).has(one)));
    };
  },
  words({ army: { detachment, without, has } }) {
    const parts = [
      ...(detachment === undefined ? [] : [`your army’s detachment is ${titled(detachment)}`]),
      ...(without === undefined ? [] : [`your army has no ${listWords(toList(without), "or")} units`]),
      ...(has === undefined ? [] : [`a unit from your army with ${has} is on the battlefield`]),
    ];
    return parts.join(" and ");
  },
});

function titled(id: string): string {
  return id.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => {
    return `${dash === "" ? "" : " "}${letter.toUpperCase()}`;
  });
}
