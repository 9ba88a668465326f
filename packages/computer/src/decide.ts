import { type ActionType, type Game, waiting } from "@gunline/rules";
import { anyOf } from "./candidates.ts";
import { thinkOfDiscarding, thinkOfNaming, thinkOfSecondaries } from "./cards.ts";
import { Chance } from "./chance.ts";
import { thinkOfChargeMove, thinkOfCharging } from "./charging.ts";
import { type Context, contextOf, type Thinker } from "./context.ts";
import type { Decision, Strength } from "./decision.ts";
import {
  thinkOfAttaching,
  thinkOfEmbarking,
  thinkOfGettingOut,
  thinkOfPlacing,
  thinkOfReserving,
  thinkOfSettingUp,
} from "./deploying.ts";
import { thinkOfClosing, thinkOfFighting, thinkOfPicking } from "./fighting.ts";
import { thinkOfAllocating, thinkOfRemoving } from "./losing.ts";
import { thinkOfMoving } from "./moving.ts";
import { decideAtRandom } from "./random.ts";
import { thinkOfReacting } from "./reacting.ts";
import { thinkOfShooting } from "./shooting.ts";
import { thinkOfSideMove } from "./side-moves.ts";
import { WHY } from "./words.ts";

/**
 * The computer's answer to a game that waits: one complete action, from the document and a seed alone. It sees what a
 * player sees: the dice to come are not asked, and a document whose seed is sealed is answered in the same way.
 */
export function decide(game: Game, strength: Strength, seed: string): Decision {
  const [awaited] = waiting(game);
  if (awaited === undefined) throw new Error("the battle is over: nothing is left to decide");
  const chance = new Chance(seed, game);
  if (strength === "random") return decideAtRandom(game, awaited, chance);
  const context = contextOf(game, awaited, strength);
  for (const think of THOUGHTS) {
    const decision = think(context);
    if (decision !== undefined) return decision;
  }
  return decideAtRandom(game, awaited, chance);
}

/** Asked in this order; the first that has something to say decides. */
const THOUGHTS: readonly Thinker[] = [
  when("CHOOSE_SECONDARIES", thinkOfSecondaries),
  when("CHOOSE_FOR_CARD", thinkOfNaming),
  when("DISCARD_CARD", thinkOfDiscarding),
  when("ATTACH", thinkOfAttaching),
  inPhase("DEPLOYMENT", when("EMBARK", thinkOfEmbarking)),
  when("SET_UP", thinkOfPlacing),
  when("RESERVE", thinkOfReserving),
  when("USE_STRATAGEM", thinkOfReacting),
  // A charge can be given up before it is rolled: that is never wanted.
  when("CHARGE_ROLL", take("CHARGE_ROLL")),
  when("APPLY_CHARGE_MOVE", thinkOfChargeMove),
  when("FAIL_CHARGE", thinkOfChargeMove),
  when("TEST_BATTLE_SHOCK", take("TEST_BATTLE_SHOCK")),
  when("SELECT_FIGHTER", thinkOfPicking),
  when("PILE_IN", thinkOfClosing("PILE_IN")),
  when("FIGHT", thinkOfFighting),
  when("CONSOLIDATE", thinkOfClosing("CONSOLIDATE")),
  when("RESOLVE_NEXT", take("RESOLVE_NEXT")),
  when("ALLOCATE_WOUND", thinkOfAllocating),
  when("REMOVE_MODELS", thinkOfRemoving),
  inPhase("MOVEMENT", when("SET_UP", thinkOfGettingOut)),
  when("MOVE", thinkOfSideMove),
  when("MOVE", thinkOfMoving),
  when("SET_UP", thinkOfSettingUp),
  when("SHOOT", thinkOfShooting),
  when("START_ACTION", thinkOfShooting),
  when("DECLARE_CHARGE", thinkOfCharging),
  when("PASS", take("PASS", WHY.passes)),
  when("END_PHASE", take("END_PHASE", WHY.phaseDone)),
];

function when(type: ActionType, think: Thinker): Thinker {
  return (context: Context) => (context.awaited.actions.includes(type) ? think(context) : undefined);
}

function inPhase(phase: Game["turn"]["phase"], think: Thinker): Thinker {
  return (context: Context) => (context.game.turn.phase === phase ? think(context) : undefined);
}

function take(type: ActionType, why: string = WHY.only): Thinker {
  return ({ game }: Context) => {
    const action = anyOf(game, type);
    return action === undefined ? undefined : { action, why };
  };
}
