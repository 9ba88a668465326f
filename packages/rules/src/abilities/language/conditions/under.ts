import * as z from "zod/mini";
import { idSchema } from "../../../game/scalar.ts";
import { conditionKind } from "../kind.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

const schema = z.strictObject({
  /** The id of an effect that some row gives: a mark is an effect too. */
  under: idSchema,
  /** As sentences name it. */
  called: z.optional(z.string()),
  /** Whether it must have been given by the player whose rule this is. */
  own: z.optional(z.literal(true)),
  of: subjectSchema,
});

/** A unit is under an effect, or marked by one. */
export const under = conditionKind<"under", z.infer<typeof schema>>({
  key: "under",
  schema,
  sees: ({ of }) => (of === undefined || of === "UNIT" ? "UNIT" : "ATTACK"),
  compile({ under: id, own, of }) {
    return (scene) => {
      const effects = subjectIn(scene, of)?.effects;
      return (
        effects?.some(({ effect, player }) => effect === id && (own !== true || player === scene.player)) ===
        true
      );
    };
  },
  words: ({ under: id, called, of }) =>
    `${subjectName(of)} is under ${called ?? id.toLowerCase().replaceAll("_", " ")}`,
});
