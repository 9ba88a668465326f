import { LIMITS } from "../base/limits.ts";
import type { Refusal } from "../base/refusal.ts";
import type { Expected, Found } from "../game/explain.ts";
import type { Fault, FaultWords } from "../game/fault-words.ts";
import type { TaskType } from "../game/tasks.ts";
import type { PolygonFault } from "../geometry/polygon.ts";
import { phaseName } from "./phase.ts";

interface Bounds {
  readonly limit: number;
  readonly most: boolean;
}

const COUNTED = {
  models: "models",
  shots: "pairs of a gun and an enemy model",
  corners: "corners",
  entries: "entries",
};

const ID = "an id of 1 to 64 letters, digits, _ or -";
const DICE = `with at most ${LIMITS.dicePerExpression} dice and a total of 1 to ${LIMITS.totalPerExpression}`;

/** What is wrong with a document, an action or a record as somebody wrote it: each follows the path of its fault. */
const FAULTS = {
  unknownField: "is not a known field",
  missing: (expected: Expected | null) => `is missing${expectation(expected)}`,
  unfit: (found: Found, expected: Expected | null) => `is ${foundInWords(found)}${expectation(expected)}`,
  notFinite: (found: number) => `is ${found}, which is no finite number`,
  wrongLength: ({ limit, most }: Bounds, of: "array" | "string") => {
    const [one, many] = of === "array" ? ["entry", "entries"] : ["character", "characters"];
    return `must have at ${most ? "most" : "least"} ${limit} ${limit === 1 ? one : many}`;
  },
  outOfBounds: ({ limit, most }: Bounds, isInclusive: boolean) => {
    const how = isInclusive ? (most ? "at most" : "at least") : most ? "less than" : "more than";
    return `must be ${how} ${limit}`;
  },
  reservedKey: "is a reserved word and cannot be a key",
  reservedId: "must not be a reserved word",
  notAnId: `must be ${ID}`,
  keyNoId: `its key must be ${ID}`,
  notItsKey: (key: string) => `must equal its key "${key}"`,
  notACode: "must be a code in capital letters",
  notAHash: "must be a hash of 64 hexadecimal digits",
  notDice: `must be a dice expression such as 3, "D6" or "2D3+1", ${DICE}`,
  notStrength: `must be a number, or a dice expression such as "D6+6" with a total of at most ${LIMITS.characteristic}`,
  notAttacks: `must be a dice expression ${DICE}`,
  tooManyCodes: `must have at most ${LIMITS.failureCodes} entries`,

  unknownId: (kind: "unit" | "weapon" | "model" | "effect", id: string) => `no ${kind} has the id "${id}"`,
  tooMany: (what: keyof typeof COUNTED, found: number, most: number) =>
    `has ${inThousands(what, found)} ${COUNTED[what]}, more than ${inThousands(what, most)}`,
  offBoard: "is off the board",
  baseOffBoard: ({ width, height }: { readonly width: number; readonly height: number }) =>
    `the base is not wholly on the board of ${width}" × ${height}"`,
  tooManyWounds: (wounds: number, most: number) => `is ${wounds}, more than the characteristic of ${most}`,
  notLost: "is no lost model",
  halfOnTable: "some are on the table and some are not",
  inReserve: "is in reserve already",
  isOnTable: "its models are on the table",
  noShooter: "no unit is selected to shoot",
  secondCharge: "only one unit charges at a time",
  notOfTurn: "is no unit of the player whose turn it is",
  notOnTable: "has no models on the table",
  namedTwice: "names a unit twice",
  friendlyTarget: "is a friendly unit",
  notTheSum: "must be the sum of the dice",
  refused: ({ message }: Refusal) => message,

  wrongPhase: (task: TaskType, phase: string) =>
    `no ${task === "charge" || task === "move" || task === "fight" ? task : "attacks"} can be under way in the ${phaseName(phase)} phase`,
  wrongOrder: "cannot follow from the task before it",
  noChargeTask: "no charge is among the tasks",
  noPendingCharge: "has no charge under charges.pending",
  noMover: "is no unit on the table of the player whose turn it is",
  nobodyAsked: "goes on by itself: somebody must be asked on top of it",
  nobodyFallen: "has no fallen models",
  noFighter: "is no unit on the table",
  noAssignments: "are there when targets are chosen and nothing is rolled, and only then",
  isCoherent: "is no unit on the table that is out of coherency",
  noSuchCard: "has no such card in play",
  deepRow: (most: number) => `its lists stand more than ${most} deep in each other`,
  longRow: (most: number) => `is longer than ${most} bytes`,
  manyRows: (most: number) => `are more than ${most}`,
  notDiceText: "is no dice expression such as D3 or D3+1",
  unaskedMoment: "waits for a moment at which no player is asked: it cannot have a use",
  manyRowDice: `rolls more than ${LIMITS.rowDice} dice`,
  withoutLimit: "could be used without end: it needs a limit, a cost or an end",
  otherRowId: "is not the id under which the row stands",
  wrongEvent: "is not what opens this window",

  noDice: "is no number of dice",
  tallies: "must have one entry for each plan",
  otherShooter: "is not the unit of the first plan",
  unfitPlan: "its guns, groups, profiles and defenders do not fit together",
  tooManyHits: (most: number) => `could score more than ${most} hits`,
  unlisted: (model: string) => `does not list model "${model}"`,
  noPlan: "names a plan that is not there",
  noGroup: "names a weapon group that its plan does not have",
  noPlanOrGroup: "names a plan or weapon group that is not there",
  notHitDice: "must be the hit dice before wounds are rolled",
  notBeforeSaves: "must be followed by saves",
  unfitDice: "does not fit the dice that its plan rolls",

  earlierRecord: (format: string) =>
    `is a record of an earlier version (${format}), which this one does not replay`,
  noRollOff: "there is nothing to roll for: no mission, or units are set up already",
  notBrought: "cannot be brought: an army list does not say it",
  noModels: "there are none",
  beforeBattle: "is written in a battle, and this one has not begun",
  tooLate: (rounds: number) => `is past the ${rounds} rounds of a battle`,
  moreThan: (most: number) => `is more than the ${most} that can have been gained by now`,

  rewindAhead: (steps: number) => `is ahead of the ${steps} steps before it`,

  polygon: polygonFaultInWords,
};

type DocumentFaults = typeof FAULTS;

declare module "../game/fault-words.ts" {
  interface FaultWords extends DocumentFaults {}
}

export function faultInWords([name, ...data]: Fault): string {
  const say = FAULTS[name satisfies keyof FaultWords] as string | ((...data: readonly unknown[]) => string);
  return typeof say === "string" ? say : say(...data);
}

const TYPES: Readonly<Record<string, string>> = {
  int: "a whole number",
  number: "a number",
  string: "a text",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  tuple: "a list of two",
};

/** `, expected a number`. */
function expectation(expected: Expected | null): string {
  return expected === null ? "" : `, expected ${expectedInWords(expected)}`;
}

function expectedInWords(expected: Expected): string {
  if ("type" in expected) return TYPES[expected.type] ?? expected.type;
  if ("any" in expected) return [...new Set(expected.any.map(expectedInWords))].join(" or ");
  const quoted = expected.values.map((value) => JSON.stringify(value));
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
}

function foundInWords(found: Found): string {
  return "json" in found ? found.json : TYPES[found.kind === "list" ? "array" : "object"]!;
}

function inThousands(what: keyof typeof COUNTED, number: number): string {
  return what === "shots" ? number.toLocaleString("en") : String(number);
}

function polygonFaultInWords(found: PolygonFault): string {
  switch (found.fault) {
    case "TOO_FEW_POINTS":
      return "must have at least three points";
    case "REPEATED_POINT":
      return `repeats point ${found.point}`;
    case "CROSSES_ITSELF":
      return `crosses itself: edge ${found.edges[0]} meets edge ${found.edges[1]}`;
    case "NO_AREA":
      return "has no area";
  }
}
