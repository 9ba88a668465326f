import type { Refusal } from "../../base/refusal.ts";
import type { ByHand, ByHandChange } from "../by-hand.ts";
import type { FightStepName } from "../fight.ts";
import type { MortalCause } from "../mortal-cause.ts";
import type { MadeMove } from "../move-kind.ts";
import type { Phase } from "../phase.ts";
import type { PlayerId } from "../player.ts";
import type { Note } from "../reason.ts";
import type { CardId } from "../secondaries.ts";
import type { Tally } from "../tasks.ts";
import type { WindowId } from "../window.ts";
import type { DamageParts } from "./dice-block.ts";

/**
 * The log as data: one entry for each thing that happened, in order. Dice are named by their number in the result's
 * list of blocks. `words/log.ts` makes English of it. What may be absent is absent in results that an earlier version has
 * told.
 */

/** A weapon of a unit and what it is fired at. */
interface Aim {
  readonly unit_id: string;
  readonly weapon_id: string;
  readonly target_unit_id: string;
}

/** One die of a block of saves. */
interface SaveDie {
  readonly block: number;
  readonly die: number;
}

/** What a player may add to rolls, by roll and name. */
export const MODIFIER_NAMES = [
  "hit.reroll_ones",
  "hit.reroll_failed",
  "hit.plus_one",
  "hit.minus_one",
  "wound.reroll_ones",
  "wound.reroll_failed",
  "wound.plus_one",
  "wound.minus_one",
] as const;
export type ModifierName = (typeof MODIFIER_NAMES)[number];

/** What the log adds to a change by hand. */
export interface ByHandDetails {
  readonly model_name?: string;
  /** Wounds or points before it. */
  readonly before?: number;
  /** How players name the effect. */
  readonly called?: string;
  readonly block?: number;
}

export type ByHandLine = ByHandChange & ByHandDetails;

type Line<Name extends string, Details = unknown> = { readonly line: Name } & Readonly<Details>;

export type StoryLine =
  | Line<"unit_selected", { unit_id: string }>
  | Line<"target_assigned", Aim & { models: number; automatic: boolean }>
  /** How it is fired, where a player has changed that: with all that is switched on now. */
  | Line<
      "target_terms",
      Aim & {
        modifiers: readonly ModifierName[];
        precision_model_id: string | null;
        attacks_override: string | number | null;
      }
    >
  | Line<"firing_order", { unit_id: string; aims: readonly Omit<Aim, "unit_id">[] }>
  | Line<"target_cleared", { weapon_id: string }>
  | Line<"targets_cleared">
  | Line<"unit_skipped", { unit_id: string; does_not: "shoot" | "charge" }>
  | Line<"targets_confirmed", Aim & { weapons: number }>
  | Line<"undone">
  | Line<"taken_back", { player: PlayerId; what: string; why?: string }>
  | Line<"by_hand", { player: PlayerId; changes: readonly ByHandLine[]; reason?: string }>
  | Line<
      "by_hand_asked",
      { player: PlayerId; changes: readonly ByHandLine[]; reason?: string; by_hand?: ByHand }
    >
  | Line<"by_hand_declined", { player: PlayerId }>
  | Line<"setting_changed", { name: string; value: string | boolean | Readonly<Record<PlayerId, string>> }>
  | Line<"attacks", Aim & { block: number; notes: readonly Note[] }>
  | Line<"automatic_hits", { hits: number }>
  | Line<"hits", { block: number }>
  | Line<"strength", { block: number }>
  | Line<"wounds", { block: number }>
  | Line<"saved", SaveDie>
  | Line<
      "injury",
      {
        unit_id: string;
        model_id: string;
        model_name?: string;
        /** Null: no save was allowed, or it was rolled in an action before this one. */
        save: SaveDie | null;
        /** The save that was rolled before. */
        stood?: number;
        damage: number;
        damage_parts?: DamageParts;
        damage_rolls: readonly number[];
        /** What Feel No Pain needs; null where the model has none. */
        feel_no_pain?: number | null;
        feel_no_pain_rolls: readonly number[];
        lost: number;
        slain: boolean;
      }
    >
  /** `devastating`: wounds that allow no save, which come after all other attacks of the unit. */
  | Line<"weapon_done", Aim & { tally: Tally; devastating?: number }>
  /** Over all wounds of the weapon, the ordinary ones included. */
  | Line<"devastating_done", Aim & { damage: number; slain: number }>
  | Line<"target_gone", Aim>
  | Line<
      "hazard",
      {
        unit_id: string;
        weapon_id: string;
        face: number;
        model_id: string | null;
        model_name?: string | null;
        feel_no_pain?: number | null;
        feel_no_pain_rolls?: readonly number[];
        lost: number;
        slain: boolean;
      }
    >
  | Line<"mortal_wounds", { unit_id: string; cause: MortalCause; wounds: number }>
  /** What one model takes of them. */
  | Line<
      "mortal_wound",
      {
        unit_id: string;
        model_id: string;
        model_name: string;
        wounds: number;
        feel_no_pain: number | null;
        feel_no_pain_rolls: readonly number[];
        lost: number;
        slain: boolean;
      }
    >
  /** The die of a destroyed model; `unit_ids`: who suffers by it. */
  | Line<"deadly_demise", { unit_id: string; model_id: string; block: number; unit_ids: readonly string[] }>
  | Line<"unit_escaped", { unit_id: string; transport_unit_id: string; emergency: boolean }>
  /** There was no room for them. */
  | Line<"models_crushed", { unit_id: string; models: number }>
  | Line<"escape_harm", { unit_id: string; block: number }>
  /** An Attached unit has come apart into these. */
  | Line<"unit_split", { unit_id: string; unit_ids: readonly string[] }>
  | Line<"unit_destroyed", { unit_id: string }>
  | Line<"fighter_selected", { unit_id: string; step: FightStepName }>
  | Line<"piled_in", { unit_id: string; models: number; furthest: number }>
  /** Models that were destroyed stay until they have struck back. */
  | Line<"last_stand", { unit_id: string; models: number }>
  /** Dice of models that may shoot as they fall; `blind`: those that might have have nobody to shoot at. */
  | Line<"last_shots", { unit_id: string; block: number; blind: boolean }>
  | Line<"no_melee_attacks", { unit_id: string }>
  /** `mode`: what the models might move towards. */
  | Line<
      "consolidated",
      { unit_id: string; models: number; furthest: number; mode: "ENEMY" | "OBJECTIVE" | "NONE" }
    >
  | Line<"charge_declared", { unit_id: string; target_unit_ids: readonly string[] }>
  | Line<"charge_rolled", { unit_id: string; block: number }>
  | Line<
      "model_moved",
      {
        unit_id: string;
        model_id: string;
        model_name?: string;
        /** How far it might have gone; null: any distance. */
        roll: number | null;
        total: number;
        way: number;
        climb: number;
        pivot: number;
      }
    >
  | Line<
      "charge_moved",
      {
        unit_id: string;
        models: number;
        targets: readonly {
          readonly unit_id: string;
          readonly in_contact: boolean;
          /** Engaged only because a barricade is between: within 2 inches instead of 1. */
          readonly across_barricade?: boolean;
        }[];
      }
    >
  /** `roll`: null where it was given up before. `reasons`: the broken conditions, or why no move could have succeeded. */
  | Line<
      "charge_failed",
      { unit_id: string; given_up: boolean; roll?: number | null; reasons?: readonly Refusal[] }
    >
  /** The charging unit was destroyed before it could move. */
  | Line<"charge_stopped", { unit_id: string }>
  | Line<"unit_set_up", { unit_id: string }>
  /** It is too large for where it was set up, and pays for it. */
  | Line<"unit_overhangs", { unit_id: string }>
  /** AIRCRAFT that are AIRCRAFT no more for the battle. */
  | Line<"unit_hovers", { unit_id: string }>
  | Line<"unit_in_reserve", { unit_id: string; kind: "STRATEGIC" | "DEEP_STRIKE" }>
  | Line<"unit_embarked", { unit_id: string; transport_unit_id: string }>
  /** In the battle, after its move. */
  | Line<"unit_boarded", { unit_id: string; transport_unit_id: string }>
  | Line<"unit_disembarked", { unit_id: string; transport_unit_id: string }>
  /** What they are is told by the lines after it. */
  | Line<"formations_declared", { player: PlayerId }>
  /** The leader's unit is gone with it: its name is told here. */
  | Line<"leader_attached", { unit_id: string; leader: string }>
  /** There was no place for it, and none in reserve. */
  | Line<"unit_left_out", { unit_id: string }>
  | Line<"unit_scouted", { unit_id: string; models: number; furthest: number }>
  | Line<"scouts_done", { player: PlayerId }>
  /** Who attacks, as the roll-off says. */
  | Line<"attacker", { player: PlayerId; block: number }>
  /** Null: nobody rolled for it, the players had agreed. */
  | Line<"first_turn", { player: PlayerId; block: number | null }>
  | Line<"advance_rolled", { unit_id: string; block: number }>
  /** No roll was made: a rule says how far. */
  | Line<"advance_sure", { unit_id: string; inches: number }>
  | Line<"move_begun", { unit_id: string; kind: MadeMove }>
  | Line<"unit_moved", { unit_id: string; kind: MadeMove; models: number; furthest: number }>
  | Line<"unit_stationary", { unit_id: string }>
  | Line<"escape_tested", { unit_id: string; block: number }>
  /** To a Desperate Escape. */
  | Line<"model_lost", { unit_id: string; model_id: string; model_name?: string }>
  /** The unit was destroyed before it could move. */
  | Line<"move_stopped", { unit_id: string }>
  | Line<"unit_arrived", { unit_id: string }>
  /** Destroyed in reserve. */
  | Line<"never_arrived", { unit_id: string }>
  | Line<"unit_departed", { unit_id: string }>
  | Line<"phase_ended", { phase: Phase; next: Phase }>
  | Line<"phase_passed_over", { phase: Phase }>
  | Line<"turn_ended", { player: PlayerId; next: PlayerId }>
  /** `extra`: beside those of the Command phases. */
  | Line<"pool_changed", { player: PlayerId; pool: string; left: number }>
  | Line<"die_placed", { unit_id: string; face: number }>
  /** Rules that set each other off go no further. */
  | Line<"rules_stopped", { most: number }>
  | Line<"became_active", { player: PlayerId; rule: string }>
  | Line<"cp_gained", { player: PlayerId; cp: number; extra: boolean }>
  | Line<"battle_shock_tested" | "leadership_tested", { unit_id: string; block: number }>
  | Line<"ability_dice", { unit_id: string; target_unit_id: string; block: number }>
  | Line<"wound_regained", { unit_id: string; model_id: string; wounds: number }>
  /** Without a roll. */
  | Line<"battle_shock_passed", { unit_id: string }>
  /** Dice of a stratagem that inflict mortal wounds. */
  | Line<"mortal_dice", { unit_id: string; target_unit_id: string; block: number }>
  /** Null: contested, or nobody is there. */
  | Line<"objective_changed", { objective_id: string; player: PlayerId | null }>
  /** It stays with its player when nobody is there. */
  | Line<"objective_secured", { objective_id: string; unit_id: string }>
  | Line<"objective_removed", { objective_id: string }>
  | Line<"drops_marked", { block: number; alpha: string; omega: string }>
  | Line<"out_of_coherency", { unit_id: string; model_names: readonly string[] }>
  | Line<"points_scored", { player: PlayerId; source: string; vp: number; of: readonly string[] }>
  | Line<"action_started", { unit_id: string; action: string; objective_id?: string }>
  | Line<"action_completed", { unit_id: string; action: string }>
  | Line<"action_failed", { unit_id: string; action: string }>
  | Line<"secondaries_chosen", { player: PlayerId; mode: "FIXED" | "TACTICAL" }>
  | Line<"card_drawn", { player: PlayerId; card: CardId }>
  | Line<"card_put_back", { player: PlayerId; card: CardId }>
  | Line<"card_discarded", { player: PlayerId; card: CardId }>
  | Line<"card_targets", { player: PlayerId; card: CardId; named: readonly string[] }>
  | Line<"round_ended", { round: number }>
  | Line<"battle_ended", { winner: PlayerId | null; reason: string }>
  | Line<"models_returned", { unit_id: string; models: number; most: number }>
  | Line<"damage_spared", { unit_id: string; model_id: string; model_name: string }>
  /** `of`: which roll; absent: a hit roll. */
  | Line<
      "die_changed",
      { unit_id: string; before: number; face: number; of?: "to_wound" | "save" | "damage" }
    >
  | Line<"re_rolled", { unit_id: string; block: number }>
  | Line<"window_opened", { player: PlayerId; window: WindowId; unit_id: string }>
  | Line<"passed", { player: PlayerId; window: WindowId; rest_of_phase: boolean }>
  | Line<"side_move_rolled", { unit_id: string; block: number; inches?: number }>
  | Line<"unit_stayed", { unit_id: string }>
  | Line<"token_set_up", { unit_id: string; token: string; x: number; y: number }>
  | Line<"profile_rolled", { unit_id: string; block: number; profile: string }>
  | Line<"wreck_moved", { unit_id: string; unit_ids: readonly string[] }>
  | Line<"stratagem_cheaper", { player: PlayerId; full: number; cost: number; by: string }>
  | Line<
      "stratagem_used",
      { player: PlayerId; stratagem: string; unit_id?: string; target_unit_id?: string; cost: number }
    >;

export type LineName = StoryLine["line"];
export type LineOf<Name extends LineName> = Extract<StoryLine, { line: Name }>;

/** Every kind of line once; one that is missing here does not compile. */
const NAMES: Readonly<Record<LineName, true>> = {
  unit_selected: true,
  target_assigned: true,
  target_terms: true,
  firing_order: true,
  target_cleared: true,
  targets_cleared: true,
  unit_skipped: true,
  targets_confirmed: true,
  undone: true,
  taken_back: true,
  by_hand: true,
  by_hand_asked: true,
  by_hand_declined: true,
  setting_changed: true,
  attacks: true,
  automatic_hits: true,
  hits: true,
  strength: true,
  wounds: true,
  saved: true,
  injury: true,
  weapon_done: true,
  devastating_done: true,
  target_gone: true,
  hazard: true,
  mortal_wounds: true,
  mortal_wound: true,
  unit_split: true,
  deadly_demise: true,
  unit_escaped: true,
  models_crushed: true,
  escape_harm: true,
  unit_destroyed: true,
  fighter_selected: true,
  piled_in: true,
  last_stand: true,
  last_shots: true,
  no_melee_attacks: true,
  consolidated: true,
  charge_declared: true,
  charge_rolled: true,
  model_moved: true,
  charge_moved: true,
  charge_failed: true,
  charge_stopped: true,
  unit_set_up: true,
  unit_overhangs: true,
  unit_hovers: true,
  unit_in_reserve: true,
  unit_embarked: true,
  unit_boarded: true,
  unit_disembarked: true,
  formations_declared: true,
  leader_attached: true,
  unit_left_out: true,
  unit_scouted: true,
  scouts_done: true,
  attacker: true,
  first_turn: true,
  advance_rolled: true,
  advance_sure: true,
  move_begun: true,
  unit_moved: true,
  unit_stationary: true,
  escape_tested: true,
  model_lost: true,
  move_stopped: true,
  unit_arrived: true,
  never_arrived: true,
  unit_departed: true,
  phase_ended: true,
  phase_passed_over: true,
  turn_ended: true,
  cp_gained: true,
  pool_changed: true,
  rules_stopped: true,
  became_active: true,
  die_placed: true,
  battle_shock_tested: true,
  leadership_tested: true,
  ability_dice: true,
  wound_regained: true,
  battle_shock_passed: true,
  mortal_dice: true,
  objective_changed: true,
  objective_secured: true,
  objective_removed: true,
  drops_marked: true,
  out_of_coherency: true,
  points_scored: true,
  action_started: true,
  action_completed: true,
  action_failed: true,
  secondaries_chosen: true,
  card_drawn: true,
  card_put_back: true,
  card_discarded: true,
  card_targets: true,
  round_ended: true,
  battle_ended: true,
  models_returned: true,
  damage_spared: true,
  die_changed: true,
  re_rolled: true,
  window_opened: true,
  passed: true,
  side_move_rolled: true,
  wreck_moved: true,
  profile_rolled: true,
  token_set_up: true,
  unit_stayed: true,
  stratagem_cheaper: true,
  stratagem_used: true,
};
export const LINES = Object.keys(NAMES) as [LineName, ...LineName[]];
