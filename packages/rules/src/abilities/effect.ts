import type { RuleId } from "../base/rule.ts";
import type { Table } from "../game/change.ts";
import type { Model, Stats, Unit, Weapon } from "../game/document.ts";
import type { Effect, EffectSource } from "../game/effects.ts";
import type { MadeMove } from "../game/move-kind.ts";
import type { PlayerId } from "../game/player.ts";
import type { Draft } from "./draft.ts";
import type { Amount } from "./language/acts/amount.ts";
import type { FightMove } from "./language/effects/fight-move.ts";
import type { Permission } from "./language/effects/permission.ts";
import type { Prohibition } from "./language/effects/prohibition.ts";
import type { OneRoll } from "./language/effects/reroll-one.ts";
import type { Rising } from "./language/effects/rises.ts";
import type { UnitRoll } from "./language/effects/unit-roll.ts";
import type { Scene } from "./language/scene.ts";
import type { Volley } from "./volley.ts";

type StatChanges = {
  readonly [Name in keyof Stats]?: (value: Stats[Name], unit: Unit, model: Model) => Stats[Name];
};

/**
 * One row of the registry: what an effect changes. It acts on the draft of an attack, or is asked by the functions that
 * say what a unit's characteristics are and what it may do; nothing else knows it by name.
 */
export interface EffectRow {
  /** As documents name it. */
  readonly id: string;
  /** As players name it. */
  readonly name: string;
  readonly rule: RuleId;
  readonly source: EffectSource;
  /** What it does, in a few words for the unit's card. */
  readonly text: string;
  /** Written in `abilities` it is always on, without being stored. */
  readonly ability?: string;
  /** Always on for the units of whoever fights as this detachment. */
  readonly detachment?: string;
  /**
   * Of an ability that only some models of a unit have. LED: it is the whole unit's while the bearer leads it. UNIT: its
   * datasheet says "this unit", which is the whole Attached unit (DE-5). Absent: it is the bearer's alone.
   */
  readonly reach?: "LED" | "UNIT";
  /** Models of the unit that have it, whoever brings it; absent: those that bring it. */
  readonly isOn?: (unit: Unit, model: Model) => boolean;
  /** Of those, not the ones that bring it. */
  readonly spares?: true;
  /** Whether it does anything now; absent: it does. What sees the table is asked of each table. */
  readonly when?: (unit: Unit, game: Table) => boolean;
  readonly sees?: "TABLE";
  /** It is in force on the units that it reaches, not on those that have it. */
  readonly aura?: Aura;
  /** What sets models of the unit apart in an attack: each is asked of every one of them. */
  readonly lots?: readonly ((scene: Scene) => boolean)[];
  /** What sets models apart that attack the unit. */
  readonly lotsAgainst?: readonly ((scene: Scene) => boolean)[];
  /** Acts on attacks made by those who have it. */
  readonly attacking?: (volley: Volley, draft: Draft, force: InForce) => void;
  /** Acts on attacks made against a unit that has it. */
  readonly defending?: (volley: Volley, draft: Draft, force: InForce) => void;
  /** Abilities that weapons have in attacks of those who have it, or in attacks against them. */
  readonly lends?: readonly Lent[];
  readonly stats?: StatChanges;
  /** Core abilities that the unit has by it. */
  readonly abilities?: readonly string[];
  readonly grants?: readonly Permission[];
  readonly forbids?: readonly Prohibition[];
  /** Invulnerable saves against attacks of one type. */
  readonly invulnerable?: readonly { readonly save: number; readonly against: Weapon["type"] }[];
  /** Inches that are added to the range of ranged weapons; absent names: of all of them. */
  readonly ranges?: readonly { readonly inches: number; readonly names: readonly string[] | undefined }[];
  /** Whom its ranged attacks may target all the same; names: with these weapons alone. */
  readonly mayTarget?: readonly {
    readonly whom: "ENGAGED" | "LONE_OPERATIVE";
    readonly names: readonly string[] | undefined;
  }[];
  /** How near a model must be to choose the unit as a target of ranged attacks. */
  readonly targetedWithin?: number;
  /** Inches that are added to the range of auras of the unit; names: of those alone. */
  readonly auras?: readonly { readonly inches: number; readonly names: readonly string[] | undefined }[];
  /** Whether the unit tests in its Command phase though it is not Below Half-strength. */
  readonly mustTest?: true;
  /** How many dice Battle-shock tests of the unit are taken on. */
  readonly testDice?: number;
  /** Every model is tested when the unit Falls Back; what is added to the dice while it is Battle-shocked. */
  readonly escape?: { readonly shocked: number };
  /** How near to the unit no enemy arrives from reserve. */
  readonly barsArrivals?: number;
  /** How far its models pile in or consolidate. */
  readonly fightMoves?: readonly {
    readonly move: FightMove;
    readonly inches: number;
    /** Only where it ends within Engagement Range of enemies. */
    readonly intoFight: boolean;
  }[];
  /** What holds for units that it may not target; those are asked about as the chosen ones. */
  readonly barsTargets?: readonly ((scene: Scene) => boolean)[];
  /** It moves over models that are not TITANIC, and over terrain up to this height, or over higher terrain at a risk. */
  readonly strides?: Stride;
  /** How far the unit Advances without a roll. */
  readonly advances?: number;
  /** What is added to the cost of stratagems used on the unit; absent names: of all of them. */
  readonly prices?: readonly Price[];
  /** Characteristics that nothing makes worse than they are written. */
  readonly firm?: readonly (keyof Stats)[];
  readonly rolls?: Readonly<Partial<Record<UnitRoll, number>>>;
  /** Rolls that nothing makes worse. */
  readonly firmRolls?: readonly UnitRoll[];
  /** How near to the unit no enemy ends such a move. */
  readonly barsEnds?: readonly { readonly move: MadeMove; readonly inches: number }[];
  /** By Deep Strike the unit comes down this near to enemies. */
  readonly descends?: Descent;
  /** The first round in which the unit arrives from reserve, whatever the mission says. */
  readonly arrivesFrom?: number;
  /** How many battle rounds later it counts as, for the unit's arrival. */
  readonly arrivesLater?: number;
  /** Units that its player sets up once more before the battle. */
  readonly redeploys?: Redeploy;
  /** How near to this transport units that get out are set up; absent kind: all of them. */
  readonly disembarks?: { readonly inches: number; readonly keyword: string | readonly string[] | undefined };
  /** Whether it arrives as soon as it can. */
  readonly mustArrive?: true;
  /** The face from which wounds are ignored. */
  readonly feelNoPain?: number;
  /** The same against some wounds only. */
  readonly feelNoPainAgainst?: readonly { readonly face: number; readonly harm: Harm }[];
  /** Rolls of the unit that may be made again. */
  readonly rerolls?: readonly UnitRoll[];
  /** Dice of its attacks of which the unit may roll one again, each time that it shoots or fights. */
  readonly rerollsOne?: readonly { readonly rolls: readonly OneRoll[]; readonly either: boolean }[];
  /** Stratagems used on the unit cost 1 CP less, one in each round for the whole army (ST-4). */
  readonly cheaper?: true;
  /** The whole unit shoots at one target. */
  readonly oneTarget?: true;
  /** The face from which a model of the unit that is destroyed before it has fought fights before it is removed. */
  readonly fightsOnDeath?: number;
  /** The face from which a model of the unit that attacks destroy shoots before it is removed. */
  readonly shootsOnDeath?: number;
  /** By what a model is set back up after it was destroyed for the first time. */
  readonly rises?: Rising;
  /** Of weapons whose profile a die chooses: the one that was rolled, as its name says it. */
  readonly profile?: string;
  /** Weapons of this type have Precision in the hands of those who have it. */
  readonly precision?: Weapon["type"];
  /** It asks which unit gave it: the effect remembers that. */
  readonly asksGiver?: true;
  /** What it does to an attack depends on more of the table than the two units of it. */
  readonly looksAround?: true;
}

/** How many units of which kind a rule lets be redeployed. */
export interface Redeploy {
  readonly most: Amount;
  readonly keyword: string | readonly string[];
  readonly and?: string | readonly string[] | undefined;
}

/** What a walker strides over. */
interface Stride {
  readonly height: number;
  readonly higher: boolean;
  /** Which models: all but TITANIC ones, friendly Monsters and Vehicles, enemies that are none of those, or none. */
  readonly over: "MODELS" | "FRIENDS" | "SMALL_ENEMIES" | "NOTHING";
  /** In which moves; absent: in all of the Movement phase. */
  readonly moves?: readonly MadeMove[] | undefined;
}

/** How near a unit comes down by Deep Strike. */
export interface Descent {
  readonly inches: number;
  /** Which enemies it comes so near to, asked about as the chosen ones; absent: all. */
  readonly to?: (scene: Scene) => boolean;
  /** Whether it may not charge in a turn in which it came so near. */
  readonly noCharge: boolean;
}

/** What a rule does to the cost of stratagems on a unit. */
export interface Price {
  readonly change: number;
  /** As players name them, in capitals; undefined: all of them. */
  readonly names: readonly string[] | undefined;
  /** Whether the unit may be chosen though another unit was, in the same time. */
  readonly again: boolean;
  /** In what time the unit has it once; undefined: always. */
  readonly once: "PHASE" | "TURN" | "ROUND" | "BATTLE" | undefined;
  /** Whether that once is the whole army's. */
  readonly ofArmy: boolean;
  /** Whether it counts only where no other rule adds to the cost. */
  readonly alone: boolean;
  /** How many times the stated cost is paid. */
  readonly times: number;
}

/** Wounds that are not those of a plain attack. */
export type Harm = "MORTAL_WOUNDS" | "PSYCHIC";

/** Abilities that a rule lends to weapons. */
export interface Lent {
  readonly side: "MADE" | "SUFFERED";
  readonly type?: Weapon["type"] | undefined;
  /** As weapons have them, normalised. */
  readonly abilities: readonly string[];
  readonly holds?: ((scene: Scene) => boolean) | undefined;
  /** Whether each model that attacks is asked for itself. */
  readonly eachModel: boolean;
}

/** Whom an effect reaches around its source. */
export interface Aura {
  readonly reaches: (
    game: Table,
    reach: {
      readonly source: Unit;
      readonly bearers: ReadonlySet<string> | null;
      readonly unit: Unit;
      /** Inches that rules of the source add to its auras. */
      readonly further: number;
    },
  ) => boolean;
}

/** A row that is in force on a unit. */
export interface InForce {
  readonly row: EffectRow;
  /** As the document has it; null: it comes from an ability and is always on. */
  readonly effect: Effect | null;
  /** The models that have it; null: all of them. */
  readonly bearers: ReadonlySet<string> | null;
  /** The unit that spreads it, where it is another's aura. */
  readonly source?: Unit;
}

/** Whose rule it is: of whoever gave it, of whoever spreads it around, or else of the unit's own player. */
export function playerOf({ effect, source }: InForce, unit: Unit): PlayerId {
  return effect?.player ?? (source ?? unit).owner;
}

/** The id of the unit that gave it, where it remembers, or that spreads it. */
export function giverOf({ effect, source }: InForce): string | undefined {
  return effect?.unit_id ?? source?.id;
}
