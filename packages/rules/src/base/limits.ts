/**
 * Every bound of the engine in one place. A document or an action past a bound is refused with its name,
 * so that no input can cost unbounded time or memory. The numbers of the rules are in `books/core/numbers.ts`.
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
  /** Tasks within each other: as many rules as act in one action may wait for what the first of them has set off. */
  tasks: 500,
  stratagemsUsed: 200,
  effectsPerUnit: 100,
  /** What one adjustment by hand changes, and the effects of players' own that a document carries. */
  changesByHand: 100,
  rowsByHand: 200,
  /** Rows of rules that one document carries, their parts on one level, how deep they stand in each other, and their bytes as JSON. */
  rows: 1_000,
  rowParts: 24,
  rowDepth: 24,
  rowBytes: 12_000,
  /** Dice that one clause of a row rolls at the most. */
  rowDice: 200,
  /** Rules that act by themselves in one action: those that set each other off come to an end. */
  rulesPerAction: 400,
  /** What a pool of a player holds, how many pools a player has, and the sets of units that are listed for one choice. */
  pool: 1_000,
  pools: 50,
  /** What is active for a player's whole army at once. */
  active: 100,
  listedSets: 200,
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
