import { refusal } from "../../base/refusal.ts";
import { isWholeBattle } from "../../game/edition.ts";
import { opponentOf } from "../../game/player.ts";
import { mayFight, pickOf } from "../../space/fight/picks.ts";
import { selectFighter } from "./fight/select.ts";
import type { PhaseRow } from "./phase-row.ts";

/** The Fight phase: the players pick units in turn; a unit's fight is a task. */
export const fight: PhaseRow = {
  phase: "FIGHT",
  moment: "FIGHTING",
  actions: { SELECT_FIGHTER: selectFighter },
  tasks: ["fight", "window"],
  waitsFor(game) {
    const pick = pickOf(game);
    return pick === undefined
      ? { what: "nothing_left", phase: "FIGHT" }
      : { what: "fighter", step: pick.step, why: pick.why };
  },
  player: (game) => pickOf(game)?.player ?? game.turn.active_player,
  couldAct: (game) => pickOf(game) !== undefined || !isWholeBattle(game),
  owes: (game) =>
    Object.values(game.units)
      .filter((unit) => isWholeBattle(game) && mayFight(game, unit))
      .map(({ id, name }) => refusal("UNIT_TO_FIGHT", "FI-7", { unit: name }, { unit_id: id })),
  undoRule: "FI-8",
  /** Nobody can do anything at the beginning of a phase that is passed over. Whose turn it is comes first (ST-6). */
  enter(change) {
    const { game } = change;
    if (pickOf(game) === undefined || !isWholeBattle(game)) return;
    const { active_player } = game.turn;
    for (const player of [opponentOf(active_player), active_player]) {
      change.occurs({ type: "fight_phase_begun", player });
    }
  },
  leave(change) {
    if (change.game.turn.fight !== undefined) change.remove("turn.fight");
  },
};
