export {
  type Action,
  type ActionType,
  type Declared,
  type Formation,
  isMelee,
  isStrike,
  parseAction,
  type Strike,
} from "./action.ts";
export { isUndoable } from "./actions/table.ts";
export { lastFighters } from "./aftermath/last-stand.ts";
export { type Applied, apply } from "./apply.ts";
export { hazardTests, testHazard } from "./attack/hazard.ts";
export { countHits } from "./attack/hit.ts";
export type { AttackPlan } from "./attack/plan.ts";
export { type Prepared, prepare } from "./attack/prepare.ts";
export { ownRanksOf, type Ranks, ranksOf, resetRanks } from "./attack/ranks.ts";
export { rollPlan, rollVolley } from "./attack/roll.ts";
export { countWounds } from "./attack/wound.ts";
export { leadershipOf } from "./battle-shock/test.ts";
export { canonicalJson, hashOf } from "./canonical.ts";
export { CARDS } from "./cards/registry.ts";
export { cardPoints } from "./cards/score.ts";
export { type CardStanding, cardStanding } from "./cards/standing.ts";
export { removalRefusals } from "./casualties/remedies.ts";
export { isOwnersChoice } from "./casualties/whose-choice.ts";
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
export { characteristicOf } from "./effects/characteristics.ts";
export { type EffectOn, effectsOn } from "./effects/on.ts";
export { isGranted } from "./effects/permissions.ts";
export { abilityRows } from "./effects/registry.ts";
export { deckOf, isLent, lenders } from "./eligibility/firing-deck.ts";
export { autoConsolidate, autoPileIn } from "./fight/auto.ts";
export {
  autoFightMove,
  dragFightModel,
  type FightMovePreview,
  fightMoveMode,
  fixFightMove,
  previewFightMove,
} from "./fight/hand.ts";
export { type FightStep, fightOrder, type Pick, pickOf } from "./fight/picks.ts";
export { piledIn } from "./fight/piled-in.ts";
export { type Blow, type PickProspects, pickProspects } from "./fight/prospects.ts";
export { type IfWaited, ifWaited } from "./fight/wait.ts";
export { DETACHMENTS } from "./game/detachment.ts";
export type {
  Base,
  Game,
  Model,
  RulesetId,
  Terrain,
  Unit,
  Weapon,
} from "./game/document.ts";
export { asPlayedIn, DOCUMENT_VERSION, isOfThisShape, upgradeDocument } from "./game/earlier.ts";
export { byEdition, possibleEditions, withoutEdition } from "./game/edition.ts";
export type { GameEvent } from "./game/event.ts";
export { FLAG_LIFE_TIMES, FLAGS, type Flag, type LifeTime } from "./game/flags.ts";
export { type MadeMove, MOVE_KINDS, type MoveKind } from "./game/move-kind.ts";
export type { Phase } from "./game/phase.ts";
export { PHASES } from "./game/phase.ts";
export { opponentOf, PLAYER_IDS, type PlayerId } from "./game/player.ts";
export { type ActiveCard, CARD_IDS, type CardId, type Secondaries } from "./game/secondaries.ts";
export type { MeleeAssignment } from "./game/shooting.ts";
export { spell } from "./game/spelling.ts";
export type { Attacks, Task, TaskOf } from "./game/tasks.ts";
export {
  isAttached,
  isCharacter,
  isLeader,
  isOnTable,
  isWounded,
  statOf,
  unitOf,
} from "./game/unit.ts";
export { isSameWeapon } from "./game/weapon.ts";
export type { WindowId } from "./game/window.ts";
export { nearestPoints } from "./geometry/gap.ts";
export { reachOutline } from "./geometry/reach.ts";
export { type Shape, shapeOf } from "./geometry/shape.ts";
export { hashedGame, hashedResult, hashOfGame, hashOfResult } from "./hashed.ts";
export { abilitiesOf, indicatorsOf } from "./keywords/abilities.ts";
export { isAutomated, notAutomated } from "./keywords/unit-abilities.ts";
export { type Legal, legal, type UnitReasons } from "./legal.ts";
export { ARRIVAL, BATTLE, CHARGE, DEPLOYMENT, ENGAGEMENT_RANGE, LIMITS, POINTS_CAP } from "./limits.ts";
export { parseGame } from "./load.ts";
export type { MissionAction } from "./mission-actions/mission-action.ts";
export { wouldComplete } from "./mission-actions/progress.ts";
export { MISSION_ACTIONS, missionActionOf, missionActionsOf } from "./mission-actions/registry.ts";
export type { Mission, MissionId } from "./missions/mission.ts";
export { MISSIONS, missionOf } from "./missions/registry.ts";
export type { DraggedPath } from "./move/drag.ts";
export type { ConditionPreview as ChargeCondition, ModelPreview } from "./move/preview.ts";
export type { MovePaths as ChargeMove } from "./move/step.ts";
export { holderOf, levelsOf } from "./objectives/control.ts";
export {
  type AssignmentOdds,
  type Bounds,
  type Distribution,
  ODDS_BUDGET,
  type Odds,
  oddsOf,
  type TargetOdds,
} from "./odds/odds.ts";
export { broughtFaults, openingFaults, writtenByBattle } from "./opening.ts";
export { actorOf } from "./phases/actor.ts";
export { chargeOutlook, leastChargeRoll } from "./phases/charge/outlook.ts";
export { unitsToDrop } from "./phases/deployment/drops.ts";
export { formationsOf, playersToDeclare } from "./phases/deployment/formations.ts";
export { mayChooseSecondaries } from "./phases/deployment/secondaries.ts";
export { fightMoment } from "./phases/fight/moment.ts";
export { everybody, strikesAt, struckBy } from "./phases/fight/strikes.ts";
export { floorsUnder, onFloor } from "./phases/floors.ts";
export { boardingsNow } from "./phases/movement/aboard.ts";
export {
  againstMoveKinds,
  dragModels,
  fixUnitMove,
  formUp,
  moveInHand,
  previewUnitMove,
  type UnitMovePreview,
  usualMove,
} from "./phases/movement/hand.ts";
export { type Prospect, type Prospects, prospectsAfter } from "./phases/movement/prospects.ts";
export { type SuggestedMove, suggestMove } from "./phases/movement/suggest.ts";
export { isBeforeBattle } from "./phases/phases.ts";
export {
  blockAt,
  nearestPlaces,
  type PlacesPreview,
  placesForRest,
  previewPlaces,
  usualFacing,
  waysOntoTable,
} from "./phases/placing.ts";
export { lastShooter } from "./phases/shooting/last-shots.ts";
export { shootingMoment } from "./phases/shooting/moment.ts";
export { facingEnemy } from "./place/facing.ts";
export type { Places } from "./place/field.ts";
export type { FormationShape } from "./place/formation.ts";
export type { PlaceOrder } from "./place/order.ts";
export { type StandingRoll, standingRoll } from "./re-roll/roll.ts";
export type { Score } from "./reckoning/growth.ts";
export type { Kill, Taken } from "./reckoning/kills.ts";
export type { Luck, Measure, UnitLuck } from "./reckoning/luck.ts";
export { type Played, playedFrom, playedOfRecord } from "./reckoning/played.ts";
export { type Reckoning, reckon } from "./reckoning/reckoning.ts";
export { type Source, sourcesOf } from "./reckoning/sources.ts";
export type { TurningPoint } from "./reckoning/turning-points.ts";
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
export { type Award, type HandOver, type Outlook, scoringOutlook } from "./scoring/outlook.ts";
export { heldPoints, scoresInCommandPhase, waitsForTurn } from "./scoring/primary.ts";
export { pointsOf as victoryPointsOf } from "./scoring/result.ts";
export { rulesOfTerrain } from "./sight/cover.ts";
export { type SightLine, sightLines } from "./sight/lines.ts";
export { distance, isEngaged, unitsEngaged } from "./sight/measure.ts";
export { type Placed, place, placeAll } from "./sight/placed.ts";
export { canSee } from "./sight/sight.ts";
export type { DiceBlock } from "./story/dice-block.ts";
export type { LineName, LineOf, StoryLine } from "./story/line.ts";
export { type StratagemOdds, stratagemOdds } from "./stratagem-odds.ts";
export { costFor } from "./stratagems/cost.ts";
export { STRATAGEMS, stratagemOf, stratagemsOf } from "./stratagems/registry.ts";
export type { Stratagem } from "./stratagems/stratagem.ts";
export { type Obstacle, obstaclesTo, type TargetEntry, type Targets, targetsOf } from "./targets.ts";
export { carefulChoice } from "./tasks/allocation.ts";
export { type CardQuestion, cardQuestion } from "./tasks/card.ts";
export { taskUnderWay, topTask, underWayRefusals } from "./tasks/under-way.ts";
export { begin, type Choice, canUndo, remember, step, type Timeline } from "./timeline.ts";
export { awaitedPlayer, type Waiting, waiting } from "./waiting.ts";
export type { WaitingFor } from "./waiting-for.ts";
export { isPlural, verb } from "./words/agreement.ts";
export { cardProgress } from "./words/cards/progress.ts";
export { cardRule } from "./words/cards/rules.ts";
export { inches, tenths } from "./words/inches.ts";
export { lineInWords, logLines, logText } from "./words/log.ts";
export { actionName, sourceName } from "./words/log-battle.ts";
export { MISSION_SUMMARIES } from "./words/missions.ts";
export { modelName, modelNumber, unitName } from "./words/names.ts";
export { phaseName } from "./words/phase.ts";
export { describePlan, type PlanInWords, woundRollInWords } from "./words/plan.ts";
export { planLines } from "./words/plan-lines.ts";
export type { LogLine } from "./words/telling.ts";
export { terrainName } from "./words/terrain.ts";
export { waitingInWords } from "./words/waiting.ts";
