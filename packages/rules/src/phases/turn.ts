import { canAnyCharge } from "../charge/charger.ts";
import { chargingRefusals } from "../charge/declaration.ts";
import { applyDiffs, type Diff } from "../diff.ts";
import { canAnyShoot } from "../eligibility/units.ts";
import { NO_CHARGES } from "../game/charges.ts";
import { type Flag, type Game, PHASES, type Phase } from "../game/document.ts";
import { NO_SHOOTING } from "../game/shooting.ts";
import { opponentOf } from "../game/unit.ts";
import { LIMITS } from "../limits.ts";
import { refusal } from "../refusal.ts";
import { changed, type Outcome, refused } from "./outcome.ts";
import { busyRefusals } from "./shooting/actor.ts";
import { Story } from "./story.ts";

/** The order of phases and turns. */

/** What a unit did this turn; forgotten when the turn ends. */
const TURN_FLAGS: readonly Flag[] = [
  "remained_stationary",
  "moved",
  "advanced",
  "fell_back",
  "has_shot",
  "charged_this_turn",
  "fights_first",
  "has_fought",
];

/** Phases that are passed over when nothing could be done in them. */
const COULD_ACT: Readonly<Partial<Record<Phase, (game: Game) => boolean>>> = {
  SHOOTING: canAnyShoot,
  CHARGE: canAnyCharge,
};

/** Ends the phase, early or not, and enters the next one in which something can be done (PH-4, PH-5). */
export function endPhase(game: Game): Outcome {
  const busy = [...busyRefusals(game), ...chargingRefusals(game)];
  if (busy.length > 0) return refused(...busy.map((one) => ({ ...one, rule: "PH-4" as const })));
  const story = new Story();
  const diffs: Diff[] = [];
  let next = game;
  for (;;) {
    const step = stepDiffs(next, story);
    diffs.push(...step);
    next = applyDiffs(next, step);
    const { phase, round } = next.turn;
    if (round > LIMITS.rounds) {
      return refused(refusal("LAST_ROUND", "GD-6", `Round ${LIMITS.rounds} is the last one.`));
    }
    if (COULD_ACT[phase]?.(next) ?? true) break;
    story.say(`No unit can act in the ${phase} phase; it is passed over.`);
  }
  return changed(diffs, story);
}

function stepDiffs(game: Game, story: Story): readonly Diff[] {
  const { phase, active_player, round, first_player } = game.turn;
  const diffs: Diff[] = [];
  if (phase === "SHOOTING") diffs.push({ op: "set", path: "shooting", value: NO_SHOOTING });
  if (phase === "CHARGE") {
    const { failures } = game.charges;
    diffs.push({ op: "set", path: "charges", value: { ...NO_CHARGES, failures } });
  }
  if (phase === "MOVEMENT") diffs.push(...stationaryDiffs(game));
  const after = PHASES[PHASES.indexOf(phase) + 1];
  if (after !== undefined) {
    story.say(`${phase} phase ends; ${after} phase begins.`);
    return [...diffs, { op: "set", path: "turn.phase", value: after }];
  }
  const player = opponentOf(active_player);
  story.say(`The turn of ${game.players[active_player].name} ends; ${game.players[player].name} begins.`);
  for (const unit of Object.values(game.units)) {
    for (const flag of TURN_FLAGS) {
      if (unit.flags[flag] !== undefined)
        diffs.push({ op: "remove", path: `units.${unit.id}.flags.${flag}` });
    }
  }
  diffs.push({ op: "set", path: "turn.phase", value: "COMMAND" });
  diffs.push({ op: "set", path: "turn.active_player", value: player });
  if (player === first_player) diffs.push({ op: "set", path: "turn.round", value: round + 1 });
  return diffs;
}

const MOVES: readonly Flag[] = ["moved", "advanced", "fell_back"];

/** Units of the active player that stayed where they were (PH-9). */
function stationaryDiffs({ turn, units }: Game): readonly Diff[] {
  return Object.values(units)
    .filter(({ owner, flags }) => owner === turn.active_player && !MOVES.some((flag) => flags[flag] === true))
    .filter(({ flags }) => flags.remained_stationary !== true)
    .map(({ id }) => ({ op: "set", path: `units.${id}.flags.remained_stationary`, value: true }));
}
