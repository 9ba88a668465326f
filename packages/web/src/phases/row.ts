import type { Game, Phase, RULESET_DIFFERENCES, Unit } from "@gunline/rules";
import type { ComponentType } from "react";
import type { DragPhase, How } from "../board/in-hand.ts";
import type {
  Link,
  Move,
  NearestPoints,
  Point,
  Ring,
  Saying,
  SightRay,
  UnitToken,
  Zone,
} from "../board/scene.ts";
import type { ChoiceOfUnits } from "../panels/roster/choice-of-units.ts";
import type { Marker } from "../table/marks.ts";
import type { View } from "../table/view.ts";

/** The one primary button: what comes next, and how to do it. */
export interface NextStep {
  readonly label: string;
  readonly run: () => void;
  /** Why it cannot be done yet. */
  readonly blocked?: string;
}

/** What is at hand to follow a hint with: a pointer that hovers, and keys; or fingers alone. */
export type Hands = "mouse" | "fingers";

/** A key of the table, by its name, with what the help sheet says of it. */
interface Key {
  readonly does: string;
  readonly run: () => void;
}

/** Everything on the page that is different while the game is at this point: choosing, rolling, moving. */
export interface Moment {
  /** Beside the board: the decision, from top to bottom. */
  readonly Panel: ComponentType;
  /** A question that lies over the board, beside what it speaks of. */
  readonly Card: ComponentType;
  /** The buttons beside the primary one, for whoever decides. */
  readonly Actions: ComponentType;
  /** Reads what is looked at from its argument alone: the board keeps the answer until something that it read changes. */
  readonly marks: (game: Game, view: View) => Marker;
  /** Null: nothing is left to do but to end the phase. */
  readonly nextStep: (game: Game, view: View) => NextStep | null;
  /** A unit was clicked on the board. */
  readonly click: (game: Game, unit: Unit) => void;
  /** Whether that is worth a key: one pressed on a unit that is done with goes to the next step. */
  readonly doesSomething: (game: Game, unit: Unit) => boolean;
  /** A model that can be picked by itself was clicked. */
  readonly clickModel: (modelId: string, unitId: string) => void;
  /** What hands take up on the board; null where there is nothing to take up. */
  readonly hold: Hold | null;
  /** What the arrow keys move, wherever the focus is; false: nothing now. Null where they move nothing. */
  readonly arrows: {
    readonly does: string;
    readonly run: (way: Point, how: How) => boolean;
  } | null;
  /** Letters in upper case. */
  readonly keys: Readonly<Record<string, Key>>;
  /** What the number keys mean; null where they mean nothing. */
  readonly numbers: { readonly does: string; readonly run: (number: number) => void } | null;
  /** One line for somebody who wonders what to do now. */
  readonly hint: (game: Game, hands: Hands) => string;
  readonly overlays: Overlays;
}

/** Hands on the board, at moments that have something to take up. Places are in inches. */
export interface Hold {
  /** Whether the models of a unit can be taken up; kept like the marks. */
  readonly takes: (game: Game, unit: Unit, view: View) => boolean;
  readonly drag: (unitId: string, modelId: string, phase: DragPhase, at: Point, how: How) => void;
  readonly turn: (unitId: string, modelId: string, degrees: number) => void;
  /** The pointer goes there with nothing held down; null: away from the board. */
  readonly point?: (at: Point | null) => void;
  /** The ground was clicked. */
  readonly ground?: (at: Point, how: How) => void;
  /** The wheel was turned; false: the board may zoom. */
  readonly wheel?: (step: number, how: How) => boolean;
  /** A box was drawn around a part of the table. */
  readonly box?: (from: Point, to: Point) => void;
}

/** What is drawn over the table. */
export interface Overlays {
  /** They cost most, and may come a frame later. */
  readonly rings: (game: Game, view: View) => readonly Ring[];
  /** Kept like the marks. */
  readonly rays: (game: Game, view: View, mark: Marker) => readonly SightRay[];
  readonly moves: (game: Game, view: View) => readonly Move[];
  /** Where units are nearest that have to come together. */
  readonly nearest: (game: Game, view: View) => readonly NearestPoints[];
  readonly zones: (game: Game, view: View) => readonly Zone[];
  /** What keeps the unit together that moves. */
  readonly links: (game: Game, view: View) => readonly Link[];
  readonly sayings: (game: Game, view: View) => readonly Saying[];
  /** Units in the hand that do not stand on the table yet. */
  readonly held: (game: Game, view: View) => readonly UnitToken[];
}

/** Units that could still act in a phase, and how many there are in all. */
export interface Left {
  readonly able: readonly string[];
  readonly of: number;
  /** How many are done with, where that is not all the others. */
  readonly done?: number;
  /** Said in place of how many are left. */
  readonly label?: string;
}

/** A phase of the turn. To add one to the page is to write its row. */
export interface PhaseRow extends Moment {
  readonly phase: Phase;
  readonly name: string;
  /** Which units can act in it, and why others cannot; null where there is nothing to do. */
  readonly units: ChoiceOfUnits | null;
  /** Units that can still act, in place of those that `units` counts. */
  readonly left?: (game: Game) => Left;
  /** The unit that acts, or is about to. */
  readonly current: (game: Game, view: View) => string | null;
  /** The primary button when nothing is left to do. */
  readonly endLabel: string;
  /** Whether it is passed over as soon as it begins. */
  readonly isPassedOver: (game: Game) => boolean;
  /** Whether volleys are rolled in it, so that the way of rolling them can be changed there. */
  readonly hasVolleys: boolean;
  /** The option in which the rulesets differ here. */
  readonly houseRule?: (typeof RULESET_DIFFERENCES)[number]["option"];
}
