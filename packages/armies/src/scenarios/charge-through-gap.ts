import { LOOTAS } from "../datasheets/orks/gunners.ts";
import { BOYZ, GRETCHIN } from "../datasheets/orks/mobs.ts";
import { ASSAULT_INTERCESSORS } from "../datasheets/space-marines/battleline.ts";
import { loosely } from "../formation.ts";
import { barricade, box, crater, ruin, wood } from "../layouts/layout.ts";
import { chargeGoal } from "./goal.ts";
import { offer } from "./offers.ts";
import { post, problem } from "./scenario.ts";

export const CHARGE_THROUGH_GAP = problem(
  {
    ...offer("charge-through-gap"),
    ask: "Charge the Lootas, and only the Lootas.",
    task: 'The straight way comes within 1" of the Boyz or the Gretchin, who are not targets. Declare a charge on the Lootas alone, roll, and move through the gap: drag the models, or let Auto-path find the way.',
    goal: chargeGoal({
      by: ["ASSAULT_INTERCESSORS"],
      targets: ["LOOTAS"],
      solved: 'The Lootas are charged, and nobody came within 1" of the Boyz or the Gretchin.',
      lost: "The Assault Intercessors can no longer charge the Lootas alone.",
    }),
  },
  {
    phase: "CHARGE",
    features: [
      wood(25, 14.5, 2.8, 2.4),
      ruin(...box(35.2, 24.6, 5, 5)),
      crater(22, 30, 2.3, 2),
      barricade(33.4, 14, 4, 0.6),
    ],
    postings: [
      post("p1", "ASSAULT_INTERCESSORS", { sheet: ASSAULT_INTERCESSORS, size: 5 }, [
        [24.3, 20.4],
        [23.8, 18.7],
        [24.4, 22.2],
        [22.5, 19.7],
        [22.7, 21.5],
      ]),
      post("p2", "BOYZ", { sheet: BOYZ, size: 10 }, [
        [28.6, 19.2],
        [30.2, 19.4],
        [27.4, 17.9],
        [29.1, 17.6],
        [30.7, 17.8],
        [32, 18.9],
        [28.2, 16.2],
        [29.9, 16.1],
        [31.5, 16.4],
        [33, 17.5],
      ]),
      post(
        "p2",
        "GRETCHIN",
        { sheet: GRETCHIN, size: 11 },
        loosely({ at: [29.6, 25], toward: [-0.2, -1], ranks: [4, 4, 3], pitch: 1.45, stir: 2 }),
      ),
      post("p2", "LOOTAS", { sheet: LOOTAS, size: 5 }, [
        [33.4, 21.6],
        [33.6, 23.3],
        [35.2, 20.8],
        [35.3, 22.5],
        [36.8, 21.7],
      ]),
    ],
  },
);
