import type { Circumstance } from "../abilities/volley.ts";
import { accept, type Checked, refusal, reject } from "../base/refusal.ts";
import { DiceExhausted, scriptedDice } from "../dice/source.ts";
import type { ActionOf } from "../game/action.ts";
import { Change } from "../game/change.ts";
import type { Game } from "../game/document.ts";
import type { MeleeAssignment } from "../game/shooting.ts";
import type { Attacks } from "../game/tasks.ts";
import { ODDS_BUDGET, type Odds, oddsOf } from "../odds/odds.ts";
import { useStratagem } from "./actions/use-stratagem.ts";
import { taskUnderWay } from "./tasks/under-way.ts";

/** What a use of a stratagem would change of the attacks that it answers. */
export interface StratagemOdds {
  /** The attacks as they are without it; null where it makes attacks of its own. */
  readonly without: Odds | null;
  /** The same with it; or those that it makes. */
  readonly used: Odds;
}

/** Attacks that wait for an answer to the choice of their targets. */
interface Chosen {
  readonly unit_id: string;
  readonly assignments: readonly MeleeAssignment[];
  readonly circumstance: Circumstance;
}

/**
 * The odds of the attacks under way with and without a use that is open now, exactly: "Go to Ground: 3.1 → 2.2 slain
 * expected". Refused where the use is, and where it bears on no attacks.
 */
export function stratagemOdds(
  game: Game,
  use: ActionOf<"USE_STRATAGEM">,
  budget = ODDS_BUDGET,
): Checked<StratagemOdds> {
  const change = new Change(game, scriptedDice([], game.rng.cursor));
  try {
    const against = useStratagem.handle(change, use);
    if (against.length > 0) return reject(...against);
  } catch (error) {
    // It rolls dice of its own at once.
    if (error instanceof DiceExhausted) return reject(noAttacks(use));
    throw error;
  }
  const { task } = change;
  if (task?.type === "attacks") return ownAttacks(game, use, task, budget);
  const chosen = chosenAttacks(game);
  if (chosen === undefined) return reject(noAttacks(use));
  const without = oddsAt(game, chosen, budget);
  const used = oddsAt(change.game, chosen, budget);
  if (!without.ok) return without;
  return used.ok ? accept({ without: without.value, used: used.value }) : used;
}

function chosenAttacks(game: Game): Chosen | undefined {
  const volley = taskUnderWay(game, "volley");
  if (volley !== undefined) return { ...volley, circumstance: "OWN_PHASE" };
  const fight = taskUnderWay(game, "fight");
  if (fight?.assignments === undefined) return undefined;
  return { unit_id: fight.unit_id, assignments: fight.assignments, circumstance: "MELEE" };
}

function oddsAt(game: Game, { unit_id, assignments, circumstance }: Chosen, budget: number): Checked<Odds> {
  return oddsOf(game, game.units[unit_id]!, assignments, budget, circumstance);
}

/** What it fires, as it was asked for or as everything at once. */
function ownAttacks(
  game: Game,
  { payload }: ActionOf<"USE_STRATAGEM">,
  { plans, cause }: Attacks,
  budget: number,
): Checked<StratagemOdds> {
  // Models are named because several plans may be lots of one weapon (EF-3).
  const assignments =
    payload.assignments ??
    plans.map(({ weapon_id, target_unit_id, guns }) => ({
      weapon_id,
      target_unit_id,
      model_ids: [...new Set(guns.map(({ model_id }) => model_id))],
    }));
  const used = oddsOf(game, game.units[plans[0]!.shooter_unit_id]!, assignments, budget, cause);
  return used.ok ? accept({ without: null, used: used.value }) : used;
}

function noAttacks({ payload }: ActionOf<"USE_STRATAGEM">) {
  return refusal("NO_ODDS", "OD-1", { stratagem: payload.stratagem });
}
