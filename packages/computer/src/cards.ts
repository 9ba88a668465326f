import { missions, numbersOf } from "@gunline/rules";
import { candidates } from "./candidates.ts";
import type { Context } from "./context.ts";
import type { Decision } from "./decision.ts";
import { expectedVp, OF_ANOTHER } from "./expected-vp.ts";
import { WHY } from "./words.ts";
import { worthOf } from "./worth.ts";

/** Secondary missions: which to play for, what to name for the other side's, and what to lay aside. */

/** Cards that are drawn suit every army; of those that are kept, few do. */
export function thinkOfSecondaries({ game }: Context): Decision | undefined {
  const action = candidates(game, "CHOOSE_SECONDARIES").find(({ payload }) => payload.mode === "TACTICAL");
  return action === undefined ? undefined : { action, why: WHY.cards };
}

/** Units that are worth little, and the marker that the other side will find hardest to hold. */
export function thinkOfNaming(context: Context): Decision | undefined {
  const { game, player } = context;
  let best: { action: Decision["action"]; cost: number } | undefined;
  for (const action of candidates(game, "CHOOSE_FOR_CARD")) {
    const { unit_ids = [], objective_id } = action.payload;
    let cost = 0;
    for (const id of unit_ids) {
      const unit = game.units[id]!;
      // Of the other side's units the one that is easiest to come by.
      cost += unit.owner === player ? exposure(unit.models, worthOf(unit)) : worthOf(unit);
    }
    if (objective_id !== undefined) cost = game.objectives[objective_id]!.controlled_by === player ? 0 : 1;
    if (best === undefined || cost < best.cost) best = { action, cost };
  }
  return best === undefined ? undefined : { action: best.action, why: WHY.names };
}

/** What is likely to be lost: small units are. */
function exposure(models: object, worth: number): number {
  return 100 - Math.min(99, worth) + Object.keys(models).length / 100;
}

/** Lays aside what brings less than another card would: as it is drawn, or as a turn ends. */
export function thinkOfDiscarding(context: Context): Decision | undefined {
  const { game, player, looksAhead } = context;
  if (!looksAhead) return undefined;
  const [worst] = candidates(game, "DISCARD_CARD")
    .map((action) => ({ action, prospect: expectedVpIn(context, action.payload.card) }))
    .sort((a, b) => a.prospect - b.prospect);
  if (worst === undefined || worst.prospect >= OF_ANOTHER) return undefined;
  const task = game.tasks.at(-1);
  if (task?.type === "discard") {
    // Another is drawn in the next Command phase: until then a card may still be scored, but one of them pays.
    if (game.turn.round >= numbersOf(game).battle.rounds) return undefined;
    if (game.turn.active_player === player && task.paid) return undefined;
  }
  return { action: worst.action, why: WHY.discards(missions.CARDS[worst.action.payload.card].name) };
}

function expectedVpIn(context: Context, id: missions.CardId): number {
  const held = context.game.players[context.player].secondaries?.active.find(({ card }) => card === id);
  return held === undefined ? 0 : expectedVp(context, held);
}
