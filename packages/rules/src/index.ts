import "./books/open.ts";

export { characteristicOf } from "./abilities/characteristics.ts";
export { type EffectOn, effectsOn } from "./abilities/on.ts";
export { isGranted } from "./abilities/permissions.ts";
export { abilityRows } from "./abilities/registry.ts";
export { isAutomated, notAutomated } from "./abilities/unit-abilities.ts";
export { abilitiesOf, indicatorsOf } from "./abilities/weapon-abilities.ts";
export * as aiming from "./attack/aiming.ts";
export { assignmentBeside } from "./attack/beside.ts";
export { hazardTests, testHazard } from "./attack/hazard.ts";
export { countHits } from "./attack/hit.ts";
export { type Prepared, prepare } from "./attack/prepare.ts";
export { ownRanksOf, type Ranks, ranksOf, resetRanks } from "./attack/ranks.ts";
export { rollPlan, rollVolley } from "./attack/roll.ts";
export { countWounds } from "./attack/wound.ts";
export { canonicalJson, hashOf } from "./base/canonical.ts";
export { applyDiffs, type Diff } from "./base/diff.ts";
export { LIMITS } from "./base/limits.ts";
export type { Checked, Refusal } from "./base/refusal.ts";
export { RULES, type RuleId } from "./base/rule.ts";
export { spell } from "./base/spelling.ts";
export { MISSION_ACTIONS } from "./books/chapter-approved/actions.ts";
export { CARDS } from "./books/chapter-approved/cards.ts";
export { MISSIONS } from "./books/chapter-approved/missions.ts";
export { STRATAGEMS } from "./books/stratagems.ts";
export { hashUnderSeal, sealedSeed, seedHash } from "./dice/commitment.ts";
export { type DiceExpression, makeDice, parseDice } from "./dice/expression.ts";
export { type Dice, DiceExhausted, GENERATOR, scriptedDice, seededDice } from "./dice/source.ts";
export { isUndoable } from "./flow/actions/table.ts";
export { lastFighters } from "./flow/aftermath/last-stand.ts";
export { type Applied, apply } from "./flow/apply.ts";
export { leadershipOf } from "./flow/battle-shock/test.ts";
export { choices } from "./flow/choices.ts";
export { type Blow, type PickProspects, pickProspects } from "./flow/fight/prospects.ts";
export { type IfWaited, ifWaited } from "./flow/fight/wait.ts";
export { hashedGame, hashedResult, hashOfGame, hashOfResult } from "./flow/hashed.ts";
export { type Legal, legal, legalInPhase, type UnitReasons } from "./flow/legal.ts";
export { parseGame } from "./flow/load.ts";
export type { MovePreview, MoveUnderWay } from "./flow/moves/move.ts";
export { moveKindRefusals } from "./flow/moves/movement.ts";
export { moveUnderWay } from "./flow/moves/under-way.ts";
export { broughtFaults, openingFaults, writtenByBattle } from "./flow/opening.ts";
export { actorOf } from "./flow/phases/actor.ts";
export { chargeOutlook, leastChargeRoll } from "./flow/phases/charge/outlook.ts";
export { unitsToDrop } from "./flow/phases/deployment/drops.ts";
export { formationsOf, playersToDeclare } from "./flow/phases/deployment/formations.ts";
export { fightMoment } from "./flow/phases/fight/moment.ts";
export { everybody, strikesAt, struckBy } from "./flow/phases/fight/strikes.ts";
export { floorsUnder, onFloor } from "./flow/phases/floors.ts";
export { boardingsNow } from "./flow/phases/movement/aboard.ts";
export { type Prospect, type Prospects, prospectsAfter } from "./flow/phases/movement/prospects.ts";
export { type SuggestedMove, suggestMove } from "./flow/phases/movement/suggest.ts";
export { isBeforeBattle } from "./flow/phases/phases.ts";
export {
  blockAt,
  nearestPlaces,
  type PlacesPreview,
  placesForRest,
  previewPlaces,
  usualFacing,
  waysOntoTable,
} from "./flow/phases/placing.ts";
export { lastShooter } from "./flow/phases/shooting/last-shots.ts";
export { shootingMoment } from "./flow/phases/shooting/moment.ts";
export { type StandingRoll, standingRoll } from "./flow/re-roll/roll.ts";
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
} from "./flow/record.ts";
export { jsonSchemas } from "./flow/schema.ts";
export { type StratagemOdds, stratagemOdds } from "./flow/stratagem-odds.ts";
export { costFor } from "./flow/stratagems/cost.ts";
export { stratagemOf, stratagemsFor, stratagemsOf } from "./flow/stratagems/registry.ts";
export type { Stratagem } from "./flow/stratagems/stratagem.ts";
export { type Obstacle, obstaclesTo, type TargetEntry, type Targets, targetsOf } from "./flow/targets.ts";
export { carefulChoice } from "./flow/tasks/allocation.ts";
export { taskUnderWay, topTask, underWayRefusals } from "./flow/tasks/under-way.ts";
export { begin, type Choice, canUndo, choicesMade, remember, step, type Timeline } from "./flow/timeline.ts";
export { awaitedPlayer, type Waiting, waiting } from "./flow/waiting.ts";
export {
  type Action,
  type ActionType,
  type Declared,
  type Formation,
  isMelee,
  isStrike,
  parseAction,
  type Strike,
} from "./game/action.ts";
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
export { distance, isEngaged, unitsEngaged } from "./game/measure/measure.ts";
export { type Placed, place, placeAll } from "./game/measure/placed.ts";
export { type MadeMove, MOVE_KINDS, type MoveKind } from "./game/move-kind.ts";
export { modelName, modelNumber, unitName } from "./game/names.ts";
export type { Phase } from "./game/phase.ts";
export { PHASES } from "./game/phase.ts";
export type { AttackPlan } from "./game/plan.ts";
export { opponentOf, PLAYER_IDS, type PlayerId } from "./game/player.ts";
export type { ActionResult } from "./game/result.ts";
export { numbersOf } from "./game/ruleset.ts";
export { type ActiveCard, CARD_IDS, type CardId, type Secondaries } from "./game/secondaries.ts";
export type { MeleeAssignment } from "./game/shooting.ts";
export type { DiceBlock } from "./game/story/dice-block.ts";
export type { LineName, LineOf, StoryLine } from "./game/story/line.ts";
export type { Attacks, Task, TaskOf } from "./game/tasks.ts";
export { terrainName } from "./game/terrain-names.ts";
export {
  isAttached,
  isCharacter,
  isLeader,
  isOnTable,
  isWounded,
  statOf,
  unitOf,
} from "./game/unit.ts";
export type { WaitingFor } from "./game/waiting-for.ts";
export { isSameWeapon } from "./game/weapon.ts";
export type { WindowId } from "./game/window.ts";
export { nearestPoints } from "./geometry/gap.ts";
export { reachOutline } from "./geometry/reach.ts";
export { type Shape, shapeOf } from "./geometry/shape.ts";
export type { MissionAction } from "./missions/actions/mission-action.ts";
export { wouldComplete } from "./missions/actions/progress.ts";
export { missionActionOf, missionActionsOf } from "./missions/actions/registry.ts";
export { actionStarts } from "./missions/actions/start-action.ts";
export { cardPoints } from "./missions/cards/score.ts";
export { mayChooseSecondaries } from "./missions/cards/secondaries.ts";
export { type CardStanding, cardStanding } from "./missions/cards/standing.ts";
export type { Mission, MissionId } from "./missions/mission.ts";
export { missionOf } from "./missions/registry.ts";
export type { Score } from "./missions/report/growth.ts";
export type { Kill, Taken } from "./missions/report/kills.ts";
export type { Luck, Measure, UnitLuck } from "./missions/report/luck.ts";
export { type Played, playedFrom, playedOfRecord } from "./missions/report/played.ts";
export { type Reckoning, reckon } from "./missions/report/reckoning.ts";
export { type Source, sourcesOf } from "./missions/report/sources.ts";
export type { TurningPoint } from "./missions/report/turning-points.ts";
export { type Award, type HandOver, type Outlook, scoringOutlook } from "./missions/scoring/outlook.ts";
export { heldPoints, scoresInCommandPhase, waitsForTurn } from "./missions/scoring/primary.ts";
export { endingAfter, pointsOf as victoryPointsOf } from "./missions/scoring/result.ts";
export { type CardQuestion, cardQuestion } from "./missions/tasks/card.ts";
export {
  type AssignmentOdds,
  type Bounds,
  type Distribution,
  ODDS_BUDGET,
  type Odds,
  oddsOf,
  type TargetOdds,
} from "./odds/odds.ts";
export { removalRefusals } from "./space/casualties/remedies.ts";
export { isOwnersChoice } from "./space/casualties/whose-choice.ts";
export type { ChargeOutlook, RollOutlook } from "./space/charge/outlook.ts";
export { type ChargeTarget, chargeTargetsOf } from "./space/charge/target.ts";
export { deckOf, isLent, lenders } from "./space/eligibility/firing-deck.ts";
export { sidearmsLast } from "./space/eligibility/sidearm.ts";
export { type FightStep, fightOrder, type Pick, pickOf } from "./space/fight/picks.ts";
export { piledIn } from "./space/fight/piled-in.ts";
export type { ModelPreview, MoveCondition } from "./space/move/preview.ts";
export type { MoveDraft } from "./space/move/step.ts";
export { holderOf, levelsOf } from "./space/objectives/control.ts";
export { facingEnemy } from "./space/place/facing.ts";
export type { Places } from "./space/place/field.ts";
export type { FormationShape } from "./space/place/formation.ts";
export type { PlaceOrder } from "./space/place/order.ts";
export { rulesOfTerrain } from "./space/sight/cover.ts";
export { type SightLine, sightLines } from "./space/sight/lines.ts";
export { canSee } from "./space/sight/sight.ts";
export { isPlural, verb } from "./words/agreement.ts";
export { cardProgress } from "./words/cards/progress.ts";
export { cardRule } from "./words/cards/rules.ts";
export { inches, tenths } from "./words/inches.ts";
export { lineInWords, logLines, logText } from "./words/log.ts";
export { actionName, sourceName } from "./words/log-battle.ts";
export { MISSION_SUMMARIES } from "./words/missions.ts";
export { conditionTitle } from "./words/move.ts";
export { phaseName } from "./words/phase.ts";
export { describePlan, woundRollInWords } from "./words/plan.ts";
export { type PlanFact, planFacts } from "./words/plan-facts.ts";
export { planLines } from "./words/plan-lines.ts";
export { bonusInWords, noteInWords, reasonInWords } from "./words/reasons.ts";
export { RULESET_DIFFERENCES } from "./words/ruleset.ts";
export { ADVICE, type TargetsInWords, targetsInWords } from "./words/suggestion.ts";
export type { LogLine } from "./words/telling.ts";
export { waitingInWords } from "./words/waiting.ts";
