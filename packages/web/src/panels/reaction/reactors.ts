import { look } from "../../table/view.ts";
import { againstReacting } from "../../table/whose.ts";
import type { ChoiceOfUnits } from "../roster/choice-of-units.ts";
import { strengthOf } from "../unit-words.ts";

/** Who can react. */
export const REACTORS: ChoiceOfUnits = {
  reasons: againstReacting,
  choose: (reactor) => look({ reactor }),
  title: { ours: "Choose who reacts", theirs: "Who can react" },
  standing: (_game, _unit, refusals) =>
    refusals.length === 0 ? { state: "ready", word: "● Ready" } : { state: "unable", word: "✕ Cannot" },
  note: (_game, unit) => strengthOf(unit),
  noOther: "No other unit can react.",
  nobodyLeft: () => ({ title: "Nobody can react", words: "The reasons are below." }),
};
