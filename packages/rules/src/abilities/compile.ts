import type { Unit } from "../game/document.ts";
import { isOfAllFiring } from "./apart.ts";
import type { Draft } from "./draft.ts";
import type { InForce } from "./effect.ts";
import { inForceOn } from "./in-force.ts";
import type { Volley } from "./volley.ts";

/** Lets everything that is in force on the two units act on the draft of an attack. */
export function compileInForce(volley: Volley, draft: Draft): void {
  const { game, shooter, target, firing } = volley;
  for (const force of inForceOn(game, shooter)) {
    const { attacking } = force.row;
    if (attacking !== undefined && isOfAllFiring(force, firing)) attacking(volley, draft, force);
  }
  for (const force of inForceOn(game, target)) {
    const { defending } = force.row;
    if (defending !== undefined && isOfAll(force, target)) defending(volley, draft, force);
  }
}

function isOfAll({ bearers }: InForce, { models }: Unit): boolean {
  return bearers === null || Object.keys(models).every((id) => bearers.has(id));
}
