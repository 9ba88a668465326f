import * as z from "zod/mini";
import type { Unit } from "../../game/document.ts";
import type { Scene } from "./scene.ts";

/** Whom a condition or an effect is about. */
const SUBJECTS = ["UNIT", "TARGET", "ATTACKER", "IT", "CHOSEN"] as const;
export type Subject = (typeof SUBJECTS)[number];

export const subjectSchema = z.optional(z.enum(SUBJECTS));

/** Absent where the moment has nobody of that kind: then no condition about it holds. */
export function subjectIn(scene: Scene, subject: Subject = "UNIT"): Unit | undefined {
  switch (subject) {
    case "UNIT":
      return scene.unit;
    case "TARGET":
      return scene.volley?.target;
    case "ATTACKER":
      return scene.volley?.shooter ?? scene.by;
    case "IT":
      return scene.it;
    case "CHOSEN":
      return scene.chosen;
  }
}

const NAMES: Readonly<Record<Subject, string>> = {
  UNIT: "this unit",
  TARGET: "the target",
  ATTACKER: "the attacker",
  IT: "that unit",
  CHOSEN: "the chosen unit",
};

export function subjectName(subject: Subject = "UNIT"): string {
  return NAMES[subject];
}
