import { charges, type Game, type Refusal, type Unit } from "@gunline/rules";
import { chooseCharger } from "../../table/moment.ts";
import { chargingRefusals } from "../../table/whose.ts";
import { words } from "../../words/english.ts";
import { inches } from "../../words/format.ts";
import type { ChoiceOfUnits, Standing } from "../roster/choice-of-units.ts";
import { strengthOf } from "../unit-words.ts";

const WORDS = words.charge;

/** Who can charge. */
export const CHARGERS: ChoiceOfUnits = {
  reasons: chargingRefusals,
  choose: chooseCharger,
  title: WORDS.select,
  standing: standingOf,
  note(game, unit) {
    const [nearest] = targetsOf(game, unit);
    const whom =
      nearest === undefined
        ? ""
        : WORDS.nearestUnit(game.units[nearest.unit_id]!.name, inches(nearest.distance));
    return strengthOf(unit) + whom;
  },
  noOther: WORDS.noOther,
  nobodyLeft: (game) => (game.charges.tried_unit_ids.length > 0 ? WORDS.noneLeft : WORDS.nobody),
};

function targetsOf(game: Game, unit: Unit) {
  return charges.chargeTargetsOf(game, unit).filter(({ reasons }) => reasons.length === 0);
}

function standingOf(game: Game, unit: Unit, refusals: readonly Refusal[]): Standing {
  const { tried_unit_ids, skipped_unit_ids } = game.charges;
  if (unit.flags.charged_this_turn === true) return { state: "done", word: WORDS.standing.charged };
  if (tried_unit_ids.includes(unit.id)) return { state: "done", word: WORDS.standing.failed };
  if (skipped_unit_ids.includes(unit.id)) return { state: "done", word: WORDS.standing.skipped };
  if (refusals.length > 0) return { state: "unable", word: WORDS.standing.cannot };
  return { state: "ready", word: WORDS.standing.targets(targetsOf(game, unit).length) };
}
