import { type Refusal, refusal } from "../../base/refusal.ts";
import { type ActionEntry, DONE } from "../../flow/actions/entry.ts";
import type { TaskRow } from "../../flow/tasks/task-row.ts";
import { topTask } from "../../flow/tasks/under-way.ts";
import type { ActionOf } from "../../game/action.ts";
import { fault } from "../../game/border.ts";
import type { Change } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import { opponentOf, type PlayerId } from "../../game/player.ts";
import type { CardId } from "../../game/secondaries.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { isOnTable } from "../../game/unit.ts";
import { askAbout, redrawCard } from "../cards/draw.ts";
import { changeCard, handOf } from "../cards/hand.ts";

/** What is asked as a card is drawn: whether to have another, or what the opponent names for it (SC-11). */

const TARGETS = 3;

type Choice = ActionOf<"CHOOSE_FOR_CARD">["payload"];

/** Units that may be named: those of the opponent of whose card it is, and for Gamma not those named already. */
function namable(game: Game, { owner, card, ask }: TaskOf<"card">): readonly Unit[] {
  const alpha = handOf(game, owner)?.active.find((one) => one.card === card)?.alpha ?? [];
  return Object.values(game.units).filter(
    (unit) =>
      unit.owner === opponentOf(owner) && isOnTable(unit) && (ask === "ALPHA" || !alpha.includes(unit.id)),
  );
}

/** How many units have to be named. */
const wanted = (game: Game, task: TaskOf<"card">) =>
  task.ask === "ALPHA" ? Math.min(TARGETS, namable(game, task).length) : 1;

/** What is asked about a card now: of whom, and what may be named, so many of them. */
export interface CardQuestion {
  readonly player: PlayerId;
  readonly owner: PlayerId;
  readonly card: CardId;
  readonly ask: TaskOf<"card">["ask"];
  /** Units or objectives. */
  readonly may: readonly string[];
  readonly count: number;
}

export function cardQuestion(game: Game): CardQuestion | undefined {
  const task = topTask(game, "card");
  if (task === undefined) return undefined;
  const { player, owner, card, ask } = task;
  if (ask === "REDRAW") return { player, owner, card, ask, may: [], count: 0 };
  const may = ask === "OBJECTIVE" ? objectivesToName(game) : namable(game, task);
  const count = ask === "OBJECTIVE" ? 1 : wanted(game, task);
  return { player, owner, card, ask, may: may.map(({ id }) => id), count };
}

const objectivesToName = ({ objectives }: Game) =>
  Object.values(objectives).filter(({ home_of }) => home_of === null);

const choose: ActionEntry<"CHOOSE_FOR_CARD"> = {
  handle(change, { payload }) {
    const task = topTask(change.game, "card");
    if (task === undefined || task.ask === "REDRAW") return [refusal("NOTHING_TO_CHOOSE", "SC-11", {})];
    const reasons = choiceRefusals(change.game, task, payload);
    if (reasons.length > 0) return reasons;
    change.pop();
    make(change, task, payload);
    return DONE;
  },
  offered: (game) => (topTask(game, "card")?.ask ?? "REDRAW") !== "REDRAW",
  *choices(game) {
    const task = topTask(game, "card")!;
    if (task.ask === "OBJECTIVE") {
      for (const { id } of objectivesToName(game))
        yield { type: "CHOOSE_FOR_CARD", payload: { objective_id: id } };
      return;
    }
    const ids = namable(game, task).map(({ id }) => id);
    const count = wanted(game, task);
    for (let i = 0; i + count <= ids.length; i++) {
      yield { type: "CHOOSE_FOR_CARD", payload: { unit_ids: ids.slice(i, i + count) } };
    }
  },
};

function choiceRefusals(game: Game, task: TaskOf<"card">, payload: Choice): readonly Refusal[] {
  if (task.ask === "OBJECTIVE") {
    const objective = game.objectives[payload.objective_id ?? ""];
    return objective?.home_of === null ? [] : [refusal("BAD_CHOICE:objective", "SC-11", {})];
  }
  const ids = new Set(payload.unit_ids ?? []);
  const may = namable(game, task).map(({ id }) => id);
  const count = wanted(game, task);
  const fits = ids.size === count && [...ids].every((id) => may.includes(id));
  return fits ? [] : [refusal("BAD_CHOICE", "SC-11", { count })];
}

function make(change: Change, task: TaskOf<"card">, { unit_ids = [], objective_id }: Choice): void {
  const { owner, card, ask } = task;
  const named = objective_id === undefined ? unit_ids : [objective_id];
  change.story.addLine({ line: "card_targets", player: task.player, card, named });
  if (objective_id !== undefined) changeCard(change, owner, card, { objective_id });
  else if (ask === "ALPHA") {
    changeCard(change, owner, card, { alpha: [...unit_ids] });
    const next = { ...task, player: owner, ask: "GAMMA" as const };
    if (namable(change.game, next).length > 0) change.push(next);
  } else changeCard(change, owner, card, { gamma: unit_ids[0]! });
}

/** Another card instead. */
const putBack: ActionEntry<"DISCARD_CARD"> = {
  handle(change, { payload }) {
    const task = topTask(change.game, "card");
    if (task?.ask !== "REDRAW") return [refusal("NOTHING_TO_DISCARD", "SC-11", {})];
    if (payload.card !== task.card) return [refusal("NOT_THAT_CARD", "SC-11", {})];
    change.pop();
    redrawCard(change, task.owner, task.card);
    return DONE;
  },
  offered: (game) => topTask(game, "card")?.ask === "REDRAW",
  choices: (game) => [{ type: "DISCARD_CARD", payload: { card: topTask(game, "card")!.card } }],
};

const keep: ActionEntry<"PASS"> = {
  handle(change) {
    const task = topTask(change.game, "card");
    if (task?.ask !== "REDRAW") return [refusal("NO_WINDOW", "SC-11", {})];
    change.pop();
    askAbout(change, task.owner, task.card);
    return DONE;
  },
  offered: (game) => topTask(game, "card")?.ask === "REDRAW",
  choices: () => [{ type: "PASS" }],
};

export const card: TaskRow<"card"> = {
  liesOn: ({ type }) => type === "ending" || type === "window",
  actions: { CHOOSE_FOR_CARD: choose, DISCARD_CARD: putBack, PASS: keep },
  waitsFor: (_game, { player, card, ask }) => ({ player, for: { what: "card", card, ask } }),
  *faults(game, { owner, card }, path) {
    if (handOf(game, owner)?.active.some((one) => one.card === card) !== true) {
      yield fault("BAD_DOCUMENT", "GD-2", [...path, "card"], ["noSuchCard"]);
    }
  },
};
