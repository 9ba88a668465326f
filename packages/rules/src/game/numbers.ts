import type { Range } from "./measure/range.ts";

/** The numbers of the rules. Each ruleset has its own (`books/core/numbers.ts`); code asks `numbersOf(game)`. Lengths are in inches. */
export interface Numbers {
  /** Engagement Range (ME-3). */
  readonly engagement: Range;
  /** A gap of at most this is base contact (CH-23). */
  readonly contact: Range;
  readonly coherency: CoherencyNumbers;
  readonly barricade: BarricadeNumbers;
  readonly move: MoveNumbers;
  /** How far away the target of a charge may be (CH-5); two dice cannot show more. */
  readonly charge: { readonly declared: number };
  /** How far models pile in and consolidate (FI-10, FI-30). */
  readonly fightMove: number;
  readonly marker: MarkerNumbers;
  /** How many rounds a battle has, and from which round primary missions score (OB-9, MI-12). */
  readonly battle: { readonly rounds: number; readonly scoresFrom: number };
  /** The most victory points of a battle (MI-10). */
  readonly pointsCap: Readonly<Record<"primary" | "secondary" | "together" | "fixedCard", number>>;
  /** Command points that a player may gain in a round beside those of the Command phases (CO-2). */
  readonly extraCp: number;
  /** How AIRCRAFT move: straight ahead, at least so far, then a turn by at most so many degrees; and the M of those that hover (MO-30). */
  readonly aircraft: { readonly least: number; readonly turn: number; readonly hovering: number };
  readonly arrival: ArrivalNumbers;
  /** Deadly Demise: the lowest face that does harm, and how far it reaches (TR-10). */
  readonly deadlyDemise: { readonly from: number; readonly inches: number };
  readonly transport: TransportNumbers;
  /** Desperate Escape: a die that shows this or less costs a model (MO-13). */
  readonly escapeFails: number;
  /** How far from enemies units are set up, or end a move, before the battle (DE-9, DE-13). */
  readonly deployment: { readonly infiltrators: Range; readonly scouts: Range };
  /** How much of an army may wait in reserve, and the sizes of battles in points (DE-1, RE-2). */
  readonly reserves: {
    readonly sizes: readonly [number, ...number[]];
    readonly strategicShare: number;
    readonly share: number;
  };
}

/** Unit coherency (CH-21): how near a neighbour is, and from how many models on each needs two. */
export interface CoherencyNumbers extends Range {
  readonly largeUnit: number;
}

/** Across a barricade (CH-20): how far it may be from the target, and the target from the model that engages it. */
export interface BarricadeNumbers {
  readonly near: number;
  readonly reach: Range;
}

export interface MoveNumbers {
  /** Terrain no taller than this is crossed as if it were not there (CH-10). */
  readonly freeHeight: number;
  /** Bases whose heights differ by this or more stand on different floors (CH-16). */
  readonly floor: number;
  /** How far the floors of a ruin are apart, where a player chooses among them; a document may have models at any height. */
  readonly storey: number;
  /** What a turn costs on a base that is not round (CH-17). */
  readonly pivot: { readonly ordinary: number; readonly large: number };
}

/** Objective markers: their size across in millimetres, their radius, and how near a model is in their range (OB-1). */
export interface MarkerNumbers {
  readonly mm: number;
  readonly radius: number;
  readonly range: Range;
}

/** Where units arrive: how far from enemies across the table, and for Strategic Reserves how near to an edge (RE-4, RE-5). */
interface ArrivalNumbers {
  readonly fromEnemies: number;
  readonly fromEdge: number;
  /** The last round in which they may not arrive in the enemy's zone. */
  readonly enemyZoneUntil: number;
  /** How far from enemies after a Meteoric Descent (RE-13). */
  readonly meteoricDescent: number;
}

/** How near to a transport passengers get in and out, and out of a wreck in an emergency (TR-3, TR-4, TR-9). */
interface TransportNumbers {
  readonly reach: Range;
  readonly emergency: Range;
  /** A model that is too large to be wholly within that ends this near to it. */
  readonly largeReach: Range;
  /** The highest face that costs a mortal wound. */
  readonly harm: { readonly near: number; readonly far: number };
}
