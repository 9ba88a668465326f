import { BOYZ, GRETCHIN } from "../datasheets/orks/mobs.ts";
import { ASSAULT_INTERCESSORS, INTERCESSORS } from "../datasheets/space-marines/battleline.ts";
import { loosely } from "../formation.ts";
import { barricade, box, container, crater, ruin, wood } from "../layouts/layout.ts";
import { lessonGoal } from "./goal.ts";
import { offer } from "./offers.ts";
import { post, problem } from "./scenario.ts";

export const FIRST_SHOTS = problem(
  {
    ...offer("first-shots"),
    ask: "Fire with both squads, then charge with the Assault Intercessors.",
    task: "The Intercessors see only one enemy: choose them and confirm. Then choose a target for the Assault Intercessors yourself, end the phase, and charge.",
    goal: lessonGoal({
      shooters: ["INTERCESSORS", "ASSAULT_INTERCESSORS"],
      charger: "ASSAULT_INTERCESSORS",
      solved: "You have fired with both squads and rolled a charge. You know all it takes for a battle.",
      lost: "This turn went on without it: both squads had to fire, and the Assault Intercessors to charge.",
    }),
  },
  {
    phase: "SHOOTING",
    features: [
      ruin(...box(25, 19.5, 5, 5.5)),
      wood(37.5, 15, 2.8, 2.4),
      crater(21, 28.5, 2.6, 2.1),
      barricade(31.8, 24.6, 4, 0.6),
      container(15, 21, 2.2, 4.6),
    ],
    postings: [
      post(
        "p1",
        "INTERCESSORS",
        { sheet: INTERCESSORS, size: 5, options: { "Grenade launcher": 1 } },
        loosely({ at: [21.4, 16], toward: [1, 0], ranks: [3, 2], stir: 2 }),
        { flags: { remained_stationary: true } },
      ),
      post(
        "p1",
        "ASSAULT_INTERCESSORS",
        { sheet: ASSAULT_INTERCESSORS, size: 5, options: { "Power fist": 1 } },
        loosely({ at: [25.4, 29.2], toward: [5, -0.6], ranks: [3, 2], stir: 6 }),
        { flags: { moved: true } },
      ),
      post(
        "p2",
        "BOYZ",
        { sheet: BOYZ, size: 10, options: { Shoota: 9 } },
        loosely({ at: [35.4, 15.4], toward: [-1, 0.1], ranks: [4, 3, 3], stir: 3 }),
      ),
      post(
        "p2",
        "GRETCHIN",
        { sheet: GRETCHIN, size: 11 },
        loosely({ at: [33.2, 28.6], toward: [-1, 0], ranks: [4, 4, 3], pitch: 1.45, stir: 8 }),
      ),
    ],
  },
);
