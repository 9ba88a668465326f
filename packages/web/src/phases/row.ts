import type { Game, Phase, Unit, WaitingFor } from "@gunline/rules";
import type { RULESET_DIFFERENCES } from "@gunline/rules/words";
import type { ComponentType } from "react";
import type { DragPhase, How } from "../board/controls.ts";
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
import type { Seen } from "../table/moment.ts";
import type { At } from "../table/moment-state.ts";

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
interface Key<A extends At> {
  readonly does: string;
  run(view: Seen<A>): void;
}

/**
 * Everything on the page that is different while the game is at this point: choosing, rolling, moving. What is looked at
 * and what was chosen at this moment come as an argument; a row looks for them nowhere else. The board keeps marks, what
 * can be taken up, and lines of sight until something that they read changes. (Methods, so that a row of one moment can
 * stand in the table of all: `at` says whose state it is given.)
 */
export interface Moment<A extends At = At> {
  readonly at: A;
  /** What the game waits for at it. */
  readonly awaits: readonly WaitingFor["what"][];
  /** Which of several it is that await the same. */
  readonly isIt?: (game: Game) => boolean;
  /** Beside the board: the decision, from top to bottom. */
  readonly Panel: ComponentType;
  /** A question that lies over the board, beside what it speaks of. */
  readonly Card: ComponentType;
  /** The buttons beside the primary one, for whoever decides. */
  readonly Actions: ComponentType;
  marks(game: Game, view: Seen<A>): Marker;
  /** Null: nothing is left to do but to end the phase. */
  nextStep(game: Game, view: Seen<A>): NextStep | null;
  /** A unit was clicked on the board. */
  click(game: Game, unit: Unit, view: Seen<A>): void;
  /** Whether that is worth a key: one pressed on a unit that is done with goes to the next step. */
  doesSomething(game: Game, unit: Unit, view: Seen<A>): boolean;
  /** A model that can be picked by itself was clicked. */
  clickModel(modelId: string, unitId: string, view: Seen<A>): void;
  /** What hands take up on the board; null where there is nothing to take up. */
  readonly drag: DragMode<A> | null;
  /** What the arrow keys move, wherever the focus is; false: nothing now. Null where they move nothing. */
  readonly arrows: {
    readonly does: string;
    run(way: Point, how: How, view: Seen<A>): boolean;
  } | null;
  /** Letters in upper case. */
  readonly keys: Readonly<Record<string, Key<A>>>;
  /** What the number keys mean; null where they mean nothing. */
  readonly numbers: { readonly does: string; run(number: number, view: Seen<A>): void } | null;
  /** One line for somebody who wonders what to do now. */
  hint(game: Game, hands: Hands, view: Seen<A>): string;
  readonly overlays: Overlays<A>;
}

/** Hands on the board, at moments that have something to take up. Places are in inches. */
export interface DragMode<A extends At = At> {
  /** Whether the models of a unit can be taken up. */
  takes(game: Game, unit: Unit, view: Seen<A>): boolean;
  drag(unitId: string, modelId: string, phase: DragPhase, at: Point, how: How, view: Seen<A>): void;
  turn(unitId: string, modelId: string, degrees: number, view: Seen<A>): void;
  /** The pointer goes there with nothing held down; null: away from the board. */
  readonly point?: (at: Point | null) => void;
  /** The ground was clicked. */
  ground?(at: Point, how: How, view: Seen<A>): void;
  /** The wheel was turned; false: the board may zoom. */
  readonly wheel?: (step: number, how: How) => boolean;
  /** A box was drawn around a part of the table. */
  readonly box?: (from: Point, to: Point) => void;
}

/** What is drawn over the table. */
export interface Overlays<A extends At = At> {
  /** They cost most, and may come a frame later. */
  rings(game: Game, view: Seen<A>): readonly Ring[];
  rays(game: Game, view: Seen<A>, mark: Marker): readonly SightRay[];
  moves(game: Game, view: Seen<A>): readonly Move[];
  /** Where units are nearest that have to come together. */
  nearest(game: Game, view: Seen<A>): readonly NearestPoints[];
  zones(game: Game, view: Seen<A>): readonly Zone[];
  /** What keeps the unit together that moves. */
  links(game: Game, view: Seen<A>): readonly Link[];
  sayings(game: Game, view: Seen<A>): readonly Saying[];
  /** Units being placed, which do not stand on the table yet. */
  held(game: Game, view: Seen<A>): readonly UnitToken[];
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
export interface PhaseRow<A extends At = At> extends Moment<A> {
  readonly phase: Phase;
  readonly name: string;
  /** Which units can act in it, and why others cannot; null where there is nothing to do. */
  readonly units: ChoiceOfUnits | null;
  /** Units that can still act, in place of those that `units` counts. */
  readonly left?: (game: Game) => Left;
  /** The unit that acts, or is about to. */
  current(game: Game, view: Seen<A>): string | null;
  /** The primary button when nothing is left to do. */
  readonly endLabel: string;
  /** Whether it is passed over as soon as it begins. */
  readonly isPassedOver: (game: Game) => boolean;
  /** Whether volleys are rolled in it, so that the way of rolling them can be changed there. */
  readonly hasVolleys: boolean;
  /** The option in which the rulesets differ here. */
  readonly houseRule?: (typeof RULESET_DIFFERENCES)[number]["option"];
}
