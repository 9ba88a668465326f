import { gun, SPACE_MARINES, sheet } from "../datasheets/datasheet.ts";
import { BOYZ } from "../datasheets/orks/mobs.ts";
import { INTERCESSORS } from "../datasheets/space-marines/battleline.ts";
import { loosely } from "../formation.ts";
import { barricade, crater, wood } from "../layouts/layout.ts";
import { shotGoal } from "./goal.ts";
import { offer } from "./offers.ts";
import { post, problem } from "./scenario.ts";

/** One attack a model and one more up close: numbers that can be counted on the fingers. */
const { role, points, stats, base } = INTERCESSORS;
const TRAINEES = sheet(SPACE_MARINES, {
  role,
  points,
  stats,
  base,
  id: "trainees",
  name: "Trainees",
  short: "Trainees",
  keywords: INTERCESSORS.keywords.join(", "),
  kinds: [{ name: "Trainee", share: "rest", arms: "Training bolter" }],
  weapons: [gun("Training bolter", 24, 1, 3, 4, 0, 1, "RAPID FIRE 1")],
});

export const RAPID_FIRE_BAND = problem(
  {
    ...offer("rapid-fire-band"),
    ask: "Fire the Trainees. How many attacks do they make?",
    task: 'Five bolters with one attack each, Rapid Fire 1 and a range of 24". Three stand within 12" of the Boyz, two do not. Count the attacks, then fire.',
    goal: shotGoal({
      by: "TRAINEES",
      isRight: ({ target_unit_id }) => target_unit_id === "BOYZ",
      solved:
        'They make 8 attacks: one for each of the five bolters, and one more for each of the three within 12".',
      lost: "The phase is over, and the Trainees did not fire.",
    }),
  },
  {
    phase: "SHOOTING",
    features: [wood(30, 13, 3, 2.2), crater(26, 29, 2.4, 2), barricade(35.5, 27.5, 4, 0.6)],
    postings: [
      post("p1", "TRAINEES", { sheet: TRAINEES, size: 5 }, [
        [26, 20],
        [26, 22],
        [26, 24],
        [23, 21],
        [23, 23],
      ]),
      post(
        "p2",
        "BOYZ",
        { sheet: BOYZ, size: 10 },
        loosely({ at: [37.5, 22], toward: [-1, 0], ranks: [4, 3, 3], stir: 5 }),
      ),
    ],
  },
);
