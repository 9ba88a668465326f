import type { ActOdds } from "../abilities/language/acts/odds.ts";
import type { Circumstance } from "../abilities/volley.ts";
import { accept, type Checked, refusal, reject } from "../base/refusal.ts";
import { DiceExhausted, scriptedDice } from "../dice/source.ts";
import type { ActionOf } from "../game/action.ts";
import { Change } from "../game/change.ts";
import type { Game } from "../game/document.ts";
import type { MeleeAssignment } from "../game/shooting.ts";
import type { Attacks } from "../game/tasks.ts";
import { ODDS_BUDGET, type Odds, oddsOf, type TargetOdds } from "../odds/odds.ts";
import { piledIn } from "../space/fight/piled-in.ts";
import { useStratagem } from "./actions/use-stratagem.ts";
import { type FightOdds, pickOdds } from "./fight/pick-odds.ts";
import { chargeOdds } from "./phases/charge/odds.ts";
import { rerollOdds } from "./re-roll/odds.ts";
import { pendingRoll } from "./re-roll/roll.ts";
import { stratagemOf } from "./stratagems/registry.ts";
import { taskUnderWay } from "./tasks/under-way.ts";
import { occasionOf } from "./windows/uses.ts";

/** What a use would come to, exactly. */
export type UseOdds =
  /** What it would change in the attacks that are about to be rolled. */
  | { readonly kind: "CHANGES"; readonly without: Odds; readonly used: Odds }
  /** Attacks of its own. */
  | { readonly kind: "ATTACKS"; readonly used: Odds }
  /** A fight out of turn, after the pile-in: with the enemy that the unit would do most to. */
  | { readonly kind: "FIGHTS"; readonly target_unit_id: string; readonly odds: TargetOdds }
  /** A charge out of turn: the least roll that is enough, null where none is, and its chance. */
  | {
      readonly kind: "CHARGES";
      readonly target_unit_ids: readonly string[];
      readonly least: number | null;
      readonly chance: number;
    }
  /** Dice of its own: wounds, models, inches, tests. */
  | { readonly kind: "DICE"; readonly outcomes: readonly ActOdds[] };

type Use = ActionOf<"USE_STRATAGEM">;

/** Attacks that wait for an answer to the choice of their targets. */
interface Chosen {
  readonly unit_id: string;
  readonly assignments: readonly MeleeAssignment[];
  readonly circumstance: Circumstance;
}

/**
 * The odds of a use that is open now: with and without it from the plans of the attacks under way ("3.1 → 2.2 slain"), or
 * what it does by itself. Refused where the use is, and where no dice say what it comes to.
 */
export function oddsOfUse(game: Game, use: Use, budget = ODDS_BUDGET): Checked<UseOdds> {
  const change = new Change(game, scriptedDice([], game.rng.cursor));
  let rollsAtOnce = false;
  try {
    const refusals = useStratagem.handle(change, use);
    if (refusals.length > 0) return reject(...refusals);
  } catch (error) {
    if (!(error instanceof DiceExhausted)) throw error;
    rollsAtOnce = true;
  }
  const own = ownDice(game, use);
  if (own.length > 0) return accept({ kind: "DICE", outcomes: own });
  if (rollsAtOnce) return reject(noOdds(use));
  const { task } = change;
  if (task !== undefined && task !== game.tasks.at(-1)) {
    if (task.type === "attacks") return ownAttacks(game, use, task, budget);
    if (task.type === "charge") return ownCharge(change.game, use, task.unit_id);
    if (task.type === "fight") return ownFight(game, use, task.unit_id);
  }
  const chosen = chosenAttacks(game, use);
  if (chosen === undefined) return reject(noOdds(use));
  const without = oddsAt(game, chosen, budget);
  const used = oddsAt(change.game, chosen, budget);
  if (!without.ok) return without;
  return used.ok ? accept({ kind: "CHANGES", without: without.value, used: used.value }) : used;
}

function ownDice(game: Game, { actor_unit_id = "", payload }: Use): readonly ActOdds[] {
  const stratagem = stratagemOf(game, payload.stratagem);
  const unit = game.units[actor_unit_id];
  if (stratagem === undefined || stratagem.on === "PLAYER" || unit === undefined) return [];
  const own = stratagem.odds?.(game, unit, occasionOf(game)?.event ?? null, payload) ?? [];
  if (own.length > 0) return own;
  const roll = stratagem.moments?.includes("ROLL") === true ? pendingRoll(game) : undefined;
  return roll === undefined ? [] : [rerollOdds(game, roll)].filter((one) => one !== undefined);
}

function ownCharge(declared: Game, use: Use, unitId: string): Checked<UseOdds> {
  const target_unit_ids = declared.charges.pending[unitId]?.targets ?? [];
  const odds = chargeOdds(declared, declared.units[unitId]!, target_unit_ids);
  if (!odds.ok) return reject(noOdds(use));
  const { rolls, probability = 0 } = odds.value;
  const enough = Object.keys(rolls).filter((roll) => rolls[roll]!.possible);
  const least = enough.length === 0 ? null : Math.min(...enough.map(Number));
  return accept({ kind: "CHARGES", target_unit_ids, least, chance: probability });
}

function ownFight(game: Game, use: Use, unitId: string): Checked<UseOdds> {
  const after = piledIn(game, game.units[unitId]!);
  const shareOf = ({ odds: { slain }, target_unit_id }: FightOdds) => {
    const mean = "mean" in slain ? slain.mean : slain.mean_at_least;
    return mean / Object.keys(game.units[target_unit_id]!.models).length;
  };
  const [most] = pickOdds(after, after.units[unitId]!).does.toSorted((a, b) => shareOf(b) - shareOf(a));
  if (most === undefined) return reject(noOdds(use));
  return accept({ kind: "FIGHTS", target_unit_id: most.target_unit_id, odds: most.odds });
}

/** The attacks that wait for an answer, or those that the unit has chosen targets for in its own time. */
function chosenAttacks(game: Game, { actor_unit_id }: Use): Chosen | undefined {
  const volley = taskUnderWay(game, "volley");
  if (volley !== undefined) return { ...volley, circumstance: "OWN_PHASE" };
  const fight = taskUnderWay(game, "fight");
  if (fight?.assignments !== undefined) {
    return { unit_id: fight.unit_id, assignments: fight.assignments, circumstance: "MELEE" };
  }
  const { active_shooter_id: unit_id, pending_assignments: assignments } = game.shooting;
  if (unit_id === null || unit_id !== actor_unit_id || assignments.length === 0) return undefined;
  return { unit_id, assignments, circumstance: "OWN_PHASE" };
}

function oddsAt(game: Game, { unit_id, assignments, circumstance }: Chosen, budget: number): Checked<Odds> {
  return oddsOf(game, game.units[unit_id]!, assignments, budget, circumstance);
}

/** What it fires, as it was asked for or as everything at once. */
function ownAttacks(
  game: Game,
  { payload }: Use,
  { plans, cause }: Attacks,
  budget: number,
): Checked<UseOdds> {
  // Models are named because several plans may be lots of one weapon (EF-3).
  const assignments =
    payload.assignments ??
    plans.map(({ weapon_id, target_unit_id, guns }) => ({
      weapon_id,
      target_unit_id,
      model_ids: [...new Set(guns.map(({ model_id }) => model_id))],
    }));
  const used = oddsOf(game, game.units[plans[0]!.shooter_unit_id]!, assignments, budget, cause);
  return used.ok ? accept({ kind: "ATTACKS", used: used.value }) : used;
}

function noOdds({ payload }: Use) {
  return refusal("NO_ODDS", "OD-1", { stratagem: payload.stratagem });
}
