import { BOYZ } from "../datasheets/orks/mobs.ts";
import { DEFF_DREAD } from "../datasheets/orks/walkers.ts";
import { TERMINATORS } from "../datasheets/space-marines/elites.ts";
import { DEVASTATORS } from "../datasheets/space-marines/heavy-support.ts";
import { loosely } from "../formation.ts";
import { barricade, box, crater, debris, ruin } from "../layouts/layout.ts";
import { shotGoal } from "./goal.ts";
import { offer } from "./offers.ts";
import { post, problem } from "./scenario.ts";

const FRAG = "devastators_missile_launcher_frag";

export const BLAST_HORDE = problem(
  {
    ...offer("blast-horde"),
    ask: "Fire both frag missiles where they make the most attacks.",
    task: "Blast adds an attack for every five models in the target. Boyz A are ten, Boyz B are sixteen, and the Deff Dread is in combat with your Terminators. Choose the frag missiles of the Devastators, compare the targets, and fire.",
    goal: shotGoal({
      by: "DEVASTATORS",
      isRight: ({ weapon_id, target_unit_id }) => weapon_id === FRAG && target_unit_id === "BOYZ_SIXTEEN",
      isWrong: ({ weapon_id, target_unit_id }) => weapon_id === FRAG && target_unit_id !== "BOYZ_SIXTEEN",
      solved:
        "The sixteen models of Boyz B give each missile 3 more attacks; the ten of Boyz A give 2. Blast may not be fired at the Deff Dread, which fights your own Terminators.",
      lost: "Both frag missiles had to be fired at Boyz B: sixteen models give each missile 3 more attacks, ten give 2.",
    }),
  },
  {
    phase: "SHOOTING",
    features: [
      ruin(...box(14, 27, 6, 5)),
      debris(...box(20, 27, 3, 5)),
      barricade(18, 17, 0.6, 5),
      crater(30, 30, 2.4, 2),
      crater(41, 12.5, 2.2, 2),
    ],
    postings: [
      post(
        "p1",
        "DEVASTATORS",
        {
          sheet: DEVASTATORS,
          size: 5,
          options: { "Missile launcher": 2, "Heavy bolter": 1, "Armorium Cherub": 1 },
        },
        loosely({ at: [16.6, 19.6], toward: [1, 0], ranks: [3, 2], stir: 4 }),
        { flags: { remained_stationary: true } },
      ),
      post("p1", "TERMINATORS", { sheet: TERMINATORS, size: 5 }, [
        [29.4, 21.6],
        [29.2, 23.7],
        [27.4, 22.5],
        [27.1, 24.6],
        [28.9, 25.8],
      ]),
      post(
        "p2",
        "BOYZ_TEN",
        { sheet: BOYZ, size: 10, options: { Shoota: 9 } },
        loosely({ at: [35, 14.4], toward: [-5, 1], ranks: [4, 3, 3], stir: 1 }),
        { name: "Boyz A" },
      ),
      post(
        "p2",
        "BOYZ_SIXTEEN",
        { sheet: BOYZ, size: 20 },
        loosely({ at: [35.6, 30], toward: [-5, -1], ranks: [5, 4, 4, 3], stir: 7 }),
        { name: "Boyz B" },
      ),
      post("p2", "DEFF_DREAD", { sheet: DEFF_DREAD, size: 1 }, [[31.6, 22.8]], { wounds: { m1: 5 } }),
    ],
  },
);
