import type { Clause } from "../abilities/language/clause.ts";
import { durationWords } from "../abilities/language/duration.ts";
import { sentenceOf } from "../abilities/language/sentence.ts";
import type { ByHand } from "../game/by-hand.ts";
import type { Game } from "../game/document.ts";
import type { Flag } from "../game/flags.ts";
import { unitName } from "../game/names.ts";
import type { PlayerId } from "../game/player.ts";
import type { ByHandLine, LineName } from "../game/story/line.ts";
import { type Around, type BlockOf, blockOf, type LineWriter, said } from "./log-line.ts";
import { plural } from "./plural.ts";

/** Changes by hand, in the log and wherever one is asked about. */

interface About {
  readonly game: Game;
  /** Whose change it is. */
  readonly by: PlayerId;
  readonly around: Around | undefined;
}

/** What each change comes to: "+1 CP", "Intercessors: spotted, until the end of the phase". */
export function changesByHandInWords(
  game: Game,
  by: PlayerId,
  changes: readonly ByHandLine[],
  around?: Around,
): string {
  const about = { game, by, around };
  return changes
    .map((change) => (WORDS[change.what] as (change: ByHandLine, about: About) => string)(change, about))
    .join("; ");
}

/** How players may change things by hand. */
export const BY_HAND_WORDS: Readonly<Record<ByHand, string>> = {
  OFF: "off",
  AGREED: "with the other player's consent",
  FREE: "free, and told to both",
};

/** Marks of units, as a player reads them. */
export const STATUS_WORDS: Readonly<Record<Flag, string>> = {
  remained_stationary: "Remained Stationary",
  moved: "has moved",
  advanced: "Advanced",
  fell_back: "Fell Back",
  has_shot: "has shot",
  charged_this_turn: "charged this turn",
  fights_first: "fights first",
  has_fought: "has fought",
  disembarked: "disembarked this turn",
  arrived: "arrived this turn",
  cannot_charge: "cannot charge",
  overhangs: "stands over the edge of its zone",
  performing_action: "performs an Action",
  battle_shocked: "Battle-shocked",
  battle_shock_tested: "has taken its Battle-shock test",
  left_table: "has left the table",
};

type Words = {
  readonly [What in ByHandLine["what"]]: (
    change: Extract<ByHandLine, { what: What }>,
    about: About,
  ) => string;
};

const modelIn = (game: Game, unitId: string, modelId: string, name: string | undefined) =>
  name ?? game.units[unitId]?.models[modelId]?.name ?? modelId;

const signed = (add: number) => (add < 0 ? `−${-add}` : `+${add}`);

/** Said only where it is not whoever makes the change. */
const forWhom = (player: PlayerId, { game, by }: About) =>
  player === by ? "" : ` for ${game.players[player].name}`;

const WORDS: Words = {
  WOUNDS: ({ unit_id, model_id, wounds, model_name, before }, { game }) => {
    const from = before === undefined ? "" : `${before} → `;
    return `${unitName(game, unit_id)}, ${modelIn(game, unit_id, model_id, model_name)}: ${from}${plural(wounds, "wound")} left`;
  },
  REMOVE_MODEL: ({ unit_id, model_id, model_name }, { game }) =>
    `${unitName(game, unit_id)}: ${modelIn(game, unit_id, model_id, model_name)} is removed`,
  RETURN_MODEL: ({ unit_id, model_name }, { game }) =>
    `${unitName(game, unit_id)}: ${model_name ?? "a destroyed model"} comes back`,
  MOVE_MODELS: ({ unit_id, positions }, { game }) =>
    `${unitName(game, unit_id)}: ${plural(Object.keys(positions).length, "model")} moved`,
  MOVE_NOW: ({ unit_id, inches }, { game }) =>
    `${unitName(game, unit_id)} may move now${inches === undefined ? "" : `, up to ${inches}″`}`,
  CP: ({ player, add }, about) => `${signed(add)} CP${forWhom(player, about)}`,
  VP: ({ player, add, kind = "primary" }, about) => `${signed(add)} VP (${kind})${forWhom(player, about)}`,
  STATUS: ({ unit_id, status, on }, { game }) =>
    `${unitName(game, unit_id)}: ${on ? "" : "no longer "}${STATUS_WORDS[status]}`,
  EFFECT: ({ unit_id, name, called, effect, do: does, until, end }, { game }) => {
    const label = called ?? name ?? effect ?? "";
    if (end === true) return `${unitName(game, unit_id)}: ${label} ends`;
    const time = until === undefined ? "" : `, ${durationWords(until)}`;
    return `${unitName(game, unit_id)}: ${label}${time}${effectSentence(does)}`;
  },
  NOTE: ({ text, unit_id }, { game }) =>
    unit_id === undefined ? `“${text}”` : `${unitName(game, unit_id)}: “${text}”`,
  MORTAL_WOUNDS: ({ unit_id, wounds }, { game }) =>
    `${plural(wounds, "mortal wound")} on ${unitName(game, unit_id)}`,
  BATTLE_SHOCK_TEST: ({ unit_id, modifier = 0 }, { game }) =>
    `${unitName(game, unit_id)}: a Battle-shock test${modifier === 0 ? "" : ` at ${signed(modifier)}`}`,
  DICE: ({ dice, block }, { around }) => {
    if (block === undefined || around === undefined) return dice === 1 ? "a die" : `${dice} dice`;
    return `dice ${blockOf<BlockOf<"by_hand">>(around, block).rolls_raw.join(", ")}`;
  },
  MARKER: ({ objective_id, player }, { game }) =>
    player === null
      ? `nobody holds objective ${objective_id}`
      : `${game.players[player].name} holds objective ${objective_id}`,
};

/** Only what is well-formed is in the log; a request is checked before it is asked. */
function effectSentence(does: readonly object[] | undefined): string {
  if (does === undefined || does.length === 0) return "";
  const clause = { on: "UNIT", do: does } as unknown as Clause;
  return ` (${sentenceOf({ does: [clause] }).replace(/\.$/, "")})`;
}

const why = (reason: string | undefined) => (reason === undefined || reason === "" ? "." : `. ${reason}`);

export const BY_HAND_LINES = {
  by_hand: ({ player, changes, reason }, around) => [
    said(
      `${around.game.players[player].name}, by hand: ${changesByHandInWords(around.game, player, changes, around)}${why(reason)}`,
    ),
  ],
  by_hand_asked: ({ player, changes, reason, by_hand }, { game }) => {
    const what =
      by_hand === undefined
        ? changesByHandInWords(game, player, changes)
        : `changes by hand: ${BY_HAND_WORDS[by_hand]}`;
    return [said(`${game.players[player].name} asks, by hand: ${what}${why(reason)}`)];
  },
  by_hand_declined: ({ player }, { game }) => [
    said(`${game.players[player].name}: the change by hand is not made.`),
  ],
} satisfies { readonly [Name in LineName]?: LineWriter<Name> };
