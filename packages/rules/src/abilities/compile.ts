import type { Unit } from "../game/document.ts";
import { actsFor } from "./apart.ts";
import type { Draft } from "./draft.ts";
import type { InForce } from "./effect.ts";
import { allInForceOn } from "./in-force.ts";
import type { Volley } from "./volley.ts";

/** Lets everything that is in force on the two units act on the draft of an attack. */
export function compileInForce(volley: Volley, draft: Draft): void {
  const { game, shooter, target } = volley;
  for (const force of allInForceOn(game, shooter)) {
    if (isOfAllFiring(force, volley)) force.row.attacking?.(volley, draft, force);
  }
  for (const force of allInForceOn(game, target)) {
    if (isOfAll(force, target)) force.row.defending?.(volley, draft, force);
  }
}

/** Attacks are compiled apart where only some of the models have an effect, so that it is all of them or none. */
function isOfAllFiring(force: InForce, { firing }: Volley): boolean {
  const { bearers, row } = force;
  return (bearers === null && row.within === undefined) || firing.every((one) => actsFor(force, one));
}

function isOfAll({ bearers }: InForce, { models }: Unit): boolean {
  return bearers === null || Object.keys(models).every((id) => bearers.has(id));
}
