import type { Game, Refusal, Unit } from "@gunline/rules";
import { chooseMover } from "../../table/view.ts";
import { movingRefusals } from "../../table/whose.ts";
import { words } from "../../words/english.ts";
import type { ChoiceOfUnits, Standing } from "../roster/choice-of-units.ts";
import { strengthOf } from "../unit-words.ts";

const WORDS = words.moving;

/** Who can still move. */
export const MOVERS: ChoiceOfUnits = {
  reasons: movingRefusals,
  choose: chooseMover,
  title: WORDS.select,
  standing: standingOf,
  note: (_game, unit) => strengthOf(unit),
  noOther: WORDS.noOther,
  nobodyLeft: () => WORDS.done,
};

function standingOf(_game: Game, { flags, advance_roll }: Unit, refusals: readonly Refusal[]): Standing {
  const { standing } = WORDS;
  if (refusals.length === 0)
    return {
      state: "ready",
      word: advance_roll === undefined ? standing.ready : standing.rolled(advance_roll),
    };
  if (flags.arrived === true) return { state: "done", word: standing.arrived };
  if (flags.advanced === true) return { state: "done", word: standing.advanced };
  if (flags.fell_back === true) return { state: "done", word: standing.fellBack };
  if (flags.moved === true) return { state: "done", word: standing.moved };
  if (flags.remained_stationary === true) return { state: "done", word: standing.stayed };
  return { state: "unable", word: standing.cannot };
}
