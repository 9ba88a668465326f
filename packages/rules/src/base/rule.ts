import { ABILITIES_RULES } from "./rulebook/abilities.ts";
import { ARMIES_RULES } from "./rulebook/armies.ts";
import { ATTACK_RULES } from "./rulebook/attack.ts";
import { BATTLE_RULES } from "./rulebook/battle.ts";
import { BY_HAND_RULES } from "./rulebook/by-hand.ts";
import { CHARGE_RULES } from "./rulebook/charge.ts";
import { COMMAND_RULES } from "./rulebook/command.ts";
import { COVER_RULES } from "./rulebook/cover.ts";
import { DICE_AND_RECORDS_RULES } from "./rulebook/dice-and-records.ts";
import { DOCUMENT_RULES } from "./rulebook/document.ts";
import { EFFECTS_RULES } from "./rulebook/effects.ts";
import { FIGHT_RULES } from "./rulebook/fight.ts";
import { KEYWORDS_RULES } from "./rulebook/keywords.ts";
import { MEASURING_RULES } from "./rulebook/measuring.ts";
import { MISSIONS_RULES } from "./rulebook/missions.ts";
import { MOVEMENT_RULES } from "./rulebook/movement.ts";
import { PHASE_RULES } from "./rulebook/phase.ts";
import { RESERVES_RULES } from "./rulebook/reserves.ts";
import { SECONDARIES_RULES } from "./rulebook/secondaries.ts";
import { SETTING_UP_RULES } from "./rulebook/setting-up.ts";
import { SHOOTING_RULES } from "./rulebook/shooting.ts";
import { SIGHT_RULES } from "./rulebook/sight.ts";
import { STRATAGEMS_RULES } from "./rulebook/stratagems.ts";
import { TRANSPORTS_RULES } from "./rulebook/transports.ts";

/**
 * Every rule that the referee applies, by id. Refusals cite these ids, tests name them, and docs/RULES.md is written
 * from them; a rule without a test fails the build.
 */
export const RULES = {
  ...DOCUMENT_RULES,
  ...MEASURING_RULES,
  ...DICE_AND_RECORDS_RULES,
  ...PHASE_RULES,
  ...SETTING_UP_RULES,
  ...COMMAND_RULES,
  ...BATTLE_RULES,
  ...MISSIONS_RULES,
  ...SECONDARIES_RULES,
  ...STRATAGEMS_RULES,
  ...SHOOTING_RULES,
  ...SIGHT_RULES,
  ...COVER_RULES,
  ...ATTACK_RULES,
  ...KEYWORDS_RULES,
  ...MOVEMENT_RULES,
  ...FIGHT_RULES,
  ...RESERVES_RULES,
  ...EFFECTS_RULES,
  ...ABILITIES_RULES,
  ...ARMIES_RULES,
  ...TRANSPORTS_RULES,
  ...CHARGE_RULES,
  ...BY_HAND_RULES,
};

export type RuleId = keyof typeof RULES;
