import * as z from "zod/mini";
import { keywordsOf } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";

const schema = z.strictObject({
  /** One of the targets of the charge that the unit has declared has one of these keywords. */
  charges: oneOrMore,
});

export const charges = conditionKind<"charges", z.infer<typeof schema>>({
  key: "charges",
  schema,
  sees: () => "TABLE",
  compile({ charges: wanted }) {
    const keywords = toList(wanted);
    return ({ game, unit }) => {
      const targets = game.charges.pending[unit.id]?.targets ?? [];
      return targets.some((id) => {
        const own = keywordsOf(game.units[id]!);
        return keywords.some((one) => own.has(one));
      });
    };
  },
  words: ({ charges: wanted }) =>
    `one or more targets of this unit’s charge are ${listWords(toList(wanted), "or")}`,
});
