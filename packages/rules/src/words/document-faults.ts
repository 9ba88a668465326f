import type { TaskType } from "../game/tasks.ts";
import type { PolygonFault } from "../geometry/polygon.ts";
import { phaseName } from "./phase.ts";

/** What is wrong with a document that was saved half-way, and with a record: each follows the path of its fault. */
export const DOCUMENT_FAULTS = {
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

type DocumentFaults = typeof DOCUMENT_FAULTS;

declare module "../game/fault-words.ts" {
  interface FaultWords extends DocumentFaults {}
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
