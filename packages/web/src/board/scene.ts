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

/** What kind of thing a model is, shown by a sign on its token. */
export type Glyph =
  | "character"
  | "monster"
  | "walker"
  | "vehicle"
  | "jump"
  | "heavy"
  | "battleline"
  | "infantry";

/** One of five steps of a side's hue, by which units that stand together are told apart. */
export type Shade = 0 | 1 | 2 | 3 | 4;

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
  readonly glyph: Glyph;
  /** As the panel names it, `m3`, where the panel speaks of single models; else empty. */
  readonly number: string;
}

export interface UnitToken {
  readonly id: string;
  readonly name: string;
  /** Whose it is, in words, where the other side has a unit of that name; else empty. */
  readonly whose: string;
  readonly side: Side;
  readonly shade: Shade;
  readonly glyph: Glyph;
  readonly mark: Mark;
  /** One short note at the end of the label: "8.7″". */
  readonly badge: string;
  /** The whole of it in words, for screen readers. */
  readonly description: string;
  readonly models: readonly ModelToken[];
  /** Flashes once in green when it turns true: the referee chose it for the player. */
  readonly flash?: boolean;
  /** Does something that takes time: its label has a flag, however short it is. */
  readonly busy?: boolean;
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
  readonly kind:
    | "range"
    | "half-range"
    | "charge"
    | "engagement"
    | "forbidden"
    | "reach"
    | "far-reach"
    | "limit";
  readonly outline: readonly (readonly Point[])[];
  readonly label: string;
}

/** From a firing model to what it sees, or towards what it does not. */
export interface SightRay {
  readonly from: Point;
  readonly to: Point;
  readonly clear: boolean;
  /** The piece of terrain in the way, which lights up. */
  readonly blocker: string | null;
  /** `8.7″ ✓`; of a line that is not clear, what is in the way, written on it. Empty: no label. */
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
  /** Its way is one of many, and not the one that is looked at. */
  readonly quiet?: boolean;
  /** Where it would touch the bases that it charges: it has snapped to them. */
  readonly contacts?: readonly Point[];
}

/** A part of the table where one side sets up, or may arrive. */
export interface Zone {
  readonly id: string;
  readonly side: Side;
  readonly polygon: readonly Point[];
  readonly label: string;
}

/** A line between two models that keep each other in the unit; broken: they are too far apart for that. */
export interface Link {
  readonly from: Point;
  readonly to: Point;
  readonly broken: boolean;
}

/** What is said of a place on the table, where it is: why a model cannot stand there, or that all is well. */
export interface Saying {
  readonly at: Point;
  readonly text: string;
  readonly good: boolean;
}

export interface Objective {
  readonly id: string;
  readonly at: Point;
  readonly holder: Side | null;
  /** Who would hold it if the phase ended now. */
  readonly next: Side | null;
  /** By how much: `+6`; empty where nobody asks. */
  readonly label: string;
  /** All of it in words, a sentence a line; empty on a table where objectives mean nothing. */
  readonly title: string;
}

/** Where two bases are nearest to each other: what a charge or a shot is measured by. */
export interface NearestPoints {
  readonly from: Point;
  readonly to: Point;
}

/** Where a model died in this phase. */
export interface FallenMark {
  readonly id: string;
  readonly side: Side;
  readonly at: Point;
  readonly radius: number;
}

/** What is said of the unit that is pointed at, beside the pointer. */
export interface Note {
  readonly unitId: string;
  readonly text: string;
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
  readonly nearest: readonly NearestPoints[];
  readonly fallen: readonly FallenMark[];
  readonly note: Note | null;
  readonly zones: readonly Zone[];
  readonly links: readonly Link[];
  readonly sayings: readonly Saying[];
  /** Units being placed, which do not stand on the table yet: their models are drawn as moves. */
  readonly held: readonly UnitToken[];
}
