import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { count } from "../../../game/scalar.ts";
import type { Named } from "../scene.ts";
import { changeKind } from "./kind.ts";

/** Another characteristic of the weapon; of two the better one stands. What adds to it still does. */

const nothingAdded = ({ name, rule }: Named) => ({ value: 0, cause: { what: "ROW", rule, name } }) as const;

const skillSchema = z.strictObject({ skillIs: count(2, 6) });

export const skillIs = changeKind<"skillIs", z.infer<typeof skillSchema>>({
  key: "skillIs",
  schema: skillSchema,
  compile:
    ({ skillIs: value }, named) =>
    ({ draft }) => {
      draft.skillIs = Math.min(draft.skillIs ?? value, value);
      draft.skill.push(nothingAdded(named));
    },
  words: ({ skillIs: value }) => `the attack’s Ballistic Skill or Weapon Skill is ${value}+`,
});

const strengthSchema = z.strictObject({ strengthIs: count(1, LIMITS.characteristic) });

export const strengthIs = changeKind<"strengthIs", z.infer<typeof strengthSchema>>({
  key: "strengthIs",
  schema: strengthSchema,
  compile:
    ({ strengthIs: value }, named) =>
    ({ draft }) => {
      draft.strengthIs = Math.max(draft.strengthIs ?? value, value);
      draft.strength.push(nothingAdded(named));
    },
  words: ({ strengthIs: value }) => `the Strength characteristic is ${value}`,
});

const apSchema = z.strictObject({
  /** As weapons have it: 0, -1, -2 … */
  apIs: count(-10, 0),
});

export const apIs = changeKind<"apIs", z.infer<typeof apSchema>>({
  key: "apIs",
  schema: apSchema,
  compile:
    ({ apIs: value }, named) =>
    ({ draft }) => {
      draft.apIs = Math.min(draft.apIs ?? value, value);
      for (const gun of draft.guns) gun.ap.push(nothingAdded(named));
    },
  words: ({ apIs: value }) => `the Armour Penetration characteristic is ${value === 0 ? "0" : `−${-value}`}`,
});
