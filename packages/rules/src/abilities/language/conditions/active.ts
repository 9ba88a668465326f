import * as z from "zod/mini";
import { idSchema, text } from "../../../game/scalar.ts";
import { isActive } from "../../active.ts";
import { conditionKind } from "../kind.ts";

const schema = z.strictObject({ active: idSchema, called: text });

/** A rule has made something active for the army of whoever has this one. */
export const active = conditionKind<"active", z.infer<typeof schema>>({
  key: "active",
  schema,
  sees: () => "TABLE",
  compile:
    ({ active: id }) =>
    ({ game, player }) =>
      isActive(game, player, id),
  words: ({ called }) => `${called} is active for your army`,
});
