import { compileBigGuns } from "../books/core/situations/big-guns.ts";
import { compileOverwatch } from "../books/core/situations/overwatch.ts";
import { compilePlayerModifiers } from "../books/core/situations/player-modifiers.ts";
import { compilePlungingFire } from "../books/core/situations/plunging-fire.ts";
import { compileInForce } from "./compile.ts";
import type { Draft } from "./draft.ts";
import { compileStealth } from "./stealth.ts";
import { notAutomated } from "./unit-abilities.ts";
import type { Volley } from "./volley.ts";

type Effect = (volley: Volley, draft: Draft) => void;

/** Effects that come from the situation, the target or the players rather than from a weapon keyword. */
const SITUATIONS: readonly Effect[] = [compileInForce, compilePlayerModifiers];

/** Those that shooting alone knows (FI-24). */
const SHOOTING_SITUATIONS: readonly Effect[] = [
  compileStealth,
  compileBigGuns,
  compileOverwatch,
  compilePlungingFire,
];

/** Lets everything that bears on an attack add to its draft; the order does not matter. */
export function applyEffects(volley: Volley, draft: Draft): void {
  for (const ability of volley.abilities.abilities) ability.compile(volley, draft);
  for (const effect of SITUATIONS) effect(volley, draft);
  if (volley.melee) draft.ignoresCover = true;
  else for (const effect of SHOOTING_SITUATIONS) effect(volley, draft);
  for (const keyword of volley.abilities.notAutomated) draft.notes.push(`${keyword}: not automated`);
  for (const unit of [volley.shooter, volley.target]) {
    for (const ability of notAutomated(unit)) draft.notes.push(`${ability} of ${unit.name}: not automated`);
  }
}
