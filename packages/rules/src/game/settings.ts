import * as z from "zod/mini";
import { type ByHand, byHandSchema } from "./by-hand.ts";
import type { PlayerId } from "./player.ts";
import { idSchema, text } from "./scalar.ts";

/** What the players have chosen for this game; part of the document, so that a replay runs under the same choices. */

const AUTO_TARGETING = ["OFF", "OBVIOUS_ONLY", "SMART"] as const;
export type AutoTargeting = (typeof AUTO_TARGETING)[number];

/**
 * By the referee from the front, by the referee with the unit's coherency and its special models in mind, or by the
 * player whose unit it is.
 */
const ALLOCATIONS = ["AUTOMATIC", "CAREFUL", "DEFENDER"] as const;
export type Allocation = (typeof ALLOCATIONS)[number];
const allocation = z.enum(ALLOCATIONS);

export const settingShape = {
  /** How far targets are suggested: never, only a single one, or with tactical hints. */
  auto_targeting: z.enum(AUTO_TARGETING),
  /** Who picks the models that are lost where the rules leave a choice: for both players, or for each of them. */
  allocation: z.union([allocation, z.strictObject({ p1: allocation, p2: allocation })]),
  /** Off: hit, wound and save are rolled by separate actions. */
  fast_dice: z.boolean(),
  /** Which lines the text of the log holds. */
  log: z.enum(["VERBOSE", "COMPACT"]),
  /** Off: nobody is asked to react. */
  stratagems: z.enum(["ON", "OFF"]),
  /** On: dice that are rolled at once stop for whoever may roll one of them again. */
  reroll_windows: z.enum(["ON", "OFF"]),
  /** Whether players change by hand what the referee does not play (BH-1). */
  by_hand: byHandSchema,
};

/** What the player who says it wants to be asked; kept with the player, and nobody else's business. */
export const questionShape = {
  /** Whether a stratagem that could be used opens a window for itself alone. */
  questions: z.strictObject({ stratagem: idSchema, ask: z.enum(["ALWAYS", "NOT_THIS_PHASE", "NEVER"]) }),
  /** Takes a pass for the rest of the phase back. */
  passing: z.literal(false),
};

export type Questions = z.infer<typeof questionShape.questions>;

const DEFAULT_SETTINGS = {
  auto_targeting: "OBVIOUS_ONLY",
  allocation: "AUTOMATIC",
  fast_dice: true,
  log: "VERBOSE",
  stratagems: "ON",
} as const;

export const settingsSchema = z._default(
  z.strictObject({
    auto_targeting: z._default(settingShape.auto_targeting, DEFAULT_SETTINGS.auto_targeting),
    allocation: z._default(settingShape.allocation, DEFAULT_SETTINGS.allocation),
    fast_dice: z._default(settingShape.fast_dice, DEFAULT_SETTINGS.fast_dice),
    log: z._default(settingShape.log, DEFAULT_SETTINGS.log),
    stratagems: z._default(settingShape.stratagems, DEFAULT_SETTINGS.stratagems),
    /** The rules of the armies that are played, by id: `abilities/language/row.ts` reads them. Absent: the built-in ones. */
    rows: z.optional(z.record(idSchema, z.looseObject({ id: idSchema, name: text }))),
    /** Off where it is absent. */
    reroll_windows: z.optional(settingShape.reroll_windows),
    /** Off where it is absent. */
    by_hand: z.optional(settingShape.by_hand),
    /** Effects that players have made by hand, by id: rows as well. */
    by_hand_rows: z.optional(z.record(idSchema, z.looseObject({ id: idSchema, name: text }))),
  }),
  DEFAULT_SETTINGS,
);

type Setting = z.infer<typeof settingShape.allocation>;

/** Who picks models of this player's units. */
export function allocationFor(
  { allocation }: { readonly allocation: Setting },
  player: PlayerId,
): Allocation {
  return typeof allocation === "string" ? allocation : allocation[player];
}

/** How players may change things by hand; documents of before it say nothing, and mean no. */
export function byHandOf({
  settings,
}: {
  readonly settings: { readonly by_hand?: ByHand | undefined };
}): ByHand {
  return settings.by_hand ?? "OFF";
}

export function isByHand(game: { readonly settings: { readonly by_hand?: ByHand | undefined } }): boolean {
  return byHandOf(game) !== "OFF";
}
