import { z } from "zod";

/** What the players have chosen for this game; part of the document, so that a replay runs under the same choices. */

const AUTO_TARGETING = ["OFF", "OBVIOUS_ONLY", "SMART"] as const;
export type AutoTargeting = (typeof AUTO_TARGETING)[number];

export const settingShape = {
  /** How far targets are suggested: never, only a single one, or with tactical hints. */
  auto_targeting: z.enum(AUTO_TARGETING),
  /** Who picks the model that takes a wound where the rules leave a choice. */
  allocation: z.enum(["AUTOMATIC", "DEFENDER"]),
  /** Off: hit, wound and save are rolled by separate actions. */
  fast_dice: z.boolean(),
  /** Which lines `log_text` holds. */
  log: z.enum(["VERBOSE", "COMPACT"]),
};

const DEFAULT_SETTINGS = {
  auto_targeting: "OBVIOUS_ONLY",
  allocation: "AUTOMATIC",
  fast_dice: true,
  log: "VERBOSE",
} as const;

export const settingsSchema = z
  .strictObject({
    auto_targeting: settingShape.auto_targeting.default(DEFAULT_SETTINGS.auto_targeting),
    allocation: settingShape.allocation.default(DEFAULT_SETTINGS.allocation),
    fast_dice: settingShape.fast_dice.default(DEFAULT_SETTINGS.fast_dice),
    log: settingShape.log.default(DEFAULT_SETTINGS.log),
  })
  .default(DEFAULT_SETTINGS);
