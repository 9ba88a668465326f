import { aTemptingTarget } from "../../books/chapter-approved/cards/a-tempting-target.ts";
import { areaDenial } from "../../books/chapter-approved/cards/area-denial.ts";
import { assassination } from "../../books/chapter-approved/cards/assassination.ts";
import { behindEnemyLines } from "../../books/chapter-approved/cards/behind-enemy-lines.ts";
import { bringItDown } from "../../books/chapter-approved/cards/bring-it-down.ts";
import { cleanse } from "../../books/chapter-approved/cards/cleanse.ts";
import { cullTheHorde } from "../../books/chapter-approved/cards/cull-the-horde.ts";
import { defendStronghold } from "../../books/chapter-approved/cards/defend-stronghold.ts";
import { displayOfMight } from "../../books/chapter-approved/cards/display-of-might.ts";
import { engageOnAllFronts } from "../../books/chapter-approved/cards/engage-on-all-fronts.ts";
import { establishLocus } from "../../books/chapter-approved/cards/establish-locus.ts";
import { extendBattleLines } from "../../books/chapter-approved/cards/extend-battle-lines.ts";
import { markedForDeath } from "../../books/chapter-approved/cards/marked-for-death.ts";
import { noPrisoners } from "../../books/chapter-approved/cards/no-prisoners.ts";
import { overwhelmingForce } from "../../books/chapter-approved/cards/overwhelming-force.ts";
import { recoverAssets } from "../../books/chapter-approved/cards/recover-assets.ts";
import { sabotage } from "../../books/chapter-approved/cards/sabotage.ts";
import { secureNoMansLand } from "../../books/chapter-approved/cards/secure-no-mans-land.ts";
import { stormHostileObjective } from "../../books/chapter-approved/cards/storm-hostile-objective.ts";
import type { CardId } from "../../game/secondaries.ts";
import type { Card } from "./card.ts";

/** The nineteen cards. */
export const CARDS: Readonly<Record<CardId, Card>> = {
  "behind-enemy-lines": behindEnemyLines,
  "storm-hostile-objective": stormHostileObjective,
  "engage-on-all-fronts": engageOnAllFronts,
  "establish-locus": establishLocus,
  cleanse,
  assassination,
  "no-prisoners": noPrisoners,
  "cull-the-horde": cullTheHorde,
  "bring-it-down": bringItDown,
  "defend-stronghold": defendStronghold,
  "marked-for-death": markedForDeath,
  "secure-no-mans-land": secureNoMansLand,
  sabotage,
  "area-denial": areaDenial,
  "recover-assets": recoverAssets,
  "a-tempting-target": aTemptingTarget,
  "extend-battle-lines": extendBattleLines,
  "overwhelming-force": overwhelmingForce,
  "display-of-might": displayOfMight,
};
