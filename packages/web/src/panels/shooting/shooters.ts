import type { Refusal } from "@gunline/rules";
import { selectShooter, skipShooting } from "../../table/commands.ts";
import { savedAims } from "../../table/saved-aims.ts";
import { mayNow, shootingRefusals } from "../../table/whose.ts";
import { words } from "../../words/english.ts";
import type { ChoiceOfUnits, Standing } from "../roster/choice-of-units.ts";
import { conditionOf, strengthOf } from "../unit-words.ts";

/** Who can shoot. */
export const SHOOTERS: ChoiceOfUnits = {
  reasons: shootingRefusals,
  choose: selectShooter,
  skip: {
    isOffered: (game, [first]) =>
      mayNow(game, "SKIP_UNIT") &&
      (first?.code === "NO_ELIGIBLE_TARGETS" || first?.code === "NO_RANGED_WEAPONS"),
    run: skipShooting,
  },
  title: { ours: words.shooting.selectUnit, theirs: words.shooting.whoCanShoot },
  standing: (_game, _unit, refusals) => standingBy(refusals),
  note: (game, unit) => {
    const isAimed = (savedAims(game, unit.id) ?? []).some(({ automatic }) => !automatic);
    return [
      strengthOf(unit),
      ...conditionOf(game, unit),
      ...(isAimed ? [words.shooting.targetsChosen] : []),
    ].join(" · ");
  },
  noOther: words.shooting.noOther,
  nobodyLeft: (_game, isEveryoneDone) =>
    isEveryoneDone ? words.shooting.everyoneHasShot : words.shooting.nobodyCan,
};

function standingBy(refusals: readonly Refusal[]): Standing {
  if (refusals.length === 0) return { state: "ready", word: words.shooting.ready };
  const codes = new Set(refusals.map(({ code }) => code));
  if (codes.has("ALREADY_SHOT")) return { state: "done", word: words.shooting.hasShot };
  if (codes.has("PERFORMING_ACTION")) return { state: "done", word: words.scoring.actions.busy };
  if (codes.has("SKIPPED")) return { state: "done", word: words.shooting.skipped };
  return { state: "unable", word: words.shooting.cannot };
}
