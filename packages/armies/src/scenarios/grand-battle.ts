import { ORK_HORDE } from "../armies/orks.ts";
import { MARINE_COMPANY } from "../armies/space-marines.ts";
import { pointsOf } from "../army.ts";
import { DAWN_OF_WAR } from "../deployments.ts";
import { TWIN_BASTIONS } from "../layouts/twin-bastions.ts";
import { newGame } from "../new-game.ts";
import { offer } from "./offers.ts";
import type { Scenario } from "./scenario.ts";

export const GRAND_BATTLE: Scenario = {
  ...offer("grand-battle"),
  points: [pointsOf(MARINE_COMPANY), pointsOf(ORK_HORDE)],
  layoutName: TWIN_BASTIONS.name,
  game() {
    const armies = { p1: MARINE_COMPANY, p2: ORK_HORDE };
    const made = newGame({ armies, layout: TWIN_BASTIONS, deployment: DAWN_OF_WAR, seed: "grand battle" });
    if (!made.ok) throw new Error(`the grand battle: ${made.refusals[0]?.message}`);
    return made.value;
  },
};
