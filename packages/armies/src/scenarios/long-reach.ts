import { BURNA_BOYZ, LOOTAS } from "../datasheets/orks/gunners.ts";
import { ASSAULT_INTERCESSORS } from "../datasheets/space-marines/battleline.ts";
import { JUMP_INTERCESSORS } from "../datasheets/space-marines/elites.ts";
import { barricade, box, crater, debris, ruin, wood } from "../layouts/layout.ts";
import { chargeGoal } from "./goal.ts";
import { offer } from "./offers.ts";
import { post, problem } from "./scenario.ts";

export const LONG_REACH = problem(
  {
    ...offer("long-reach"),
    ask: "Charge the Burna Boyz and the Lootas in one move.",
    task: "One of your squads walks, the other one flies. Choose both targets for each squad, compare the chances, and charge with the better one.",
    goal: chargeGoal({
      by: ["JUMP_INTERCESSORS", "ASSAULT_INTERCESSORS"],
      targets: ["BURNA_BOYZ", "LOOTAS"],
      solved:
        "Both targets are reached. Those who fly over the ruin need a roll of 5 (30 of 36 rolls); those who walk around it need a 6 (26 of 36).",
      lost: "Neither squad can reach both targets in one charge any more.",
    }),
  },
  {
    phase: "CHARGE",
    features: [
      ruin(...box(30, 16.4, 3, 5)),
      debris(...box(30, 13.4, 3, 3)),
      wood(24, 13, 2.6, 2.2),
      crater(38, 27, 2.3, 2),
      barricade(22, 29.5, 5, 0.6),
    ],
    postings: [
      post("p1", "JUMP_INTERCESSORS", { sheet: JUMP_INTERCESSORS, size: 5 }, [
        [28, 17.6],
        [27.8, 19.4],
        [26.2, 16.8],
        [26.1, 18.6],
        [26.3, 20.3],
      ]),
      post(
        "p1",
        "ASSAULT_INTERCESSORS",
        { sheet: ASSAULT_INTERCESSORS, size: 5, options: { "Power fist": 1 } },
        [
          [28.2, 22.4],
          [28, 24.1],
          [26.5, 23.2],
          [26.3, 24.9],
          [28.1, 25.8],
        ],
      ),
      post("p2", "BURNA_BOYZ", { sheet: BURNA_BOYZ, size: 5 }, [
        [33.2, 23.6],
        [33.5, 25.3],
        [34.9, 24.4],
        [35.1, 26.1],
        [34.8, 22.7],
      ]),
      post("p2", "LOOTAS", { sheet: LOOTAS, size: 5 }, [
        [34.6, 18.6],
        [34.8, 16.9],
        [36.3, 19.2],
        [36.4, 17.5],
        [34.9, 20.3],
      ]),
    ],
  },
);
