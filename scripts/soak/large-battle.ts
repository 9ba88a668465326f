import { type Action, type Game, isOnTable } from "@gunline/rules";
import { ARMIES, DEPLOYMENTS, LAYOUTS, newGame } from "../../packages/armies/src/index.ts";
import { chance } from "../../packages/rules/test/support/arena.ts";
import { readAction } from "../../packages/server/test/support/scene.ts";

/** Two armies of 2,000 points on a full table. */
export function largeBattle(seed: number): Game {
  const [p1, p2] = [ARMIES[3]!, ARMIES[7]!];
  const layout = LAYOUTS[seed % LAYOUTS.length]!;
  const made = newGame({ armies: { p1, p2 }, layout, deployment: DEPLOYMENTS[0]!, seed: `soak ${seed}` });
  if (!made.ok) throw new Error(JSON.stringify(made.refusals));
  return made.value;
}

/** How far units are moved, in inches. */
const STEP = 0.5;

/** Somebody who moves and selects units and ends phases: what costs the referee something and this process nothing. */
export function largeBattlePlayer(seed: number): (game: Game) => Action {
  const random = chance(seed);
  return (game) => {
    const { active_player, phase } = game.turn;
    const own = Object.values(game.units).filter((unit) => unit.owner === active_player && isOnTable(unit));
    if ((phase !== "MOVEMENT" && phase !== "SHOOTING") || own.length === 0 || random.happens(0.1)) {
      return readAction({ type: "END_PHASE" });
    }
    const unit = random.pick(own);
    if (phase === "SHOOTING") {
      const isUndo = game.shooting.active_shooter_id !== null;
      return readAction(isUndo ? { type: "UNDO" } : { type: "SELECT_SHOOTER", actor_unit_id: unit.id });
    }
    const per_model_paths = Object.fromEntries(
      Object.values(unit.models).map(({ id, position }) => {
        const { x, y } = position!;
        const along = x < game.board.width / 2 ? STEP : -STEP;
        return [
          id,
          [
            [x, y],
            [x + along, y],
          ],
        ];
      }),
    );
    const payload = { kind: "NORMAL", per_model_paths };
    return readAction({ type: "MOVE", actor_unit_id: unit.id, payload });
  };
}
