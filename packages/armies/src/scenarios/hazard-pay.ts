import { MEGANOBZ } from "../datasheets/orks/elites.ts";
import { BOYZ } from "../datasheets/orks/mobs.ts";
import { HELLBLASTERS } from "../datasheets/space-marines/battleline.ts";
import { loosely } from "../formation.ts";
import { barricade, box, container, crater, ruin, wood } from "../layouts/layout.ts";
import { post, problem } from "./scenario.ts";

export const HAZARD_PAY = problem(
  {
    id: "hazard-pay",
    title: "Hazard pay",
    blurb: "Plasma can be pushed beyond what it bears. Each gun that was pushed kills its bearer on a one.",
    kind: "problem",
    task: "Meganobz above, Boyz below. At which of them is the supercharge worth its price? Look at the odds of both profiles against both.",
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
