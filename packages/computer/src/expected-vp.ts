import { type Game, missions, type Unit } from "@gunline/rules";
import type { Context } from "./context.ts";

/** Victory points that a card is likely to bring in the player's next turn. */

/** What each brings on average to who has it in the hand for a turn. */
const USUAL: Readonly<Record<missions.CardId, number>> = {
  "a-tempting-target": 2,
  "area-denial": 2,
  assassination: 1,
  "behind-enemy-lines": 1,
  "bring-it-down": 1,
  cleanse: 2,
  "cull-the-horde": 1,
  "defend-stronghold": 2.5,
  "display-of-might": 1.5,
  "engage-on-all-fronts": 1.5,
  "establish-locus": 1.5,
  "extend-battle-lines": 3,
  "marked-for-death": 1.5,
  "no-prisoners": 1.5,
  "overwhelming-force": 1.5,
  "recover-assets": 1.5,
  sabotage: 1.5,
  "secure-no-mans-land": 3,
  "storm-hostile-objective": 1.5,
};

/** What a card brings that is drawn instead. */
export const OF_ANOTHER = 1.8;

/** What is there now is seldom all there when it is counted. */
const LIKELY = 0.8;

/** What was not scored in one turn is less likely in the next. */
const AGAIN = 0.7;

export function expectedVp(context: Context, card: missions.ActiveCard): number {
  const { game, player, enemy } = context;
  if (isHopeless(context, card.card)) return 0;
  if (card.card === "sabotage" && isSabotaging(game, player)) return SABOTAGE;
  const active_player = missions.CARDS[card.card].when === "OPPONENT" ? enemy : player;
  const counted = { ...game, turn: { ...game.turn, active_player } };
  const usual = USUAL[card.card] * (game.tasks.at(-1)?.type === "discard" ? AGAIN : 1);
  return Math.max(LIKELY * missions.cardPoints(counted, player, card).vp, usual);
}

/** What sabotage that is under way brings at least. */
const SABOTAGE = 3;

function isSabotaging({ units }: Game, player: Unit["owner"]): boolean {
  return Object.values(units).some(({ owner, action }) => owner === player && action?.action === "SABOTAGE");
}

/** Whether it asks for what is not on the table, or too far away by now. */
function isHopeless({ game, player, enemy }: Context, card: missions.CardId): boolean {
  const enemies = livingUnits(game, enemy);
  switch (card) {
    case "bring-it-down":
      return !enemies.some(({ keywords }) => keywords.includes("VEHICLE") || keywords.includes("MONSTER"));
    case "cull-the-horde":
      return !enemies.some(({ starting_strength }) => starting_strength >= 13);
    case "behind-enemy-lines":
    case "storm-hostile-objective":
    case "defend-stronghold":
      // Of a card that was just drawn; one that is in the hand can wait for its round.
      return game.turn.round <= 1 && game.tasks.at(-1)?.type === "card";
    case "recover-assets":
      return livingUnits(game, player).length < 3;
    case "display-of-might":
      return livingUnits(game, player).length <= enemies.length - 2;
    default:
      return false;
  }
}

function livingUnits({ units }: Game, owner: Unit["owner"]): readonly Unit[] {
  return Object.values(units).filter((unit) => unit.owner === owner && Object.keys(unit.models).length > 0);
}
