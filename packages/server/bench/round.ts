import type { Down } from "@gunline/link";
import { type Choice, type Game, inProgress, opponentOf, type PlayerId, parseAction } from "@gunline/rules";
import { claimed, createMatch } from "../src/match/create.ts";
import { type Match, viewChange } from "../src/match/match.ts";
import { play } from "../src/match/play.ts";
import { waitingWhile } from "../src/match/waiting.ts";
import { field, unitId } from "./field.ts";

/** What players do: one battle round after the other, the same each time but for the dice. */

export interface Move {
  readonly seat: PlayerId;
  readonly action: object;
  /** What the server tells of it, but for the dice. */
  readonly sent: Down["step"];
}

/** A table at which both have sat down. */
export function seated(): Match {
  const { match } = createMatch(field(), "p1", "Ann", "", 0).game;
  return claimed(match, "p2", "Bob", 0, waitingWhile({ state: "running" }, match.document));
}

/** Both players fire two units, changing their mind once each, and end their phases. */
export function battleRound(): readonly Move[] {
  let match = seated();
  let choices: readonly Choice[] = [];
  const moves: Move[] = [];
  while (match.document.turn.round === 1 || match.document.turn.phase !== "SHOOTING") {
    for (const action of nextActions(match.document)) {
      const seat = match.document.turn.active_player;
      // Ids are as long as those of clients.
      const id = `bench-${String(moves.length).padStart(16, "0")}`;
      const { seed, head } = match;
      const seq = match.seq + 1;
      const played = play(match.document, choices, { seat, id, seq, at: 0, action, seed, byHand: false });
      if (!played.ok) throw new Error(JSON.stringify(played.errors));
      const { step, status, waiting } = played.outcome;
      const next = { ...match, seq, document: played.game, head: { ...head, status, waiting } };
      moves.push({ seat, action, sent: { step, changed: viewChange(match, next) } });
      match = next;
      choices = played.choices ?? [];
    }
  }
  return moves;
}

function nextActions(game: Game): readonly object[] {
  const { turn, units } = game;
  if (turn.phase !== "SHOOTING") return [read({ type: "END_PHASE" })];
  const own = turn.active_player;
  const other = opponentOf(own);
  const attacks = inProgress.taskUnderWay(game, "attacks");
  if (attacks !== undefined) {
    return [read({ type: "RESOLVE_NEXT", actor_unit_id: attacks.plans[0]!.shooter_unit_id })];
  }
  const number = [1, 2].find((one) => units[unitId(own, one)]!.flags.has_shot !== true);
  if (number === undefined) return [read({ type: "END_PHASE" })];
  const actor_unit_id = unitId(own, number);
  const assign = (weapon_id: string, target: number) => ({
    type: "ASSIGN_TARGET",
    actor_unit_id,
    payload: { weapon_id, target_unit_id: unitId(other, target) },
  });
  return [
    { type: "SELECT_SHOOTER", actor_unit_id },
    assign("rifle", number + 1),
    { type: "UNDO" },
    assign("rifle", number),
    assign("cannon", number),
    { type: "CONFIRM_TARGETS", actor_unit_id },
  ].map(read);
}

function read(raw: object): object {
  const parsed = parseAction(raw);
  if (!parsed.ok) throw new Error(parsed.refusals[0]!.message);
  return parsed.value;
}
