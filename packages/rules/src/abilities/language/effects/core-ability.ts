import * as z from "zod/mini";
import { normaliseKeyword } from "../../../base/keyword.ts";
import { text } from "../../../game/scalar.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({
  /** As datasheets name it: "STEALTH", "FIGHTS FIRST", "LONE OPERATIVE", "SCOUTS 6\"". */
  ability: text,
});

/** The unit has a core ability beside its own. */
export const coreAbility = effectKind<"ability", z.infer<typeof schema>>({
  key: "ability",
  schema,
  compile: ({ ability }) => ({ abilities: [normaliseKeyword(ability)] }),
  words: ({ ability }, who) =>
    normaliseKeyword(ability) === "STICKY OBJECTIVE"
      ? `at the end of your Command phase, an objective marker that you control with ${who} in range of it stays under your control until your opponent controls it`
      : `${who} has ${titled(ability)}`,
});

function titled(name: string): string {
  return name.toLowerCase().replaceAll(/(^|[\s-])([a-z])/g, (all) => all.toUpperCase());
}
