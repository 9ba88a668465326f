import { BOYZ } from "../datasheets/orks/mobs.ts";
import { INTERCESSORS } from "../datasheets/space-marines/battleline.ts";
import { barricade, box, crater, ruin, wood } from "../layouts/layout.ts";
import { moveGoal } from "./goal.ts";
import { offer } from "./offers.ts";
import { post, problem } from "./scenario.ts";

/** Where the sergeant is held, and how far away those stand who hold him. */
const HELD = [30, 22] as const;
const RING = 2;

/** Six around him: between any two there is no room for a base. */
const around = [0, 60, 120, 180, 240, 300].map((degrees): readonly [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  return [round(HELD[0] + RING * Math.cos(turn)), round(HELD[1] + RING * Math.sin(turn))];
});

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** A Fall Back on which only who is surrounded has to pass over enemies. */
export const OUT_OF_THE_BRAWL = problem(
  {
    ...offer("out-of-the-brawl"),
    ask: "Fall back, and let only one model be tested.",
    task: 'The Intercessors are in Engagement Range and can only Fall Back. One of them is surrounded and has to pass over an enemy: his Desperate Escape is tested with a die. The others need not be: find ways for them that lead over nobody and end more than 1" from every enemy, in coherency.',
    goal: moveGoal({
      by: "INTERCESSORS",
      isRight: ({ tested }) => tested <= 1,
      solved: "They are out, and only one of them had to force his way.",
      lost: "More than one model had to pass over the enemy, or nobody fell back.",
    }),
  },
  {
    phase: "MOVEMENT",
    features: [
      wood(20, 30, 2.6, 2.2),
      ruin(...box(40, 26, 5, 4)),
      crater(40, 14, 2.2, 1.9),
      barricade(16, 14, 4, 0.6),
    ],
    postings: [
      post("p1", "INTERCESSORS", { sheet: INTERCESSORS, size: 5 }, [
        HELD,
        [27, 20.9],
        [26.5, 22.7],
        [25.5, 20.4],
        [25.2, 22.1],
      ]),
      post("p2", "BOYZ", { sheet: BOYZ, size: 10 }, [
        ...around,
        [27.3, 24.7],
        [25, 24.6],
        [23.8, 23.6],
        [23.4, 21.9],
      ]),
    ],
  },
);
