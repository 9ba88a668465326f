export { type Action, type ActionType, parseAction } from "./action.ts";
export { type Applied, apply, textOf } from "./apply.ts";
export { describePlan, type PlanInWords } from "./attack/describe.ts";
export { testHazard } from "./attack/hazard.ts";
export type { AttackPlan } from "./attack/plan.ts";
export { type Prepared, prepare } from "./attack/prepare.ts";
export { ownRanksOf, type Ranks, ranksOf, resetRanks } from "./attack/ranks.ts";
export { rollPlan, rollVolley } from "./attack/roll.ts";
export { leastAttacks } from "./attack/size.ts";
export { canonicalJson, hashOf } from "./canonical.ts";
export { type DraggedPath, dragPath } from "./charge/drag.ts";
export { type ChargeOutlook, chargeOutlook, type RollOutlook } from "./charge/outlook.ts";
export {
  type ChargeCondition,
  type ChargeMove,
  type ChargePreview,
  type ModelPreview,
  previewCharge,
} from "./charge/preview.ts";
export { type ChargeTarget, chargeTargetsOf } from "./charge/target.ts";
export { hashUnderSeal, sealedSeed, seedHash } from "./dice/commitment.ts";
export { type DiceExpression, makeDice, parseDice } from "./dice/expression.ts";
export { type Dice, DiceExhausted, GENERATOR, scriptedDice, seededDice } from "./dice/source.ts";
export { applyDiffs, type Diff } from "./diff.ts";
export { type FightStep, fightOrder } from "./fighting.ts";
export type {
  Base,
  Game,
  Model,
  Phase,
  PlayerId,
  RulesetId,
  Terrain,
  Unit,
  Weapon,
} from "./game/document.ts";
export { isLeader, isWounded, opponentOf, statOf, unitOf } from "./game/unit.ts";
export { isSameWeapon } from "./game/weapon.ts";
export { reachOutline } from "./geometry/reach.ts";
export { type Shape, shapeOf } from "./geometry/shape.ts";
export { abilitiesOf, indicatorsOf } from "./keywords/abilities.ts";
export { type Awaited, awaited, type Legal, legal } from "./legal.ts";
export { CHARGE, ENGAGEMENT_RANGE, LIMITS } from "./limits.ts";
export { parseGame } from "./load.ts";
export {
  type AssignmentOdds,
  type Bounds,
  type Distribution,
  ODDS_BUDGET,
  type Odds,
  oddsOf,
  type TargetOdds,
} from "./odds/odds.ts";
export { actorOf, busyRefusals } from "./phases/shooting/actor.ts";
export {
  type ActionStep,
  type GameRecord,
  makeRecord,
  parseRecord,
  type RecordStep,
  recordStep,
  replay,
  rewindStep,
  rewound,
} from "./record.ts";
export type { Checked, Refusal } from "./refusal.ts";
export type { ActionResult, DiceBlock, GameEvent, LogLine } from "./result.ts";
export { RULES, type RuleId } from "./rule.ts";
export { RULESET_DIFFERENCES } from "./ruleset.ts";
export { jsonSchemas } from "./schema.ts";
export { rulesOfTerrain } from "./sight/cover.ts";
export { type SightLine, sightLines } from "./sight/lines.ts";
export { isEngaged, unitsEngaged } from "./sight/measure.ts";
export { placeAll } from "./sight/placed.ts";
export { type TargetEntry, type Targets, targetsOf } from "./targets.ts";
