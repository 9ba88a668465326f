export { type Action, type ActionType, parseAction } from "./action.ts";
export { isUndoable } from "./actions/table.ts";
export { type Applied, apply } from "./apply.ts";
export { testHazard } from "./attack/hazard.ts";
export { countHits } from "./attack/hit.ts";
export type { AttackPlan } from "./attack/plan.ts";
export { type Prepared, prepare } from "./attack/prepare.ts";
export { ownRanksOf, type Ranks, ranksOf, resetRanks } from "./attack/ranks.ts";
export { rollPlan, rollVolley } from "./attack/roll.ts";
export { countWounds } from "./attack/wound.ts";
export { canonicalJson, hashOf } from "./canonical.ts";
export { dragPath } from "./charge/drag.ts";
export { fixCharge } from "./charge/fix.ts";
export type { ChargeOutlook, RollOutlook } from "./charge/outlook.ts";
export { type ChargePreview, previewCharge } from "./charge/preview.ts";
export { type ChargeTarget, chargeTargetsOf } from "./charge/target.ts";
export { choices } from "./choices.ts";
export { hashUnderSeal, sealedSeed, seedHash } from "./dice/commitment.ts";
export { type DiceExpression, makeDice, parseDice } from "./dice/expression.ts";
export { type Dice, DiceExhausted, GENERATOR, scriptedDice, seededDice } from "./dice/source.ts";
export { applyDiffs, type Diff } from "./diff.ts";
export { type FightStep, fightOrder } from "./fighting.ts";
export type {
  Base,
  Game,
  Model,
  RulesetId,
  Terrain,
  Unit,
  Weapon,
} from "./game/document.ts";
export { DOCUMENT_VERSION, upgradeDocument } from "./game/earlier.ts";
export type { GameEvent } from "./game/event.ts";
export { FLAG_LIFE_TIMES, FLAGS, type Flag, type LifeTime } from "./game/flags.ts";
export { MOVE_KINDS, type MoveKind } from "./game/move-kind.ts";
export type { Phase } from "./game/phase.ts";
export { PHASES } from "./game/phase.ts";
export { opponentOf, type PlayerId } from "./game/player.ts";
export { spell } from "./game/spelling.ts";
export type { Attacks, Task, TaskOf } from "./game/tasks.ts";
export { isLeader, isWounded, statOf, unitOf } from "./game/unit.ts";
export { isSameWeapon } from "./game/weapon.ts";
export type { WindowId } from "./game/window.ts";
export { nearestPoints } from "./geometry/gap.ts";
export { reachOutline } from "./geometry/reach.ts";
export { type Shape, shapeOf } from "./geometry/shape.ts";
export { hashedGame, hashedResult, hashOfGame, hashOfResult } from "./hashed.ts";
export { abilitiesOf, indicatorsOf } from "./keywords/abilities.ts";
export { notAutomated } from "./keywords/unit-abilities.ts";
export { type Legal, legal, type UnitReasons } from "./legal.ts";
export { CHARGE, ENGAGEMENT_RANGE, LIMITS } from "./limits.ts";
export { parseGame } from "./load.ts";
export type { DraggedPath } from "./move/drag.ts";
export type { ConditionPreview as ChargeCondition, ModelPreview } from "./move/preview.ts";
export type { MovePaths as ChargeMove } from "./move/step.ts";
export {
  type AssignmentOdds,
  type Bounds,
  type Distribution,
  ODDS_BUDGET,
  type Odds,
  oddsOf,
  type TargetOdds,
} from "./odds/odds.ts";
export { actorOf } from "./phases/actor.ts";
export { chargeOutlook } from "./phases/charge/outlook.ts";
export { type SuggestedMove, suggestMove } from "./phases/movement/suggest.ts";
export { shootingMoment } from "./phases/shooting/moment.ts";
export {
  type ActionStep,
  type GameRecord,
  makeRecord,
  parseRecord,
  type RecordStep,
  recordStep,
  renewedBy,
  replay,
  rewindStep,
  rewound,
} from "./record.ts";
export type { Checked, Refusal } from "./refusal.ts";
export type { ActionResult } from "./result.ts";
export { RULES, type RuleId } from "./rule.ts";
export { RULESET_DIFFERENCES } from "./ruleset.ts";
export { jsonSchemas } from "./schema.ts";
export { rulesOfTerrain } from "./sight/cover.ts";
export { type SightLine, sightLines } from "./sight/lines.ts";
export { distance, isEngaged, unitsEngaged } from "./sight/measure.ts";
export { type Placed, place, placeAll } from "./sight/placed.ts";
export type { DiceBlock } from "./story/dice-block.ts";
export type { LineName, LineOf, StoryLine } from "./story/line.ts";
export { STRATAGEMS, stratagemOf, stratagemsOf } from "./stratagems/registry.ts";
export { type Obstacle, obstaclesTo, type TargetEntry, type Targets, targetsOf } from "./targets.ts";
export { taskUnderWay, topTask, underWayRefusals } from "./tasks/under-way.ts";
export { begin, type Choice, canUndo, remember, step, type Timeline } from "./timeline.ts";
export { type Waiting, waiting } from "./waiting.ts";
export type { WaitingFor } from "./waiting-for.ts";
export { isPlural, verb } from "./words/agreement.ts";
export { inches, tenths } from "./words/inches.ts";
export { lineInWords, logLines, logText } from "./words/log.ts";
export { modelName, unitName } from "./words/names.ts";
export { phaseName } from "./words/phase.ts";
export { describePlan, type PlanInWords } from "./words/plan.ts";
export { planLines } from "./words/plan-lines.ts";
export type { LogLine } from "./words/telling.ts";
export { waitingInWords } from "./words/waiting.ts";
