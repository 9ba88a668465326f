import * as z from "zod/mini";
import type { Table } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";
import { isOnObjective } from "../../../game/measure/marker.ts";
import { isEngaged } from "../../../game/measure/measure.ts";
import { isAtStartingStrength, isBelowHalf } from "../../../game/strength.ts";
import { isAttached, isDestroyed, isOnTable } from "../../../game/unit.ts";
import { conditionKind, type Sight } from "../kind.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

interface Status {
  readonly holds: (unit: Unit, game: Table) => boolean;
  /** Whether the table has to be looked at, not the unit alone. */
  readonly table?: true;
  readonly words: string;
}

const flag = (name: keyof Unit["flags"], words: string): Status => ({
  holds: ({ flags }) => flags[name] === true,
  words,
});

/** What a unit has done or is, one row a status; flags of a document are taken at their word. */
const STATUSES = {
  CHARGED: flag("charged_this_turn", "charged this turn"),
  ADVANCED: flag("advanced", "Advanced this turn"),
  ADVANCING: { holds: ({ advance_roll }) => advance_roll !== undefined, words: "is Advancing" },
  DESCENDED: {
    holds: ({ flags }) => flags.arrived === true && flags.cannot_charge === true,
    words: "was set up this turn so near to enemies that it cannot charge",
  },
  FELL_BACK: flag("fell_back", "Fell Back this turn"),
  STATIONARY: flag("remained_stationary", "Remained Stationary this turn"),
  MOVED: flag("moved", "moved this turn"),
  ARRIVED: flag("arrived", "was set up this turn"),
  DISEMBARKED: flag("disembarked", "disembarked this turn"),
  HAS_SHOT: flag("has_shot", "has shot this turn"),
  HAS_FOUGHT: flag("has_fought", "has fought this turn"),
  BATTLE_SHOCKED: flag("battle_shocked", "is Battle-shocked"),
  LED: { holds: (unit) => isAttached(unit), words: "is led by a CHARACTER" },
  STARTING_STRENGTH: {
    holds: (unit) => !isDestroyed(unit) && isAtStartingStrength(unit),
    words: "is at its Starting Strength",
  },
  BELOW_STARTING_STRENGTH: {
    holds: (unit) => !isDestroyed(unit) && !isAtStartingStrength(unit),
    words: "is below its Starting Strength",
  },
  BELOW_HALF_STRENGTH: { holds: isBelowHalf, words: "is Below Half-strength" },
  EMBARKED: { holds: ({ embarked_in }) => embarked_in !== null, words: "is embarked within a TRANSPORT" },
  IN_RESERVES: { holds: ({ reserve }) => reserve !== null, words: "is in Reserves" },
  ACTING: {
    holds: ({ flags, action }) => flags.performing_action === true || action !== undefined,
    words: "is performing an Action",
  },
  ON_TABLE: { holds: isOnTable, words: "is on the battlefield" },
  ENGAGED: {
    holds: (unit, game) => isOnTable(unit) && isEngaged(game, unit),
    table: true,
    words: "is within Engagement Range of an enemy",
  },
  ON_OBJECTIVE: {
    holds: (unit, game) => isOnObjective(game, unit),
    table: true,
    words: "is within range of an objective marker",
  },
} as const satisfies Readonly<Record<string, Status>>;

type StatusName = keyof typeof STATUSES;
const NAMES = Object.keys(STATUSES) as [StatusName, ...StatusName[]];

const schema = z.strictObject({ is: z.enum(NAMES), of: subjectSchema });

export const status = conditionKind<"is", z.infer<typeof schema>>({
  key: "is",
  schema,
  sees: ({ is, of }): Sight => {
    if (of !== undefined && of !== "UNIT") return "ATTACK";
    return (STATUSES[is] as Status).table === true ? "TABLE" : "UNIT";
  },
  compile({ is, of }) {
    const { holds }: Status = STATUSES[is];
    return (scene) => {
      const unit = subjectIn(scene, of);
      return unit !== undefined && holds(unit, scene.game);
    };
  },
  words: ({ is, of }) => `${subjectName(of)} ${STATUSES[is].words}`,
});
