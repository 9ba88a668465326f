import type { Situation } from "../../abilities/keyword-book.ts";
import { compileStealth } from "../../abilities/stealth.ts";
import { compileBigGuns } from "./situations/big-guns.ts";
import { compileOverwatch } from "./situations/overwatch.ts";
import { compilePlayerModifiers } from "./situations/player-modifiers.ts";
import { compilePlungingFire } from "./situations/plunging-fire.ts";

/** What acts on every attack. */
export const SITUATIONS: readonly Situation[] = [compilePlayerModifiers];

/** What acts on shooting only (FI-24). */
export const SHOOTING_SITUATIONS: readonly Situation[] = [
  compileStealth,
  compileBigGuns,
  compileOverwatch,
  compilePlungingFire,
];
