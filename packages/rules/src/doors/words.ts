/** A door of its own. Everything the referee says, in English. */

import "../books/open.ts";

export { modelName, modelNumber, unitName } from "../game/names.ts";
export { terrainName } from "../game/terrain-names.ts";
export { isPlural, verb } from "../words/agreement.ts";
export { cardProgress } from "../words/cards/progress.ts";
export { cardRule } from "../words/cards/rules.ts";
export { inches, tenths } from "../words/inches.ts";
export { lineInWords, logLines, logText } from "../words/log.ts";
export { actionName, sourceName } from "../words/log-battle.ts";
export { BY_HAND_WORDS, changesByHandInWords, STATUS_WORDS } from "../words/log-by-hand.ts";
export type { LogLine } from "../words/log-line.ts";
export { MISSION_SUMMARIES } from "../words/missions.ts";
export { conditionTitle } from "../words/move.ts";
export { phaseName } from "../words/phase.ts";
export { describePlan, woundRollInWords } from "../words/plan.ts";
export { type PlanFact, planFacts } from "../words/plan-facts.ts";
export { planLines } from "../words/plan-lines.ts";
export { bonusInWords, noteInWords, reasonInWords } from "../words/reasons.ts";
export { RULESET_DIFFERENCES } from "../words/ruleset.ts";
export { ADVICE, type TargetsInWords, targetsInWords } from "../words/suggestion.ts";
export { waitingInWords } from "../words/waiting.ts";
