import * as z from "zod/mini";
import { normaliseKeyword } from "../../../base/keyword.ts";
import { isAttached, isCharacter, modelHasKeyword, modelsOf } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

const schema = z.strictObject({
  /** Its keyword or its name; one of these is enough. */
  ledBy: oneOrMore,
  of: subjectSchema,
});

/** A model of this kind leads the unit. */
export const ledBy = conditionKind<"ledBy", z.infer<typeof schema>>({
  key: "ledBy",
  schema,
  sees: ({ of }) => (of === undefined || of === "UNIT" ? "UNIT" : "ATTACK"),
  compile({ ledBy: wanted, of }) {
    const names = toList(wanted).map(normaliseKeyword);
    return (scene) => {
      const unit = subjectIn(scene, of);
      if (unit === undefined || !isAttached(unit)) return false;
      return modelsOf(unit).some(
        (model) =>
          isCharacter(unit, model) &&
          names.some((name) => normaliseKeyword(model.name) === name || modelHasKeyword(unit, model, name)),
      );
    };
  },
  words: ({ ledBy: wanted, of }) => `${subjectName(of)} is led by ${listWords(toList(wanted), "or")}`,
});
