import * as z from "zod/mini";
import { idSchema } from "../../../game/scalar.ts";
import { conditionKind } from "../kind.ts";
import type { Scene } from "../scene.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

const schema = z.strictObject({
  /** The id of an effect that some row gives: a mark is an effect too. */
  under: idSchema,
  /** As sentences name it. */
  called: z.optional(z.string()),
  /** Whether it must have been given by the player whose rule this is. */
  own: z.optional(z.literal(true)),
  /** Whether it must be about the unit that has the rule, about the unit that set it off, or about any but the first. */
  about: z.optional(z.enum(["UNIT", "IT", "ANOTHER"])),
  of: subjectSchema,
});

/** Whether it is about the unit that is asked for. */
function isAbout(
  { unit, it }: Scene,
  about: "UNIT" | "IT" | "ANOTHER" | undefined,
  unitId: string | undefined,
): boolean {
  if (about === undefined) return true;
  if (about === "ANOTHER") return unitId !== undefined && unitId !== unit.id;
  return unitId === (about === "UNIT" ? unit : it)?.id;
}

/** A unit is under an effect, or marked by one. */
export const under = conditionKind<"under", z.infer<typeof schema>>({
  key: "under",
  schema,
  sees: ({ of }) => (of === undefined || of === "UNIT" ? "UNIT" : "ATTACK"),
  compile({ under: id, own, about, of }) {
    return (scene) => {
      const effects = subjectIn(scene, of)?.effects;
      return (
        effects?.some(
          ({ effect, player, unit_id }) =>
            effect === id && (own !== true || player === scene.player) && isAbout(scene, about, unit_id),
        ) === true
      );
    };
  },
  words: ({ under: id, called, of }) =>
    `${subjectName(of)} is under ${called ?? id.toLowerCase().replaceAll("_", " ")}`,
});
