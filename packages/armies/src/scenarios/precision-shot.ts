import { WARBOSS } from "../datasheets/orks/elites.ts";
import { BOYZ } from "../datasheets/orks/mobs.ts";
import { INTERCESSORS } from "../datasheets/space-marines/battleline.ts";
import { ELIMINATORS } from "../datasheets/space-marines/heavy-support.ts";
import { loosely } from "../formation.ts";
import { barricade, box, crater, ruin, wood } from "../layouts/layout.ts";
import { shotGoal } from "./goal.ts";
import { offer } from "./offers.ts";
import { post, problem } from "./scenario.ts";

export const PRECISION_SHOT = problem(
  {
    ...offer("precision-shot"),
    ask: "Fire the sniper rifles at the Warboss, not at his Boyz.",
    task: "The Boyz take wounds for the Warboss who leads them, unless a weapon has Precision. Choose the Eliminators, choose the Warboss on their weapon, and fire.",
    goal: shotGoal({
      by: "ELIMINATORS",
      isRight: ({ precision_model_id }) => precision_model_id === "m1",
      solved:
        "The rifles were aimed at the Warboss: what wounds, wounds him first. Without Precision the Boyz would take it for him.",
      lost: "The sniper rifles were not aimed at the Warboss, so the Boyz take wounds for him.",
    }),
  },
  {
    phase: "SHOOTING",
    features: [
      ruin(...box(15, 18, 6, 6)),
      wood(26, 29, 2.6, 2.3),
      crater(36.5, 16.4, 2.5, 2.1),
      barricade(24, 17.6, 0.6, 4),
    ],
    postings: [
      post(
        "p1",
        "ELIMINATORS",
        { sheet: ELIMINATORS, size: 3 },
        [
          [19.6, 19.4],
          [19.9, 21.6],
          [18.2, 22.8],
        ],
        { flags: { remained_stationary: true } },
      ),
      post(
        "p1",
        "INTERCESSORS",
        { sheet: INTERCESSORS, size: 5, options: { "Grenade launcher": 1 } },
        loosely({ at: [22.6, 26.6], toward: [1, -0.2], ranks: [3, 2], stir: 3 }),
      ),
      post("p2", "BOYZ", { sheet: BOYZ, size: 10, options: { Shoota: 9 }, leader: { sheet: WARBOSS } }, [
        [39.4, 21.8],
        [37.6, 20],
        [37.2, 21.7],
        [37.5, 23.4],
        [38.7, 25],
        [39.2, 19.6],
        [40.9, 20.3],
        [41.2, 22],
        [40.6, 23.7],
        [40.5, 25.4],
        [39.1, 23.5],
      ]),
    ],
  },
);
