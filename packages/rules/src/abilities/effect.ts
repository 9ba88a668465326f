import type { RuleId } from "../base/rule.ts";
import type { Change } from "../game/change.ts";
import type { Detachment } from "../game/detachment.ts";
import type { Model, Stats, Unit, Weapon } from "../game/document.ts";
import type { Effect, EffectSource } from "../game/effects.ts";
import type { Draft } from "./draft.ts";
import type { Volley } from "./volley.ts";

/** What an effect lets a unit do all the same. */
export type Permission =
  | "SHOOT_AFTER_ADVANCE"
  | "SHOOT_AFTER_FALL_BACK"
  | "CHARGE_AFTER_ADVANCE"
  | "CHARGE_AFTER_FALL_BACK";

/** Rolls of a whole unit to which an effect adds. */
export type UnitRoll = "ADVANCE_ROLL" | "CHARGE_ROLL";

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
  readonly detachment?: Detachment;
  /**
   * Of an ability that only some models of a unit have. LED: it is the whole unit's while the bearer leads it. UNIT: its
   * datasheet says "this unit", which is the whole Attached unit (DE-5). Absent: it is the bearer's alone.
   */
  readonly reach?: "LED" | "UNIT";
  /** Whether it does anything now; absent: it does. */
  readonly when?: (unit: Unit) => boolean;
  /** What is done for the unit as its player's Command phase begins. */
  readonly atCommand?: (change: Change, unit: Unit) => void;
  /** A unit that has it and remained stationary has it until its player's next Command phase, in the opponent's turn too. */
  readonly keepsStill?: true;
  /** What follows once the unit has shot: what it hit with which weapon. */
  readonly afterShooting?: (change: Change, hits: readonly HitBy[]) => void;
  /** Acts only on attacks by models within so many inches of the target. */
  readonly within?: number;
  /** Acts on attacks made by those who have it. */
  readonly attacking?: (volley: Volley, draft: Draft, force: InForce) => void;
  /** Acts on attacks made against a unit that has it. */
  readonly defending?: (volley: Volley, draft: Draft, force: InForce) => void;
  readonly stats?: StatChanges;
  readonly grants?: readonly Permission[];
  readonly rolls?: Readonly<Partial<Record<UnitRoll, number>>>;
  /** The face from which wounds are ignored. */
  readonly feelNoPain?: number;
  /** Whether the unit may now roll its Advance again. */
  readonly rerollsAdvance?: (unit: Unit) => boolean;
  /** Stratagems used on the unit cost 1 CP less, one in each round for the whole army (ST-4). */
  readonly cheaper?: true;
  /** The whole unit shoots at one target. */
  readonly oneTarget?: true;
  /** Models of the unit that are destroyed before they have fought, fight before they are removed. */
  readonly fightsOnDeath?: true;
  /** The face from which a model of the unit that attacks destroy shoots before it is removed. */
  readonly shootsOnDeath?: number;
  /** Of weapons whose profile a die chooses: the one that was rolled, as its name says it. */
  readonly profile?: string;
  /** Weapons of this type have Precision in the hands of those who have it. */
  readonly precision?: Weapon["type"];
}

/** That a weapon of the unit has hit a unit, which still lives. */
export interface HitBy {
  readonly weapon_name: string;
  readonly target: Unit;
}

/** A row that is in force on a unit. */
export interface InForce {
  readonly row: EffectRow;
  /** As the document has it; null: it comes from an ability and is always on. */
  readonly effect: Effect | null;
  /** The models that have it; null: all of them. */
  readonly bearers: ReadonlySet<string> | null;
}
