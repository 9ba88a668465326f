import { chargeTargetsOf, type Game, type Refusal, type Unit } from "@gunline/rules";
import { chooseCharger } from "../../table/view.ts";
import { againstCharging } from "../../table/whose.ts";
import { count, inches } from "../../words/format.ts";
import type { ChoiceOfUnits, Standing } from "../roster/choice-of-units.ts";
import { strengthOf } from "../unit-words.ts";

/** Who can charge. */
export const CHARGERS: ChoiceOfUnits = {
  reasons: againstCharging,
  choose: chooseCharger,
  title: { ours: "Select a unit to charge", theirs: "Who can charge" },
  standing: standingOf,
  note(game, unit) {
    const [nearest] = targetsOf(game, unit);
    const whom =
      nearest === undefined
        ? ""
        : ` · nearest ${game.units[nearest.unit_id]!.name}, ${inches(nearest.distance)}`;
    return strengthOf(unit) + whom;
  },
  noOther: "No other unit can charge.",
  nobodyLeft: (game) =>
    game.charges.tried_unit_ids.length > 0
      ? { title: "No charge is left", words: "Every unit has charged, tried or stood by." }
      : { title: "Nobody can charge", words: "The reasons are below." },
};

function targetsOf(game: Game, unit: Unit) {
  return chargeTargetsOf(game, unit).filter(({ reasons }) => reasons.length === 0);
}

function standingOf(game: Game, unit: Unit, refusals: readonly Refusal[]): Standing {
  const { tried_unit_ids, skipped_unit_ids } = game.charges;
  if (unit.flags.charged_this_turn === true) return { state: "done", word: "⚔ charged · fights first" };
  if (tried_unit_ids.includes(unit.id)) return { state: "done", word: "✕ charge failed" };
  if (skipped_unit_ids.includes(unit.id)) return { state: "done", word: "↷ Skipped" };
  if (refusals.length > 0) return { state: "unable", word: "✕ Cannot" };
  return { state: "ready", word: `● ${count(targetsOf(game, unit).length, "target")}` };
}
