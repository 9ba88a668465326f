import {
  apply,
  charges,
  fights,
  type Game,
  inForce,
  ODDS_BUDGET,
  oddsOf,
  type TargetOdds,
} from "@gunline/rules";
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
    }
  /** The least roll of a charge that it declares, and the chance of that; no roll is enough: null. */
  | { readonly kind: "charges"; readonly least: number | null; readonly chance: number }
  /** Mortal wounds on the mean. */
  | { readonly kind: "mortal"; readonly unitId: string; readonly mean: number }
  | null;

export function optionOddsOf(game: Game, use: Use): OptionOdds {
  if (use.payload.assignments !== undefined) return shotsOf(game, use);
  return mortalOf(game, use) ?? chargeOf(game, use) ?? fightOf(game, use) ?? changeOf(game, use);
}

function shotsOf(game: Game, { actor_unit_id, payload }: Use): OptionOdds {
  const unit = game.units[actor_unit_id ?? ""];
  if (unit === undefined || payload.assignments === undefined) return null;
  const odds = oddsOf(game, unit, payload.assignments, ODDS_BUDGET, "FIRE_OVERWATCH");
  const [first] = odds.ok ? Object.entries(odds.value.targets) : [];
  return first === undefined ? null : { kind: "deals", unitId: first[0], chances: first[1] };
}

/** A charge out of turn is tried on a copy: before its dice it depends on nothing but where all stand. */
function chargeOf(game: Game, use: Use): OptionOdds {
  const { actor_unit_id = "", payload } = use;
  if (payload.stratagem !== "HEROIC_INTERVENTION" || payload.target_unit_id === undefined) return null;
  const { game: declared, result } = apply(game, use);
  const unit = declared.units[actor_unit_id];
  if (!result.success || unit === undefined) return null;
  const odds = charges.chargeOdds(declared, unit, [payload.target_unit_id]);
  if (!odds.ok) return null;
  const { rolls, probability = 0 } = odds.value;
  const enough = Object.keys(rolls).filter((roll) => rolls[roll]!.possible);
  return {
    kind: "charges",
    least: enough.length === 0 ? null : Math.min(...enough.map(Number)),
    chance: probability,
  };
}

/** What a unit would do that fights out of turn, after its pile-in: to the enemy that it would do most to. */
function fightOf(game: Game, { actor_unit_id = "", payload }: Use): OptionOdds {
  const unit = game.units[actor_unit_id];
  if (payload.stratagem !== "COUNTER_OFFENSIVE" || unit === undefined) return null;
  const shareOf = ({ odds: { slain }, target_unit_id }: fights.FightOdds) => {
    const mean = "mean" in slain ? slain.mean : slain.mean_at_least;
    return mean / Object.keys(game.units[target_unit_id]!.models).length;
  };
  const after = fights.piledIn(game, unit);
  const [most] = fights
    .pickOdds(after, after.units[unit.id]!)
    .does.toSorted((a, b) => shareOf(b) - shareOf(a));
  return most === undefined ? null : { kind: "deals", unitId: most.target_unit_id, chances: most.odds };
}

/** Stratagems that roll dice for mortal wounds: how many, from which face on, and how many wounds at most. */
function mortalOf(game: Game, { actor_unit_id, payload }: Use): OptionOdds {
  const { stratagem, target_unit_id: unitId, model_id } = payload;
  const unit = game.units[actor_unit_id ?? ""];
  if (unitId === undefined || unit === undefined) return null;
  if (stratagem === "GRENADE") return { kind: "mortal", unitId, mean: meanOf(6, 1 / 2, 6) };
  const model = unit.models[model_id ?? ""];
  if (stratagem !== "TANK_SHOCK" || model === undefined) return null;
  return {
    kind: "mortal",
    unitId,
    mean: meanOf(inForce.characteristicOf(game, unit, model, "toughness"), 1 / 3, 6),
  };
}

/** The mean of so many dice, each with this chance, where no more than `most` count. */
function meanOf(dice: number, chance: number, most: number): number {
  let pmf = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(pmf.length + 1).fill(0);
    for (const [hits, p] of pmf.entries()) {
      next[hits]! += p * (1 - chance);
      next[hits + 1]! += p * chance;
    }
    pmf = next;
  }
  return pmf.reduce((sum, p, hits) => sum + p * Math.min(hits, most), 0);
}

/**
 * The attacks that are about to be rolled, as they are and with what the use puts the unit under. The use is tried on a
 * copy: of what comes of it only the effects are read, which no die decides.
 */
function changeOf(game: Game, use: Use): OptionOdds {
  const aimed = aimedUnderWay(game);
  const unit = game.units[use.actor_unit_id ?? ""];
  const shooter = game.units[aimed?.unitId ?? ""];
  if (aimed === undefined || unit === undefined || shooter === undefined) return null;
  const path = `units.${unit.id}.effects`;
  const given = apply(game, use).result.diffs.find((diff) => diff.op === "set" && diff.path === path);
  if (given?.op !== "set") return null;
  const effects = given.value as NonNullable<typeof unit.effects>;
  const after = { ...game, units: { ...game.units, [unit.id]: { ...unit, effects } } };
  const target = aimed.assignments.some(({ target_unit_id }) => target_unit_id === unit.id)
    ? unit.id
    : aimed.assignments[0]?.target_unit_id;
  const chances = (table: Game): TargetOdds | undefined => {
    const attacker = table.units[shooter.id]!;
    const circumstance = aimed.isMelee ? "MELEE" : "OWN_PHASE";
    const odds = oddsOf(table, attacker, aimed.assignments, ODDS_BUDGET, circumstance);
    return odds.ok ? odds.value.targets[target ?? ""] : undefined;
  };
  const [without, changed] = [chances(game), chances(after)];
  if (target === undefined || without === undefined || changed === undefined) return null;
  return { kind: "changes", unitId: target, without, with: changed };
}
