import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { unitsEngaged } from "../../../game/measure/measure.ts";
import { count } from "../../../game/scalar.ts";
import { isOnTable } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { oneOrMore } from "../lists.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";
import { isOfKind, kindWords } from "./within.ts";

const schema = z.strictObject({
  /** Of how many units that are its enemies, at least. */
  engagedWith: count(1, LIMITS.units),
  keyword: z.optional(oneOrMore),
  and: z.optional(oneOrMore),
  without: z.optional(oneOrMore),
  /** Whether the unit that has the rule does not count. */
  others: z.optional(z.literal(true)),
  of: subjectSchema,
});

/** A unit is within Engagement Range of units of a kind. */
export const engagedWith = conditionKind<"engagedWith", z.infer<typeof schema>>({
  key: "engagedWith",
  schema,
  sees: ({ of }) => (of === undefined || of === "UNIT" ? "TABLE" : "ATTACK"),
  compile: ({ engagedWith: least, keyword, and, without, others, of }) => {
    return (scene) => {
      const { game, unit: own } = scene;
      const unit = subjectIn(scene, of);
      if (unit === undefined || !isOnTable(unit)) return false;
      let found = 0;
      for (const id in game.units) {
        const other = game.units[id]!;
        if (other.owner === unit.owner || !isOnTable(other) || (others === true && id === own.id)) continue;
        if (isOfKind(other, keyword, and, without) && unitsEngaged(game, unit, other)) found++;
      }
      return found >= least;
    };
  },
  words({ engagedWith: least, keyword, and, without, others, of }) {
    const isOwn = of === "TARGET" || of === "CHOSEN" || of === "IT";
    const side = `${others === true ? "other " : ""}${isOwn ? "" : "enemy "}`;
    const kind = kindWords(isOwn ? "units from your army" : "units", keyword, and, without);
    const many = least === 1 ? "one or more" : `${least} or more`;
    return `${subjectName(of)} is within Engagement Range of ${many} ${side}${kind}`;
  },
});
