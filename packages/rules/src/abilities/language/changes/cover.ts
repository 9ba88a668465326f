import * as z from "zod/mini";
import { changeKind } from "./kind.ts";

const schema = z.strictObject({ cover: z.boolean() });

/** The target has the Benefit of Cover whatever the terrain, or has it not. */
export const cover = changeKind<"cover", z.infer<typeof schema>>({
  key: "cover",
  schema,
  compile({ cover: has }, { name, rule }) {
    return ({ draft }) => {
      if (has) draft.grantedCover ??= { how: "GRANTED", rule, name };
      else draft.ignoresCover = true;
    };
  },
  words: ({ cover: has }) =>
    has ? "the target has the Benefit of Cover" : "the target does not have the Benefit of Cover",
});
