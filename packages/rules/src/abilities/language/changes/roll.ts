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
  /** Only for attacks whose Strength is greater than the Toughness of the target, or equal to it. */
  ifStronger: z.optional(z.union([z.literal(true), z.literal("OR_EQUAL")])),
});

/** A modifier of the wound roll. */
export const wound = changeKind<"wound", z.infer<typeof woundSchema>>({
  key: "wound",
  schema: woundSchema,
  compile:
    ({ wound: value, ifStronger }, named) =>
    ({ draft }) => {
      if (ifStronger !== undefined)
        draft.ifStronger.push({ ...named, value, orEqual: ifStronger === "OR_EQUAL" });
      else addModifier(draft.wound, value, named);
    },
  words: ({ wound: value, ifStronger }) =>
    `${addWords(value)} the wound roll${
      ifStronger === undefined
        ? ""
        : ` if the attack’s Strength is greater than${ifStronger === true ? "" : " or equal to"} the target’s Toughness`
    }`,
});
