import type { CardId } from "../../game/secondaries.ts";
import type { Card } from "../../missions/cards/card.ts";
import { aTemptingTarget } from "./cards/a-tempting-target.ts";
import { areaDenial } from "./cards/area-denial.ts";
import { assassination } from "./cards/assassination.ts";
import { behindEnemyLines } from "./cards/behind-enemy-lines.ts";
import { bringItDown } from "./cards/bring-it-down.ts";
import { cleanse } from "./cards/cleanse.ts";
import { cullTheHorde } from "./cards/cull-the-horde.ts";
import { defendStronghold } from "./cards/defend-stronghold.ts";
import { displayOfMight } from "./cards/display-of-might.ts";
import { engageOnAllFronts } from "./cards/engage-on-all-fronts.ts";
import { establishLocus } from "./cards/establish-locus.ts";
import { extendBattleLines } from "./cards/extend-battle-lines.ts";
import { markedForDeath } from "./cards/marked-for-death.ts";
import { noPrisoners } from "./cards/no-prisoners.ts";
import { overwhelmingForce } from "./cards/overwhelming-force.ts";
import { recoverAssets } from "./cards/recover-assets.ts";
import { sabotage } from "./cards/sabotage.ts";
import { secureNoMansLand } from "./cards/secure-no-mans-land.ts";
import { stormHostileObjective } from "./cards/storm-hostile-objective.ts";

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
