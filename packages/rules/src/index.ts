/** The front door: what other packages know of the rules. Topics are files of doors/; words and shapes have doors of their own. */

import "./books/open.ts";

// The game document.

export { parseGame } from "./flow/load.ts";
export type { Base, Game, Model, RulesetId, Terrain, Unit, Weapon } from "./game/document.ts";
export type { MoveKind } from "./game/move-kind.ts";
export { PHASES, type Phase } from "./game/phase.ts";
export { opponentOf, PLAYER_IDS, type PlayerId } from "./game/player.ts";
export { numbersOf } from "./game/ruleset.ts";
export { isAttached, isCharacter, isLeader, isOnTable, isWounded, statOf, unitOf } from "./game/unit.ts";
export type { WaitingFor } from "./game/waiting-for.ts";
export type { WindowId } from "./game/window.ts";

// Playing: whose decision it is, what they may do, and what comes of it.

export { apply } from "./flow/apply.ts";
export { choices } from "./flow/choices.ts";
export { type Legal, legal, legalInPhase, type UnitReasons } from "./flow/legal.ts";
export { targetsOf } from "./flow/targets.ts";
export { awaited, awaitedPlayer, type Waiting, waiting } from "./flow/waiting.ts";
export { type Action, type ActionType, parseAction } from "./game/action.ts";
export type { ActionResult } from "./game/result.ts";

// A player's mistake is a value, and cites its rule.

export { LIMITS } from "./base/limits.ts";
export type { Checked, Refusal } from "./base/refusal.ts";
export { RULES, type RuleId } from "./base/rule.ts";

// An attack, compiled, and its exact odds.

export { prepare } from "./attack/prepare.ts";
export type { AttackPlan } from "./game/plan.ts";
export {
  type Bounds,
  type Distribution,
  ODDS_BUDGET,
  type Odds,
  oddsOf,
  type TargetOdds,
} from "./odds/odds.ts";

// What happened, as data.

export { applyDiffs } from "./base/diff.ts";
export type { GameEvent } from "./game/event.ts";
export type { DiceBlock } from "./game/story/dice-block.ts";
export type { LineName, LineOf, StoryLine } from "./game/story/line.ts";

// Records that replay, dice and hashes.

export { canonicalJson, hashOf } from "./base/canonical.ts";
export { hashUnderSeal, sealedSeed, seedHash } from "./dice/commitment.ts";
export { type Dice, DiceExhausted, scriptedDice, seededDice } from "./dice/source.ts";
export { hashedGame, hashedResult, hashOfGame } from "./flow/hashed.ts";
export {
  type GameRecord,
  makeRecord,
  parseRecord,
  type RecordStep,
  recordStep,
  renewedBy,
  replay,
  rewindStep,
} from "./flow/record.ts";

// A game with undo.

export { isUndoable } from "./flow/actions/table.ts";
export {
  begin,
  type Choice,
  canUndo,
  choicesMade,
  remember,
  rewound,
  step,
} from "./flow/timeline.ts";

// The border: documents as JSON Schema.

export { jsonSchemas } from "./flow/schema.ts";

// Moves of every kind, and the draft of one.

export { attacksWithoutDice } from "./attack/size.ts";
export type { MovePreview, MoveUnderWay } from "./flow/moves/move.ts";
export { moveKindRefusals } from "./flow/moves/movement.ts";
export { moveUnderWay } from "./flow/moves/under-way.ts";
export type { MoveCondition } from "./space/move/preview.ts";
export type { MoveDraft } from "./space/move/step.ts";

// By topic.

export * as aiming from "./doors/aiming.ts";
export * as byHand from "./doors/by-hand.ts";
export * as charges from "./doors/charges.ts";
export * as documents from "./doors/documents.ts";
export * as fights from "./doors/fights.ts";
export * as goingBack from "./doors/going-back.ts";
export * as inForce from "./doors/in-force.ts";
export * as inProgress from "./doors/in-progress.ts";
export * as measuring from "./doors/measuring.ts";
export * as missions from "./doors/missions.ts";
export * as moves from "./doors/moves.ts";
export * as placement from "./doors/placement.ts";
export * as report from "./doors/report.ts";
export * as rolling from "./doors/rolling.ts";
export * as rows from "./doors/rows.ts";
export * as stratagems from "./doors/stratagems.ts";
