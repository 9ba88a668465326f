/**
 * What the board draws: plain shapes in inches with marks that mean something to a person. The board knows no rules;
 * whoever makes the scene asks the referee.
 */

export type Point = readonly [x: number, y: number];

export type Side = "p1" | "p2";

/**
 * What a unit is at this moment, shown by ring, hue and a sign of its own:
 * acting ▸ white, eligible ✓ green, chosen ◎ yellow, ineligible ✕ grey and dashed, engaged ⚔ vermilion, ready (own unit
 * that can still act, a quiet outline), done (has acted, faded, ✓ after its name).
 */
export type Mark = "none" | "ready" | "done" | "acting" | "eligible" | "chosen" | "ineligible" | "engaged";

/** The footprint of a base; `angle` in degrees turns the long side from the x axis, clockwise as drawn. */
export interface Footprint {
  readonly kind: "circle" | "ellipse" | "box";
  readonly x: number;
  readonly y: number;
  readonly halfLong: number;
  readonly halfShort: number;
  readonly angle: number;
}

export interface ModelToken {
  /** One on the whole board: models of different units never share it. */
  readonly id: string;
  readonly name: string;
  readonly footprint: Footprint;
  readonly wounds: number;
  readonly fullWounds: number;
  /** Can be clicked by itself at this moment (the defender chooses it, or it can be dragged). */
  readonly pick: "none" | "choose" | "drag";
  /** A leader among its unit: drawn with a small star. */
  readonly leader: boolean;
}

export interface UnitToken {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly mark: Mark;
  /** After the name on the label: models left, or "8.7″". */
  readonly badge: string;
  /** The whole of it in words, for screen readers. */
  readonly description: string;
  readonly models: readonly ModelToken[];
  /** Flashes once in green when it turns true: the referee chose it for the player. */
  readonly flash?: boolean;
}

export interface TerrainToken {
  readonly id: string;
  readonly kind: "ruins" | "woods" | "crater" | "barricade" | "debris" | "hill" | "container";
  readonly polygon: readonly Point[];
  readonly height: number;
  /** "Ruins, 5″ high". */
  readonly title: string;
  /** What it does, a sentence a line. */
  readonly effects: readonly string[];
}

/** An outline around a whole unit: one a weapon, never one a model. Several polylines; closed ones repeat their start. */
export interface Ring {
  readonly id: string;
  readonly kind: "range" | "half-range" | "charge" | "engagement" | "forbidden";
  readonly outline: readonly (readonly Point[])[];
  readonly label: string;
}

/** From a firing model to what it sees, or towards what it does not. */
export interface SightRay {
  readonly from: Point;
  readonly to: Point;
  readonly clear: boolean;
  /** `8.7″ ✓`, or what is in the way; empty: no label. */
  readonly label: string;
}

/** A model on its way: its path, where it would end, and whether that breaks a rule. */
export interface Move {
  readonly modelId: string;
  readonly path: readonly Point[];
  readonly ghost: Footprint;
  /** How high above the table it would end. */
  readonly endsAt: number;
  readonly faulty: boolean;
  /** Indices of the legs that break a rule: leg 0 goes from point 0 to point 1. */
  readonly faultyLegs: readonly number[];
  /** `5.7″ of 8″`. */
  readonly label: string;
}

export interface Objective {
  readonly at: Point;
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly TerrainToken[];
  readonly objectives: readonly Objective[];
  readonly units: readonly UnitToken[];
  readonly rings: readonly Ring[];
  readonly rays: readonly SightRay[];
  readonly moves: readonly Move[];
}
