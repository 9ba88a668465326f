import { CARDS, type CardId, type Game } from "@gunline/rules";
import { candidates } from "./candidates.ts";
import type { Decision } from "./decision.ts";
import type { Mind } from "./mind.ts";
import { WHY } from "./words.ts";
import { worthOf } from "./worth.ts";

/** Secondary missions: which to play for, what to name for the other side's, and what to lay aside. */

/** Cards that are drawn suit every army; of those that are kept, few do. */
export function thinkOfSecondaries({ game }: Mind): Decision | undefined {
  const action = candidates(game, "CHOOSE_SECONDARIES").find(({ payload }) => payload.mode === "TACTICAL");
  return action === undefined ? undefined : { action, why: WHY.cards };
}

/** Units that are worth little, and the marker that the other side will find hardest to hold. */
export function thinkOfNaming(mind: Mind): Decision | undefined {
  const { game, player } = mind;
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

/** Asked as it is drawn: whether to have another instead. */
export function thinkOfDiscarding(mind: Mind): Decision | undefined {
  const { game, looksAhead } = mind;
  if (!looksAhead) return undefined;
  for (const action of candidates(game, "DISCARD_CARD")) {
    const { card } = action.payload;
    if (isHopeless(mind, card)) return { action, why: WHY.discards(CARDS[card].name) };
  }
  return undefined;
}

/** Whether it asks for what is not on the table, or too far away by now. */
function isHopeless(mind: Mind, card: CardId): boolean {
  const { game, enemy, player } = mind;
  const foes = Object.values(game.units).filter(
    (unit) => unit.owner === enemy && Object.keys(unit.models).length > 0,
  );
  // Of a card that was just drawn; one that is in the hand can wait for its round.
  const first = game.turn.round <= 1 && game.tasks.at(-1)?.type === "card";
  switch (card) {
    case "bring-it-down":
      return !foes.some(({ keywords }) => keywords.includes("VEHICLE") || keywords.includes("MONSTER"));
    case "cull-the-horde":
      return !foes.some(({ starting_strength }) => starting_strength >= 13);
    case "assassination":
      return !foes.some(({ keywords, models }) =>
        [keywords, ...Object.values(models).map((model) => model.keywords ?? [])].some((of) =>
          of.includes("CHARACTER"),
        ),
      );
    case "behind-enemy-lines":
    case "storm-hostile-objective":
    case "defend-stronghold":
      return first;
    case "recover-assets":
      return ownUnits(game, player) < 3;
    case "display-of-might":
      return ownUnits(game, player) <= foes.length - 2;
    default:
      return false;
  }
}

function ownUnits({ units }: Game, player: Mind["player"]): number {
  return Object.values(units).filter((unit) => unit.owner === player && Object.keys(unit.models).length > 0)
    .length;
}
