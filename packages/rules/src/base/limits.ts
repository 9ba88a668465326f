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
  /** Refusals in one list, and their bytes as JSON; more are counted up to a number, and the judge looks for no more. */
  refusals: 100,
  refusalBytes: 64 * 1024,
  refusalsCounted: 1_000,
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
  effectsPerUnit: 100,
  commandPoints: 1_000,
  points: 100_000,
  objectives: 40,
  /** Units, or CHARACTERs, that are lost in a round. */
  losses: 8_000,
  /** Times that somebody scores in a battle. */
  scores: 4_000,
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

/** How far models pile in and consolidate, in inches (FI-10, FI-30). */
export const FIGHT_MOVE = 3;

/** Within what distance of an objective marker a model is in its range (OB-1). */
export const OBJECTIVE_RANGE = { across: 3, up: 5 } as const;

/** The size of an objective marker across, in millimetres, and its radius in inches. */
export const MARKER_MM = 40;
export const MARKER_RADIUS = MARKER_MM / 2 / 25.4;

/** A battle goes over so many rounds, and primary missions are scored from one of them on (OB-9, MI-12). */
export const BATTLE = { rounds: 5, scoresFrom: 2 } as const;

/** Victory points of Chapter Approved at the most (MI-10). */
export const POINTS_CAP = { primary: 50, secondary: 40, together: 90, fixedCard: 20 } as const;

/** How AIRCRAFT move: straight ahead for so many inches at the least, then a turn by so many degrees; and the M of those that hover (MO-30). */
export const AIRCRAFT = { least: 20, turn: 90, hovering: 20 } as const;

/** Where units arrive: how far from enemies across the table, and for Strategic Reserves how near to an edge (RE-4, RE-5). */
export const ARRIVAL = {
  fromEnemies: 9,
  fromEdge: 6,
  enemyZoneUntil: 2,
  meteoricDescent: 6,
  fromHomer: 3,
} as const;

/** Deadly Demise: the face from which it does harm, and how far (TR-10). */
export const DEADLY_DEMISE = { from: 6, inches: 6 } as const;

/** Transports: how near their passengers get in and out, and those of a wreck at the worst, in inches (TR-3, TR-4, TR-9). */
export const TRANSPORT = {
  reach: { across: 3, up: 5 },
  emergency: { across: 6, up: 5 },
  /** Who is too large for that ends this near to it. */
  largeReach: { across: 1, up: 5 },
  /** The highest face that costs a mortal wound. */
  harm: { near: 1, far: 3 },
} as const;
/** Command points that a player may gain in a round beside those of the Command phases (CO-2). */
export const EXTRA_CP = 1;

/** The dice of stratagems: each that shows so much or more is a mortal wound (ST-16, ST-17). */
export const STRATAGEM_DICE = {
  grenade: { reach: 8, dice: 6, from: 4 },
  tankShock: { from: 5, most: 6 },
} as const;

/** How near an enemy that has charged must be for a Heroic Intervention, in inches (ST-18). */
export const HEROIC_INTERVENTION = 6;

/** Desperate Escape: a die that shows this or less costs a model (MO-13). */
export const ESCAPE_FAILS = 2;

/** The measures of every move, in inches (CH-10, CH-16, CH-17, CH-20, CH-21, CH-23). */
export const MOVE = {
  /** Terrain no taller than this is crossed as if it were not there. */
  freeHeight: 2,
  /** Bases whose heights differ by this or more stand on different floors. */
  floor: 2,
  /** How far the floors of a ruin are apart, where hands choose among them; a document may have models at any height. */
  storey: 3,
  coherency: { across: 2, up: 5 },
  /** From this many models on, each needs two neighbours. */
  largeUnit: 7,
  /** A gap of at most this is base contact. */
  contact: 0.01,
  /** Across a barricade: how far it may be from the target, and the target from who engages it. */
  barricade: { near: 1, reach: 2 },
  pivot: { ordinary: 1, large: 2 },
} as const;

/** Setting up before the battle, in inches (DE-9, DE-13). */
export const DEPLOYMENT = {
  infiltrators: { across: 9, up: Number.POSITIVE_INFINITY },
  scouts: { across: 9, up: Number.POSITIVE_INFINITY },
} as const;

/** How much of an army may wait in reserve (RE-2). */
export const RESERVES = { sizes: [1_000, 2_000, 3_000], strategicShare: 0.25, share: 0.5 } as const;
