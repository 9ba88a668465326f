import type { Game } from "@gunline/rules";
import { ARMIES, DEPLOYMENTS, LAYOUTS, newBattle } from "../../src/index.ts";

export const army = (id: string) => ARMIES.find((one) => one.id === id)!;

/** A battle of two built-in armies at the first table, where the second player attacks. */
export function battleOf(p1: string, p2: string, seed: string): Game {
  const made = newBattle({
    armies: { p1: army(p1), p2: army(p2) },
    layout: LAYOUTS[0]!,
    deployment: DEPLOYMENTS[0]!,
    mission: { id: "only-war", attacker: "p2" },
    seed,
  });
  if (!made.ok) throw new Error(made.refusals[0]!.message);
  return made.value.game;
}
