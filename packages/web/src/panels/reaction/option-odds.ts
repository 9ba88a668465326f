import { type Game, stratagems, type TargetOdds } from "@gunline/rules";
import { aimedUnderWay } from "../../table/under-way.ts";
import type { Use } from "../../table/whose.ts";

/** What a use would come to, exactly; null where there is nothing to work out. */
export type OptionOdds =
  /** What it would do to a unit. */
  | { readonly kind: "deals"; readonly unitId: string; readonly chances: TargetOdds }
  /** What it would change in the attacks that are about to be rolled. */
  | {
      readonly kind: "changes";
      readonly unitId: string;
      readonly without: TargetOdds;
      readonly with: TargetOdds;
      /** Whether its unit was only picked to fight, and strikes at whom it chooses. */
      readonly isPick?: true;
    }
  /** The least roll of a charge that it declares, and the chance of that; no roll is enough: null. */
  | { readonly kind: "charges"; readonly least: number | null; readonly chance: number }
  /** Dice of its own: what is counted, and how much of it on average. */
  | { readonly kind: "dice"; readonly outcomes: readonly stratagems.ActOdds[] }
  | null;

/** The referee's odds of a use, as the card shows them: about one unit. */
export function optionOddsOf(game: Game, use: Use): OptionOdds {
  const found = stratagems.oddsOfUse(game, use);
  if (!found.ok) return pickedOf(game, use);
  const odds = found.value;
  switch (odds.kind) {
    case "ATTACKS": {
      const [first] = Object.entries(odds.used.targets);
      return first === undefined ? null : { kind: "deals", unitId: first[0], chances: first[1] };
    }
    case "FIGHTS":
      return { kind: "deals", unitId: odds.target_unit_id, chances: odds.odds };
    case "CHARGES":
      return { kind: "charges", least: odds.least, chance: odds.chance };
    case "DICE":
      return { kind: "dice", outcomes: odds.outcomes };
    case "CHANGES":
      return changeOf(game, use, odds);
  }
}

function pickedOf(game: Game, use: Use): OptionOdds {
  const found = stratagems.pickedUseOdds(game, use);
  if (found === undefined) return null;
  const { target_unit_id: unitId, without, used } = found;
  return { kind: "changes", unitId, without, with: used, isPick: true };
}

type Changes = Extract<stratagems.UseOdds, { kind: "CHANGES" }>;

/** Of several targets the one that the use is about, or else the first. */
function changeOf(game: Game, { actor_unit_id = "" }: Use, { without, used }: Changes): OptionOdds {
  const aimed = aimedUnderWay(game)?.assignments.map(({ target_unit_id }) => target_unit_id) ?? [];
  const targets = Object.keys(without.targets);
  const unitId = targets.includes(actor_unit_id) ? actor_unit_id : (aimed[0] ?? targets[0] ?? "");
  const [before, after] = [without.targets[unitId], used.targets[unitId]];
  if (before === undefined || after === undefined) return null;
  return { kind: "changes", unitId, without: before, with: after };
}
