import type { CardId } from "../game/secondaries.ts";
import { aTemptingTarget } from "./a-tempting-target.ts";
import { areaDenial } from "./area-denial.ts";
import { assassination } from "./assassination.ts";
import { behindEnemyLines } from "./behind-enemy-lines.ts";
import { bringItDown } from "./bring-it-down.ts";
import type { Card } from "./card.ts";
import { cleanse } from "./cleanse.ts";
import { cullTheHorde } from "./cull-the-horde.ts";
import { defendStronghold } from "./defend-stronghold.ts";
import { displayOfMight } from "./display-of-might.ts";
import { engageOnAllFronts } from "./engage-on-all-fronts.ts";
import { establishLocus } from "./establish-locus.ts";
import { extendBattleLines } from "./extend-battle-lines.ts";
import { markedForDeath } from "./marked-for-death.ts";
import { noPrisoners } from "./no-prisoners.ts";
import { overwhelmingForce } from "./overwhelming-force.ts";
import { recoverAssets } from "./recover-assets.ts";
import { sabotage } from "./sabotage.ts";
import { secureNoMansLand } from "./secure-no-mans-land.ts";
import { stormHostileObjective } from "./storm-hostile-objective.ts";

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
