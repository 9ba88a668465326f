import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { count, text } from "../../../game/scalar.ts";
import { modelHasKeyword, modelsOf } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

const most = count(0, LIMITS.modelsPerUnit);

const schema = z.strictObject({
  /** How many models at least. */
  models: most,
  atMost: z.optional(most),
  /** Those of this name or with this keyword alone. */
  named: z.optional(text),
  of: subjectSchema,
});

export const models = conditionKind<"models", z.infer<typeof schema>>({
  key: "models",
  schema,
  refusal: "TOO_FEW_MODELS",
  sees: ({ of }) => (of === undefined || of === "UNIT" ? "UNIT" : "ATTACK"),
  compile({ models: least, atMost = LIMITS.modelsPerUnit, named, of }) {
    return (scene) => {
      const unit = subjectIn(scene, of);
      if (unit === undefined) return false;
      const all = modelsOf(unit);
      const counted =
        named === undefined
          ? all
          : all.filter(
              (model) =>
                model.name.toUpperCase() === named.toUpperCase() ||
                modelHasKeyword(unit, model, named.toUpperCase()),
            );
      return counted.length >= least && counted.length <= atMost;
    };
  },
  words({ models: least, atMost, named, of }) {
    const kind = named === undefined ? "models" : `${named} models`;
    if (atMost === undefined) {
      return least === 1 && named !== undefined
        ? `${subjectName(of)} contains a ${named} model`
        : `${subjectName(of)} contains ${least} or more ${kind}`;
    }
    return least === 0
      ? `${subjectName(of)} contains ${atMost} or fewer ${kind}`
      : `${subjectName(of)} contains ${least} to ${atMost} ${kind}`;
  },
});
