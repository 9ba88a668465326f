/**
 * Every bound of the engine in one place. A document or an action past a bound is refused with its name,
 * so that no input can cost unbounded time or memory.
 */
export const LIMITS = {
  boardInches: 240,
  units: 400,
  modelsPerUnit: 400,
  models: 8_000,
  weapons: 2_000,
  weaponsPerModel: 50,
  keywords: 60,
  /** Units that one Attached unit is made of. */
  parts: 3,
  terrain: 250,
  polygonPoints: 64,
  /** Corners of all terrain together: what sight may have to look past. */
  terrainPoints: 1_000,
  /**
   * Ranged weapons of all models of a side, each counted with every enemy model, both sides together: what the referee
   * may have to look at to say who can shoot whom. Two armies of 350 models with two guns each stay below.
   */
  gunsTimesTargets: 500_000,
  textLength: 200,
  seedLength: 10_000,
  /** How often a game may have been given another seed. */
  renewedSeeds: 1_000,
  rangeInches: 1_000,
  woundsPerModel: 100_000,
  characteristic: 100,
  dicePerExpression: 100,
  totalPerExpression: 1_000,
  rounds: 1_000,
  assignments: 200,
  /** Attacks of one assignment at the most, all extra hits included. */
  attacksPerAssignment: 100_000,
  /** Dice that one unit's attacks can draw in all. */
  dicePerVolley: 1_000_000,
  undoSteps: 100,
  /** Tasks within each other. */
  tasks: 16,
  stratagemsUsed: 200,
  commandPoints: 1_000,
  points: 100_000,
  objectives: 40,
  /** Points of one model's path. */
  pathPoints: 200,
  /** Kinds of broken conditions that a game counts. */
  failureCodes: 100,
  actionsPerFile: 100_000,
  jsonBytes: 64 * 1024 * 1024,
  /** Faces of a script of dice. */
  scriptedDice: 1_000_000,
  /** Dice of one game: 32 bits of block counter, sixteen dice a block, and room to spare. */
  cursor: 2 ** 35,
  /** How far past that bound the last action of a game may reach; the next one is refused. */
  cursorMargin: 2 ** 30,
  /** What the referee remembers of all tables together, by estimate; what is forgotten is worked out again. */
  memoryBytes: {
    distances: 32 * 1024 * 1024,
    sights: 48 * 1024 * 1024,
    verdicts: 48 * 1024 * 1024,
    plans: 16 * 1024 * 1024,
  },
} as const;

/** "Within" means at most, with this tolerance; so do overlaps (ME-2). */
export const TOLERANCE = 1e-6;

/** Engagement Range: across and up (ME-3). */
export const ENGAGEMENT_RANGE = { across: 1, up: 5 } as const;

/** How far away the target of a charge may be, in inches (CH-5); no two dice show more either. */
export const CHARGE = { declared: 12 } as const;

/** The radius of an objective marker of 40 mm, in inches. */
export const MARKER_RADIUS = 20 / 25.4;

/** How AIRCRAFT move: straight ahead for so many inches at the least, then a turn by so many degrees (MO-30). */
export const AIRCRAFT = { least: 20, turn: 90 } as const;

/** Where units arrive: how far from enemies across the table, and for Strategic Reserves how near to an edge (RE-4, RE-5). */
export const ARRIVAL = { fromEnemies: 9, fromEdge: 6, enemyZoneUntil: 2, meteoricDescent: 6 } as const;

/** Desperate Escape: a die that shows this or less costs a model (MO-13). */
export const ESCAPE_FAILS = 2;

/** The measures of every move, in inches (CH-10, CH-16, CH-17, CH-20, CH-21, CH-23). */
export const MOVE = {
  /** Terrain no taller than this is crossed as if it were not there. */
  freeHeight: 2,
  /** Bases whose heights differ by this or more stand on different floors. */
  floor: 2,
  coherency: { across: 2, up: 5 },
  /** From this many models on, each needs two neighbours. */
  largeUnit: 7,
  /** A gap of at most this is base contact. */
  contact: 0.01,
  /** Across a barricade: how far it may be from the target, and the target from who engages it. */
  barricade: { near: 1, reach: 2 },
  pivot: { ordinary: 1, large: 2 },
} as const;

/** Setting up before the battle, in inches (DE-9). */
export const DEPLOYMENT = { infiltrators: { across: 9, up: Number.POSITIVE_INFINITY } } as const;

/** How much of an army may wait in reserve (RE-2). */
export const RESERVES = { sizes: [1_000, 2_000, 3_000], strategicShare: 0.25, share: 0.5 } as const;
