import { rowBook } from "../abilities/book.ts";
import { keywordBook } from "../abilities/keyword-book.ts";
import { tools } from "../abilities/language/tools.ts";
import { sentences } from "../base/refusal.ts";
import { missionPlay } from "../flow/mission-play.ts";
import { stratagemBook } from "../flow/stratagems/registry.ts";
import { rowSchemas } from "../flow/tasks/tasks.ts";
import { TOOLS } from "../flow/usables/tools.ts";
import { rowActions } from "../game/action.ts";
import { faultInWords } from "../game/fault-words.ts";
import { rulesets } from "../game/ruleset.ts";
import { rowTasks } from "../game/tasks.ts";
import { missionBook } from "../missions/book.ts";
import { MISSION_PLAY } from "../missions/play.ts";
import { faultInWords as faultInWordsOf } from "../words/document-faults.ts";
import { sentenceOf } from "../words/refusals.ts";
import { MISSION_ACTIONS } from "./chapter-approved/actions.ts";
import { CARDS } from "./chapter-approved/cards.ts";
import { MISSIONS } from "./chapter-approved/missions.ts";
import { RULESETS } from "./core/rulesets.ts";
import { SHOOTING_SITUATIONS, SITUATIONS } from "./core/situations.ts";
import { KEYWORDS } from "./keywords.ts";
import { ROWS } from "./rows.ts";
import { STRATAGEMS } from "./stratagems.ts";

/** Plugs in what lower layers ask for and may not import. The front door imports this file for that alone. */

sentences.plug(sentenceOf);
faultInWords.plug(faultInWordsOf);
rulesets.plug(RULESETS);
keywordBook.plug({
  keywords: KEYWORDS,
  situations: SITUATIONS,
  shootingSituations: SHOOTING_SITUATIONS,
});
rowBook.plug(ROWS);
tools.plug(TOOLS);
stratagemBook.plug(STRATAGEMS);
missionBook.plug({ missions: MISSIONS, actions: MISSION_ACTIONS, cards: CARDS });
missionPlay.plug(MISSION_PLAY);
rowTasks.plug(rowSchemas().tasks);
rowActions.plug(rowSchemas().actions);
