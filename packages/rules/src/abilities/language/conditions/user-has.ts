import * as z from "zod/mini";
import { normaliseKeyword } from "../../../base/keyword.ts";
import { text } from "../../../game/scalar.ts";
import { conditionKind } from "../kind.ts";

const schema = z.strictObject({ userHas: text });

/** The model that uses the rule has an ability, by itself or through its unit; where no model does, its unit. */
export const userHas = conditionKind<"userHas", z.infer<typeof schema>>({
  key: "userHas",
  schema,
  sees: () => "UNIT",
  compile({ userHas: name }) {
    const wanted = normaliseKeyword(name);
    return ({ unit, modelId }) => {
      const own = unit.models[modelId ?? ""]?.abilities ?? [];
      return [...unit.abilities, ...own].some((one) => normaliseKeyword(one) === wanted);
    };
  },
  words: ({ userHas: name }) => `the model that uses it has ${name}`,
});
