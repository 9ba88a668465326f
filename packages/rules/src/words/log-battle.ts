import type { LineName } from "../game/story/line.ts";
import { missionBook } from "../missions/book.ts";
import { cardOf } from "../missions/cards/registry.ts";
import { has, is, verb } from "./agreement.ts";
import { type BlockOf, blockOf, type LineWriter, nameOf, said } from "./log-line.ts";

/** Objectives, points and the end of rounds and of the battle, in the log. */
export const BATTLE_LINES = {
  objective_changed: ({ objective_id, player }, { game }) => [
    said(
      player === null
        ? `Nobody controls objective ${objective_id}.`
        : `${game.players[player].name} controls objective ${objective_id}.`,
    ),
  ],
  objective_secured: ({ objective_id, unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [
      said(
        `${name} ${verb(name, "secures", "secure")} objective ${objective_id}: it stays under control after they leave.`,
      ),
    ];
  },
  objective_removed: ({ objective_id }) => [said(`Objective ${objective_id} is removed.`)],
  drops_marked: ({ block, alpha, omega }, around) => {
    const [face] = blockOf<BlockOf<"mission">>(around, block).rolls_raw;
    return [
      said(`Supply Drop [${face}]: objective ${alpha} is Alpha and vanishes first, ${omega} is Omega.`),
    ];
  },
  out_of_coherency: ({ unit_id, model_names }, around) => {
    const name = nameOf(around, unit_id);
    return [
      said(
        `${name} ${is(name)} out of coherency and ${verb(name, "loses", "lose")} ${model_names.join(", ")}.`,
      ),
    ];
  },
  points_scored: ({ player, source, vp, of }, { game }) => {
    const what = of.length === 0 ? "" : ` (${of.map((id) => game.units[id]?.name ?? id).join(", ")})`;
    return [said(`${game.players[player].name} scores ${vp} VP for ${sourceName(source)}${what}.`)];
  },
  action_started: ({ unit_id, action, objective_id }, around) => {
    const name = nameOf(around, unit_id);
    const at = objective_id === undefined ? "" : ` at objective ${objective_id}`;
    return [said(`${name} ${verb(name, "begins", "begin")} an Action: ${actionName(action)}${at}.`)];
  },
  action_completed: ({ unit_id, action }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${has(name)} completed an Action: ${actionName(action)}.`)];
  },
  action_failed: ({ unit_id, action }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`The Action of ${name} fails: ${actionName(action)}.`)];
  },
  secondaries_chosen: ({ player, mode }, { game }) => [
    said(`${game.players[player].name} plays ${mode === "FIXED" ? "two fixed cards" : "tactical cards"}.`),
  ],
  card_drawn: ({ player, card }, { game }) => [
    said(`${game.players[player].name} draws ${cardOf(card).name}.`),
  ],
  card_put_back: ({ player, card }, { game }) => [
    said(`${game.players[player].name} puts ${cardOf(card).name} back and draws another card.`),
  ],
  card_discarded: ({ player, card }, { game }) => [
    said(`${game.players[player].name} discards ${cardOf(card).name}.`),
  ],
  card_targets: ({ player, card, named }, { game }) => {
    const names = named.map((id) => game.units[id]?.name ?? `objective ${id}`);
    return [said(`${game.players[player].name} names for ${cardOf(card).name}: ${names.join(", ")}.`)];
  },
  round_ended: ({ round }) => [said(`Round ${round} ends.`)],
  battle_ended: ({ winner, reason }, { game }) => {
    const who = winner === null ? "It is a draw" : `${game.players[winner].name} wins`;
    const why = reason === "ARMY_DESTROYED" ? "an army is destroyed" : "the last round is over";
    return [said(`The battle ends: ${why}. ${who}.`)];
  },
} satisfies { readonly [Name in LineName]?: LineWriter<Name> };

export function actionName(action: string): string {
  return missionBook.value.actions.find(({ id }) => id === action)?.name ?? action;
}

/** A mission or a card. */
export function sourceName(source: string): string {
  const { cards, missions } = missionBook.value;
  const card = Object.values(cards).find(({ id }) => id === source);
  return card?.name ?? missions.find(({ id }) => id === source)?.name ?? source;
}
