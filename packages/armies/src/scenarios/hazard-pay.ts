import { MEGANOBZ } from "../datasheets/orks/elites.ts";
import { BOYZ } from "../datasheets/orks/mobs.ts";
import { HELLBLASTERS } from "../datasheets/space-marines/battleline.ts";
import { loosely } from "../formation.ts";
import { barricade, box, container, crater, ruin, wood } from "../layouts/layout.ts";
import { shotGoal } from "./goal.ts";
import { offer } from "./offers.ts";
import { post, problem } from "./scenario.ts";

export const HAZARD_PAY = problem(
  {
    ...offer("hazard-pay"),
    ask: "Fire the supercharge where it is worth the risk.",
    task: "Each supercharged gun rolls a die after firing and kills its bearer on a 1. Look at the odds of both profiles against the Meganobz and against the Boyz, then fire at one of them.",
    goal: shotGoal({
      by: "HELLBLASTERS",
      isRight: ({ weapon_id, target_unit_id }) =>
        weapon_id === "hellblasters_plasma_incinerator_supercharge" && target_unit_id === "MEGANOBZ",
      solved:
        "Against the Meganobz the supercharge kills more than twice as many. Against the Boyz it hardly helps, and the risk is the same.",
      lost: "The supercharge is worth its risk against the Meganobz: it kills more than twice as many there, and hardly more of the Boyz.",
    }),
  },
  {
    phase: "SHOOTING",
    features: [
      ruin(...box(24, 30, 6, 5)),
      wood(30, 12.4, 2.8, 2.2),
      barricade(23.4, 19, 0.6, 5),
      crater(37, 28, 2.4, 2),
      container(41, 19.6, 2.2, 4.6),
    ],
    postings: [
      post(
        "p1",
        "HELLBLASTERS",
        { sheet: HELLBLASTERS, size: 5 },
        loosely({ at: [22, 21.5], toward: [1, 0], ranks: [3, 2], stir: 2 }),
        { flags: { remained_stationary: true } },
      ),
      post("p2", "MEGANOBZ", { sheet: MEGANOBZ, size: 3 }, [
        [37.4, 17.2],
        [37, 19.4],
        [39, 18.4],
      ]),
      post(
        "p2",
        "BOYZ",
        { sheet: BOYZ, size: 10 },
        loosely({ at: [36.2, 24.6], toward: [-5, -1], ranks: [4, 3, 3], stir: 6 }),
      ),
    ],
  },
);
