import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { count } from "../../../game/scalar.ts";
import { modelsOf } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";
import { isOfKind } from "./within.ts";

const schema = z.strictObject({
  /** How many models are embarked within it, at least. */
  transporting: count(1, LIMITS.modelsPerUnit),
  /** Of units of this kind. */
  keyword: z.optional(oneOrMore),
  of: subjectSchema,
});

/** Units are embarked within the unit. */
export const transporting = conditionKind<"transporting", z.infer<typeof schema>>({
  key: "transporting",
  schema,
  sees: ({ of }) => (of === undefined || of === "UNIT" ? "TABLE" : "ATTACK"),
  compile({ transporting: least, keyword, of }) {
    return (scene) => {
      const transport = subjectIn(scene, of);
      if (transport === undefined) return false;
      let models = 0;
      for (const unit of Object.values(scene.game.units)) {
        if (unit.embarked_in === transport.id && isOfKind(unit, keyword)) models += modelsOf(unit).length;
      }
      return models >= least;
    };
  },
  words({ transporting: least, keyword, of }) {
    const kind = keyword === undefined ? "" : `${listWords(toList(keyword), "or")} `;
    const many = least === 1 ? "one or more" : `${least} or more`;
    return `${many} ${kind}models are embarked within ${subjectName(of)}`;
  },
});

const outSchema = z.strictObject({
  /** From the unit that has the rule, or that gave the effect; absent subject: the attacker. */
  disembarkedFrom: z.literal("THIS"),
  of: subjectSchema,
});

/** A unit disembarked this turn from the transport whose rule it is. */
export const disembarkedFrom = conditionKind<"disembarkedFrom", z.infer<typeof outSchema>>({
  key: "disembarkedFrom",
  schema: outSchema,
  sees: () => "ATTACK",
  compile: ({ of = "ATTACKER" }) => {
    return (scene) => {
      const from = subjectIn(scene, of)?.disembarked_from;
      return from !== undefined && from === (scene.giver ?? scene.unit.id);
    };
  },
  words: ({ of = "ATTACKER" }) => `${subjectName(of)} disembarked from this TRANSPORT this turn`,
});
