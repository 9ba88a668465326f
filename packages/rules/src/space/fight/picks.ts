import { hasCoreAbility } from "../../abilities/core-ability.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { FightStepName } from "../../game/fight.ts";
import { opponentOf, PLAYER_IDS, type PlayerId } from "../../game/player.ts";
import { isDestroyed, isOnTable } from "../../game/unit.ts";
import type { PickReason } from "../../game/waiting-for.ts";
import { isFighting } from "../eligibility/striking.ts";

/** Who picks the next unit to fight, and which units may be picked: worked out again after every fight (FI-3, FI-6). */
export interface Pick {
  readonly step: FightStepName;
  readonly player: PlayerId;
  readonly why: PickReason;
  readonly units: readonly Unit[];
}

/** One of the two steps of the Fight phase: who begins, and the units of each player that have yet to fight in it. */
export interface FightStep {
  readonly step: FightStepName;
  readonly begins: PlayerId;
  readonly units: Readonly<Record<PlayerId, readonly string[]>>;
}

/** Whether the unit could be picked in some step, as the models stand (FI-2). */
export function mayFight(game: Game, unit: Unit): boolean {
  if (isDestroyed(unit) || !isOnTable(unit) || unit.flags.has_fought === true) return false;
  return unit.flags.charged_this_turn === true || isFighting(game, unit);
}

/** Fights First by a charge, or as an ability of every model (FI-4, FI-5). */
function fightsFirst(game: Game, unit: Unit): boolean {
  return unit.flags.fights_first === true || hasCoreAbility(game, unit, "FIGHTS FIRST");
}

/** Units that could fight when the phase began; before the first pick, those that can now. */
export function beganWith(game: Game): readonly string[] {
  return game.turn.fight?.began ?? able(game).map(({ id }) => id);
}

const able = (game: Game): readonly Unit[] =>
  Object.values(game.units).filter((unit) => mayFight(game, unit));

/** The step in which the unit would fight, if it could. */
export function stepOf(game: Game, unit: Unit): FightStepName {
  if (game.turn.fight?.step === "REMAINING") return "REMAINING";
  return fightsFirst(game, unit) && beganWith(game).includes(unit.id) ? "FIGHTS_FIRST" : "REMAINING";
}

const known = new WeakMap<Game, { readonly pick: Pick | undefined }>();

/** The next pick; undefined where nobody is left to fight. */
export function pickOf(game: Game): Pick | undefined {
  let found = known.get(game);
  if (found === undefined) {
    found = { pick: findPick(game) };
    known.set(game, found);
  }
  return found.pick;
}

function findPick(game: Game): Pick | undefined {
  const units = able(game);
  if (units.length === 0) return undefined;
  const first = units.filter((unit) => stepOf(game, unit) === "FIGHTS_FIRST");
  const step: FightStepName = first.length > 0 ? "FIGHTS_FIRST" : "REMAINING";
  const inStep = step === "FIGHTS_FIRST" ? first : units;
  const { fight, active_player } = game.turn;
  // Nobody has picked in a step that has only now been reached.
  const begun = fight?.step === step;
  const next = begun ? fight.next : opponentOf(active_player);
  const own = inStep.filter(({ owner }) => owner === next);
  if (own.length > 0) return { step, player: next, why: begun ? "IN_TURN" : "BEGINS", units: own };
  return { step, player: opponentOf(next), why: "ALONE", units: inStep };
}

/** The order of fighting as the game stands: players take turns within a step (CH-26, FI-1). */
export function fightOrder(game: Game): readonly [FightStep, FightStep] {
  const units = able(game);
  const step = (name: FightStepName): FightStep => {
    const inStep = units.filter((unit) => stepOf(game, unit) === name);
    const of = (player: PlayerId) => inStep.filter(({ owner }) => owner === player).map(({ id }) => id);
    const [p1, p2] = PLAYER_IDS;
    const begins = opponentOf(game.turn.active_player);
    return { step: name, begins, units: { [p1]: of(p1), [p2]: of(p2) } as const };
  };
  return [step("FIGHTS_FIRST"), step("REMAINING")];
}
