import * as z from "zod/mini";
import { normaliseKeyword } from "../../../base/keyword.ts";
import { idSchema, text } from "../../../game/scalar.ts";
import { modelHasKeyword, modelsOf } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";

const schema = z.strictObject({
  /** The id of a mark that the player's rules have given. */
  gone: idSchema,
  /** The models of the marked unit that it is about; absent: all. */
  keyword: z.optional(text),
  called: text,
});

/** Anyone who was marked is destroyed. Where nobody was marked, nobody is gone. */
export const gone = conditionKind<"gone", z.infer<typeof schema>>({
  key: "gone",
  schema,
  sees: () => "TABLE",
  compile({ gone: id, keyword }) {
    const wanted = keyword === undefined ? undefined : normaliseKeyword(keyword);
    return ({ game, player }) => {
      const marked = Object.values(game.units).filter(({ effects = [] }) =>
        effects.some((one) => one.effect === id && one.player === player),
      );
      return (
        marked.length > 0 &&
        marked.every((unit) =>
          modelsOf(unit).every((model) => wanted !== undefined && !modelHasKeyword(unit, model, wanted)),
        )
      );
    };
  },
  words: ({ called }) => `${called} is destroyed`,
});
