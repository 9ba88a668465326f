import type { Numbers } from "../../game/numbers.ts";

const ENGAGEMENT = { across: 1, up: 5 };
const MARKER_MM = 40;
const ANY_HEIGHT = Number.POSITIVE_INFINITY;

/** The numbers of the 10th edition; `game/numbers.ts` says what each one is. */
export const NUMBERS: Numbers = {
  engagement: ENGAGEMENT,
  contact: { across: 0.01, up: ENGAGEMENT.up },
  coherency: { across: 2, up: 5, largeUnit: 7 },
  barricade: { near: 1, reach: { across: 2, up: ENGAGEMENT.up } },
  move: { freeHeight: 2, floor: 2, storey: 3, pivot: { ordinary: 1, large: 2 } },
  charge: { declared: 12 },
  fightMove: 3,
  marker: { mm: MARKER_MM, radius: MARKER_MM / 2 / 25.4, range: { across: 3, up: 5 } },
  battle: { rounds: 5, scoresFrom: 2 },
  pointsCap: { primary: 50, secondary: 40, together: 90, fixedCard: 20 },
  extraCp: 1,
  aircraft: { least: 20, turn: 90, hovering: 20 },
  arrival: { fromEnemies: 9, fromEdge: 6, enemyZoneUntil: 2, meteoricDescent: 6 },
  deadlyDemise: { from: 6, inches: 6 },
  transport: {
    reach: { across: 3, up: 5 },
    emergency: { across: 6, up: 5 },
    largeReach: { across: 1, up: 5 },
    harm: { near: 1, far: 3 },
  },
  escapeFails: 2,
  deployment: { infiltrators: { across: 9, up: ANY_HEIGHT }, scouts: { across: 9, up: ANY_HEIGHT } },
  reserves: { sizes: [1_000, 2_000, 3_000], strategicShare: 0.25, share: 0.5 },
};
