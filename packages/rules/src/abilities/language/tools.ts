import { socket } from "../../base/socket.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import type { Placed } from "../../game/measure/placed.ts";
import type { PlayerId } from "../../game/player.ts";
import type { TaskOf } from "../../game/tasks.ts";

/** Where models are set up, by their ids. */
export type Positions = NonNullable<TaskOf<"rule">["positions"]>;

/** What a player says about a use beside units and options. */
export interface Asked {
  /** Which die of the roll that lies on the table. */
  readonly die?: number | undefined;
  readonly point?: readonly [number, number] | undefined;
  readonly places?: Places | undefined;
}

interface Places {
  readonly positions: Positions;
  readonly facings?: NonNullable<TaskOf<"rule">["facings"]>;
}

/** What acts do to the game, and what selections see, that higher layers know how to do. */
export interface Tools {
  /** They are suffered next, one by one, before what is under way goes on. */
  readonly mortalWounds: (change: Change, unitId: string, wounds: number, from: readonly Placed[]) => void;
  /** Whether it passed. */
  readonly testBattleShock: (change: Change, unitId: string, modifier: number) => boolean;
  /** Beside the bound of what a player may gain in a round. */
  readonly awardCommandPoints: (change: Change, player: PlayerId, points: number) => void;
  /** The chance to pass one. */
  readonly chanceToPass: (
    game: Table,
    unit: Unit,
    modifier: number,
    test?: "BATTLE_SHOCK" | "LEADERSHIP",
  ) => number;
  /** `again`: a failed one is taken again. */
  readonly testLeadership: (
    change: Change,
    unitId: string,
    modifier: number,
    again: boolean,
  ) => { readonly passed: boolean; readonly total: number };
  readonly gainCommandPoint: (change: Change, player: PlayerId) => boolean;
  /** A move out of the Movement phase, or not at all. */
  readonly move: (
    change: Change,
    unitId: string,
    inches: number | null,
    noCharge: boolean,
    how: Pick<TaskOf<"side_move">, "kind" | "among">,
  ) => void;
  /** Up to so many destroyed models come back; wounds: absent, all that they began with. */
  readonly returnModels: (
    change: Change,
    unitId: string,
    most: number,
    options: { readonly wounds?: number | undefined; readonly positions?: Positions | undefined },
  ) => void;
  readonly reanimate: (change: Change, unitId: string, wounds: number) => void;
  readonly intoReserve: (change: Change, unitId: string) => void;
  readonly destroyModel: (change: Change, unitId: string, modelId: string) => void;
  readonly fight: (change: Change, unitId: string) => void;
  /** Everything that it can fire at the target, or nothing. */
  readonly shoot: (change: Change, unitId: string, targetId: string) => void;
  readonly charge: (change: Change, unitId: string, targetId: string) => void;
  /** One die of the roll of the unit that lies on the table is rolled again (null), or shows this face. */
  readonly changeDie: (change: Change, unitId: string, die: number, face: number | null) => void;
  /** The attack that was allocated to a model of the unit, or that it failed to save, does no damage. */
  readonly spare: (change: Change, unitId: string) => void;
  /** The chance of each number of wounds that this attack would cost. */
  readonly sparedDamage: (game: Table, unitId: string) => readonly number[];
  /** Out of reserve to its token; without places the referee finds some. */
  readonly arriveAtToken: (
    change: Change,
    unitId: string,
    at: { readonly within: number; readonly called: string },
    places: Places | undefined,
  ) => void;
  /** A destroyed unit moves on before its Deadly Demise is resolved. */
  readonly moveWreck: (change: Change, unitId: string) => void;
  /** The player sets units up now, or passes. */
  readonly place: (change: Change, placing: Omit<TaskOf<"placing">, "type">) => void;
  /** The unit gets into the transport. */
  readonly board: (change: Change, unitId: string, transportId: string) => void;
  /** Whether there is room for the unit in the transport, and it is not engaged. */
  readonly mayBoard: (game: Table, unit: Unit, transport: Unit) => boolean;
  readonly canSee: (game: Table, from: Unit, to: Unit) => boolean;
  /** Whether one of these effects is in force on the unit. */
  readonly isInForce: (game: Table, unit: Unit, ids: readonly string[]) => boolean;
}

export const tools = socket<Tools>("tools");
