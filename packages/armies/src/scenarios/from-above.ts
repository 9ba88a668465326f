import { LOOTAS } from "../datasheets/orks/gunners.ts";
import { BOYZ, GRETCHIN } from "../datasheets/orks/mobs.ts";
import { TERMINATORS } from "../datasheets/space-marines/elites.ts";
import { barricade, box, crater, ruin, wood } from "../layouts/layout.ts";
import { chargeGoal } from "./goal.ts";
import { offer } from "./offers.ts";
import { post, problem } from "./scenario.ts";

/** An arrival by Deep Strike from where a charge can still be made. */
export const FROM_ABOVE = problem(
  {
    ...offer("from-above"),
    ask: "Bring the Terminators down, and charge the Lootas this turn.",
    task: 'Take the Terminators from the list of those in reserve and set them down more than 9" from every enemy, as near to the Lootas as that allows, with nobody but the Lootas in the way. Then end the Movement and the Shooting phase and charge the Lootas. Do not shoot first: the dice of the charge are kind.',
    goal: chargeGoal({
      by: ["TERMINATORS"],
      targets: ["LOOTAS"],
      solved: "The Terminators came down in the right place, and the Lootas are charged.",
      lost: "The Terminators can no longer charge the Lootas this turn.",
    }),
  },
  {
    phase: "MOVEMENT",
    features: [
      wood(22, 14, 2.6, 2.2),
      ruin(...box(48, 28, 5, 4)),
      crater(30, 34, 2.2, 1.9),
      barricade(30, 11, 4, 0.6),
    ],
    postings: [
      post("p1", "TERMINATORS", { sheet: TERMINATORS, size: 5 }, null, { reserve: "DEEP_STRIKE" }),
      post("p2", "LOOTAS", { sheet: LOOTAS, size: 5 }, [
        [38, 21],
        [38, 22.6],
        [39.5, 20.3],
        [39.5, 21.9],
        [39.5, 23.5],
      ]),
      post("p2", "GRETCHIN", { sheet: GRETCHIN, size: 11 }, [
        [32, 16],
        [32, 17.3],
        [32, 18.6],
        [32, 19.9],
        [32, 21.2],
        [32, 22.5],
        [32, 23.8],
        [32, 25.1],
        [32, 26.4],
        [33.3, 20.5],
        [33.3, 21.9],
      ]),
      post("p2", "BOYZ", { sheet: BOYZ, size: 10 }, [
        [38, 14],
        [39.5, 14],
        [41, 14],
        [42.5, 14],
        [44, 14],
        [38.7, 12.6],
        [40.2, 12.6],
        [41.7, 12.6],
        [43.2, 12.6],
        [44.7, 12.6],
      ]),
    ],
  },
);
