import type { Down } from "@gunline/link";
import { type Game, opponentOf, type PlayerId, parseAction } from "@gunline/rules";
import { act } from "../src/match/act.ts";
import { claimed, createMatch } from "../src/match/create.ts";
import { type Match, viewOf } from "../src/match/match.ts";
import { field, unitId } from "./field.ts";

/** What players do: one battle round after the other, the same each time but for the dice. */

export interface Move {
  readonly seat: PlayerId;
  readonly action: object;
  /** What the server tells of it, but for the dice. */
  readonly told: Down["step"];
}

/** Both players fire two units, changing their mind once each, and end their phases. */
export function battleRound(): readonly Move[] {
  const { game } = createMatch(field(), "p1", "Ann", "", 0);
  let match: Match = claimed(game.match, "p2", "Bob", 0);
  const moves: Move[] = [];
  while (match.document.turn.round === 1 || match.document.turn.phase !== "SHOOTING") {
    for (const action of nextActions(match.document)) {
      const seat = match.document.turn.active_player;
      // Ids are as long as those of clients.
      const id = `bench-${String(moves.length).padStart(16, "0")}`;
      const decision = act(match, seat, { type: "act", id, base: match.seq, action }, Date.now());
      if (!decision.ok) throw new Error(JSON.stringify(decision.errors));
      const { step } = decision;
      if (step?.kind !== "action") throw new Error("an action is a step");
      match = decision.match;
      moves.push({ seat, action, told: { step, view: viewOf(match) } });
    }
  }
  return moves;
}

function nextActions({ turn, shooting, units }: Game): readonly object[] {
  if (turn.phase !== "SHOOTING") return [read({ type: "END_PHASE" })];
  const own = turn.active_player;
  const other = opponentOf(own);
  if (shooting.resolution_state !== null) {
    return [read({ type: "RESOLVE_NEXT", actor_unit_id: shooting.active_shooter_id })];
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
