import type { Refusal } from "@gunline/rules";
import { selectShooter, skipShooting } from "../../table/commands.ts";
import { againstShooting, mayNow } from "../../table/whose.ts";
import type { ChoiceOfUnits, Standing } from "../roster/choice-of-units.ts";
import { conditionOf, strengthOf } from "../unit-words.ts";

/** Who can shoot. */
export const SHOOTERS: ChoiceOfUnits = {
  reasons: againstShooting,
  choose: selectShooter,
  skip: {
    isOffered: (game, [first]) =>
      mayNow(game, "SKIP_UNIT") &&
      (first?.code === "NO_ELIGIBLE_TARGETS" || first?.code === "NO_RANGED_WEAPONS"),
    run: skipShooting,
  },
  title: { ours: "Select a unit to shoot", theirs: "Who can shoot" },
  standing: (_game, _unit, refusals) => standingBy(refusals),
  note: (game, unit) => [strengthOf(unit), ...conditionOf(game, unit)].join(" · "),
  noOther: "No other unit can shoot.",
  nobodyLeft: (_game, isEveryoneDone) =>
    isEveryoneDone
      ? { title: "Every unit has shot", words: "Nothing is left to do in this phase." }
      : { title: "No unit can shoot", words: "The reasons stand with each unit below." },
};

function standingBy(refusals: readonly Refusal[]): Standing {
  if (refusals.length === 0) return { state: "ready", word: "● Ready" };
  const codes = new Set(refusals.map(({ code }) => code));
  if (codes.has("ALREADY_SHOT")) return { state: "done", word: "✓ Has shot" };
  if (codes.has("SKIPPED")) return { state: "done", word: "↷ Skipped" };
  return { state: "unable", word: "✕ Cannot" };
}
