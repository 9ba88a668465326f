import * as z from "zod/mini";
import { text } from "../../../game/scalar.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({ profile: text });

/** Of weapons whose profile a die chooses: the one that was rolled (KW-33). */
export const profile = effectKind<"profile", z.infer<typeof schema>>({
  key: "profile",
  schema,
  compile: ({ profile: name }) => ({ profile: name }),
  words: ({ profile: name }, who) => `${who} fires the ${name}`,
});
