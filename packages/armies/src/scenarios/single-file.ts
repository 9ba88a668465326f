import { type Game, measuring } from "@gunline/rules";
import { LOOTAS } from "../datasheets/orks/gunners.ts";
import { BOYZ, GRETCHIN } from "../datasheets/orks/mobs.ts";
import { INTERCESSORS } from "../datasheets/space-marines/battleline.ts";
import { barricade, box, crater, ruin, wood } from "../layouts/layout.ts";
import { moveGoal } from "./goal.ts";
import { offer } from "./offers.ts";
import { post, problem } from "./scenario.ts";

const NEAR = 12;

/** A move between two mobs: 1" from either, in coherency at the end. */
export const SINGLE_FILE = problem(
  {
    ...offer("single-file"),
    ask: `Bring all five Intercessors within ${NEAR}" of the Lootas.`,
    task: `Choose the Intercessors, and drag them through the gap between the Boyz and the Gretchin, or click where they should go. Each of them has 6" and keeps more than 1" from the mobs; beyond the gap they must stand together again. All five have to end within ${NEAR}" of the Lootas.`,
    goal: moveGoal({
      by: "INTERCESSORS",
      isRight: ({ game }) => allNear(game),
      solved: `All five are through, together, and within ${NEAR}" of the Lootas.`,
      lost: `Not all of the Intercessors ended their move within ${NEAR}" of the Lootas.`,
    }),
  },
  {
    phase: "MOVEMENT",
    features: [
      wood(14, 15, 2.6, 2.2),
      ruin(...box(40, 26, 5, 4)),
      crater(31, 28, 2.2, 1.9),
      barricade(33, 12.5, 4, 0.6),
    ],
    postings: [
      post("p1", "INTERCESSORS", { sheet: INTERCESSORS, size: 5 }, [
        [23.2, 20],
        [22.6, 18.4],
        [22.6, 21.6],
        [21.4, 19.3],
        [21.4, 20.8],
      ]),
      post("p2", "BOYZ", { sheet: BOYZ, size: 10 }, [
        [25, 17.5],
        [25, 16.1],
        [25, 14.7],
        [25, 13.3],
        [25, 11.9],
        [26.4, 16.8],
        [26.4, 15.4],
        [26.4, 14],
        [26.4, 12.6],
        [26.4, 11.2],
      ]),
      post("p2", "GRETCHIN", { sheet: GRETCHIN, size: 11 }, [
        [25, 22.4],
        [25, 23.6],
        [25, 24.8],
        [25, 26],
        [25, 27.2],
        [26.2, 23],
        [26.2, 24.2],
        [26.2, 25.4],
        [26.2, 26.6],
        [26.2, 27.8],
        [25, 28.4],
      ]),
      post("p2", "LOOTAS", { sheet: LOOTAS, size: 5 }, [
        [38.4, 19.2],
        [38.4, 20.8],
        [39.9, 18.5],
        [39.9, 20],
        [39.9, 21.5],
      ]),
    ],
  },
);

function allNear({ units }: Game): boolean {
  const targets = measuring.placeAll(units["LOOTAS"]!);
  return measuring
    .placeAll(units["INTERCESSORS"]!)
    .every((own) => targets.some((other) => measuring.distance(own, other) <= NEAR));
}
