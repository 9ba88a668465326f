import { chooseUse, seenNow } from "../../table/moment.ts";
import { currentGame } from "../../table/table.ts";
import { reactingRefusals } from "../../table/whose.ts";
import { words } from "../../words/english.ts";
import type { ChoiceOfUnits } from "../roster/choice-of-units.ts";
import { strengthOf } from "../unit-words.ts";
import { findUse, keyOf, offersNow } from "./offers.ts";

/** Who can react. */
export const REACTORS: ChoiceOfUnits = {
  reasons: reactingRefusals,
  choose,
  title: words.reaction.select,
  standing: (_game, _unit, refusals) =>
    refusals.length === 0
      ? { state: "ready", word: words.reaction.ready }
      : { state: "unable", word: words.reaction.unable },
  note: (_game, unit) => strengthOf(unit),
  noOther: words.reaction.noOther,
  nobodyLeft: () => words.reaction.nobody,
};

function choose(unitId: string): void {
  const use = findUse(offersNow(currentGame()), unitId, seenNow().chosenUse);
  if (use !== undefined) chooseUse(keyOf(use));
}
