import type { Game, Model, Unit, Weapon } from "../game/document.ts";
import type { Placed } from "../game/measure/placed.ts";
import type { Ruleset } from "../game/ruleset.ts";
import type { Modifiers } from "../game/shooting.ts";
import type { WeaponAbilities } from "./weapon-abilities.ts";

/**
 * Whether a unit shoots in its own phase, as a reaction or as its models fall, or fights: effects ask, because the rules of a
 * phase end with it.
 */
export type Circumstance = "OWN_PHASE" | "FIRE_OVERWATCH" | "OUT_OF_TURN" | "ON_DEATH" | "MELEE";

/** What is known when the targets are chosen: everything that effects may ask about one assignment. */
export interface Volley {
  readonly game: Game;
  readonly circumstance: Circumstance;
  readonly ruleset: Ruleset;
  readonly shooter: Unit;
  readonly target: Unit;
  readonly weapon: Weapon;
  /** Whether these are attacks of a fight. */
  readonly melee: boolean;
  readonly abilities: WeaponAbilities;
  readonly firing: readonly Firing[];
  readonly modifiers: Modifiers;
  readonly targetModels: number;
  readonly targetKeywords: ReadonlySet<string>;
  /** Whether the firing unit is within Engagement Range of an enemy. */
  readonly shooterEngaged: () => boolean;
  /** Whether the target is within Engagement Range of a unit of the firing player. */
  readonly targetEngaged: () => boolean;
  /** Whether any model of the firing unit sees any model of the target. */
  readonly targetSeen: () => boolean;
  /** Whether the firing model of this number has no eligible target that is closer to it. */
  readonly isClosestTarget: (firing: number, among?: (enemy: Unit) => boolean) => boolean;
}

/** A firing model. */
export interface Firing {
  readonly model: Model;
  readonly placed: Placed;
  /** How many of the weapon it carries. */
  readonly copies: number;
  /** To the nearest model of the target. */
  readonly distance: number;
  /** To each model of the target, in the document's order. */
  readonly distances: ArrayLike<number>;
  readonly inHalfRange: boolean;
}
