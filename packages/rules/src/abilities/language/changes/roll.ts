import * as z from "zod/mini";
import { addModifier } from "../../draft.ts";
import { addWords, changeKind } from "./kind.ts";

const one = z.union([z.literal(1), z.literal(-1)]);

const hitSchema = z.strictObject({ hit: one });

/** A modifier of the hit roll. */
export const hit = changeKind<"hit", z.infer<typeof hitSchema>>({
  key: "hit",
  schema: hitSchema,
  compile:
    ({ hit: value }, named) =>
    ({ draft }) =>
      addModifier(draft.hit, value, named),
  words: ({ hit: value }) => `${addWords(value)} the hit roll`,
});

const woundSchema = z.strictObject({
  wound: one,
  /** Only for attacks whose Strength is greater than the Toughness of the target. */
  ifStronger: z.optional(z.literal(true)),
});

/** A modifier of the wound roll. */
export const wound = changeKind<"wound", z.infer<typeof woundSchema>>({
  key: "wound",
  schema: woundSchema,
  compile:
    ({ wound: value, ifStronger }, named) =>
    ({ draft }) => {
      if (ifStronger === true) draft.ifStronger.push({ ...named, value });
      else addModifier(draft.wound, value, named);
    },
  words: ({ wound: value, ifStronger }) =>
    `${addWords(value)} the wound roll${
      ifStronger === true ? " if the attack’s Strength is greater than the target’s Toughness" : ""
    }`,
});
