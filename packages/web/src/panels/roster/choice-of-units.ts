import type { Game, Refusal, Unit } from "@gunline/rules";
import type { Reasons } from "../../table/whose.ts";

/** Which units can act in a phase and why others cannot: all that the roster has to know of it. */
export interface ChoiceOfUnits {
  /** For each unit that might act: why it cannot; empty if it can. */
  readonly reasons: (game: Game) => Reasons;
  readonly choose: (unitId: string) => void;
  /** Lets a unit stand by straight from the list; absent where the phase has no use for that. */
  readonly skip?: {
    readonly isOffered: (game: Game, refusals: readonly Refusal[]) => boolean;
    readonly run: (unitId: string) => void;
  };
  /** Over the list: for whoever chooses, and for whoever reads along. */
  readonly title: { readonly ours: string; readonly theirs: string };
  readonly standing: (game: Game, unit: Unit, refusals: readonly Refusal[]) => Standing;
  /** A few words on the unit, beside its name. */
  readonly note: (game: Game, unit: Unit) => string;
  /** Instead of another unit to choose. */
  readonly noOther: string;
  readonly nobodyLeft: (
    game: Game,
    isEveryoneDone: boolean,
  ) => { readonly title: string; readonly words: string };
}

export interface Standing {
  /** Done: it has acted, tried or stood by, and the reason for that need not be said. */
  readonly state: "ready" | "unable" | "done";
  readonly word: string;
}

/** A unit of the roster. */
export interface Row {
  readonly unit: Unit;
  readonly refusals: readonly Refusal[];
}

/** The units that are left, in the document's order. */
export function rowsOf({ reasons }: Pick<ChoiceOfUnits, "reasons">, game: Game): readonly Row[] {
  return Object.entries(reasons(game)).flatMap(([id, refusals]) => {
    const unit = game.units[id];
    return unit === undefined || Object.keys(unit.models).length === 0 ? [] : [{ unit, refusals }];
  });
}
