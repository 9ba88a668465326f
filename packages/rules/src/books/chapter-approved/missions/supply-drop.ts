import type { Change } from "../../../game/change.ts";
import type { Game } from "../../../game/document.ts";
import type { Objective } from "../../../game/measure/marker.ts";
import { each, type Mission } from "../../../missions/mission.ts";
import { controlledBy } from "../../../space/objectives/control.ts";

/** What each objective in no man's land is worth, by round; before the fourth always the same. */
const WORTH: Readonly<Record<number, number>> = { 4: 8, 5: 15 };
const WORTH_BEFORE = 5;

/** Alpha vanishes as round 4 begins, Omega as round 5 does. */
const VANISHES = { alpha: 4, omega: 5 } as const;

/** A die of at most this makes the one with the lower id Alpha. */
const LOWER_IS_ALPHA = 3;

export const supplyDrop: Mission = {
  id: "supply-drop",
  name: "Supply Drop",
  rule: "MI-24",
  held(game, player) {
    const held = controlledBy(game, player).filter(({ home_of }) => home_of === null);
    return each(WORTH[game.turn.round] ?? WORTH_BEFORE, held);
  },
  mostPerTurn: null,
  begin: markDrops,
  beginRound(change) {
    const { round } = change.game.turn;
    const due = (["alpha", "omega"] as const).filter((which) => VANISHES[which] === round);
    if (due.length === 0) return;
    markDrops(change);
    const { mission, objectives } = change.game;
    for (const which of due) {
      const objective_id = mission?.[which];
      if (objective_id === undefined || objectives[objective_id] === undefined) continue;
      change.remove(`objectives.${objective_id}`);
      change.story.addLine({ line: "objective_removed", objective_id });
    }
  },
};

/** One die says which of the two off the centre is Alpha; a game that was given without them rolls it when it is asked for. */
function markDrops(change: Change): void {
  const { game, dice, story } = change;
  if (game.mission?.alpha !== undefined || game.mission?.omega !== undefined) return;
  const [lower, higher] = offCentre(game);
  if (lower === undefined || higher === undefined) return;
  const face = dice.d6();
  const [alpha, omega] = face <= LOWER_IS_ALPHA ? [lower, higher] : [higher, lower];
  const block = story.roll({ context: "mission", rolls_raw: [face], about: "SUPPLY_DROP" });
  story.addLine({ line: "drops_marked", block, alpha: alpha.id, omega: omega.id });
  change.set("mission.alpha", alpha.id);
  change.set("mission.omega", omega.id);
}

/** The two objectives of no man's land that lie farthest from the middle of the table, by id. */
function offCentre({ objectives, board }: Game): readonly Objective[] {
  const far = ({ position: { x, y } }: Objective) => {
    const [dx, dy] = [x - board.width / 2, y - board.height / 2];
    return dx * dx + dy * dy;
  };
  return Object.values(objectives)
    .filter(({ home_of }) => home_of === null)
    .sort((a, b) => far(b) - far(a) || (a.id < b.id ? -1 : 1))
    .slice(0, 2)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
