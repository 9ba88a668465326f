import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import { PHASES } from "./phase.ts";
import { placedDieSchema } from "./placed-die.ts";
import { PLAYER_IDS } from "./player.ts";
import { count, idSchema, listOf, text, within } from "./scalar.ts";
import { secondariesSchema } from "./secondaries.ts";

/** What makes a table a battle: objectives, zones, the mission, points and the outcome. All of it may be absent. */

const coordinate = within(-LIMITS.boardInches, LIMITS.boardInches);
const playerOrNobody = z.nullable(z.enum(PLAYER_IDS));

const objectiveSchema = z.strictObject({
  id: idSchema,
  position: z.strictObject({ x: coordinate, y: coordinate }),
  /** The player in whose deployment zone it lies. */
  home_of: z._default(playerOrNobody, null),
  controlled_by: z._default(playerOrNobody, null),
  /** Whether control stays with nobody there, until the opponent has more. */
  sticky: z._default(z.boolean(), false),
  /** Terraform: who has done so last. */
  terraformed_by: z.optional(playerOrNobody),
});

export const objectivesSchema = z._default(z.record(z.string(), objectiveSchema), {});

const zone = listOf(z.tuple([coordinate, coordinate]), LIMITS.polygonPoints, 3);

/** Deployment zones. */
export const zonesSchema = z._default(z.nullable(z.strictObject({ p1: zone, p2: zone })), null);

export const MISSION_ACTIONS = [
  "TERRAFORM",
  "BURN_OBJECTIVE",
  "CLEANSE",
  "ESTABLISH_LOCUS",
  "SABOTAGE",
  "RECOVER_ASSETS",
] as const;

const MISSION_IDS = [
  "only-war",
  "take-and-hold",
  "linchpin",
  "purge-the-foe",
  "scorched-earth",
  "supply-drop",
  "hidden-supplies",
  "terraform",
] as const;

const player = z.enum(PLAYER_IDS);
const vp = count(0, LIMITS.points);

/** A unit, or a part of one, that was destroyed in this round: with what cards ask about it. */
const killSchema = z.strictObject({
  unit_id: idSchema,
  owner: player,
  /** In whose turn. */
  turn: player,
  part: z.enum(["WHOLE", "BODYGUARD", "LEADER"]),
  keywords: listOf(text, LIMITS.keywords * 2),
  /** Starting Strength, and Wounds of all its models then. */
  strength: count(0, LIMITS.modelsPerUnit * LIMITS.parts),
  wounds: count(0, LIMITS.woundsPerModel * LIMITS.modelsPerUnit),
  /** Whether it was in range of an objective as the turn began. */
  on_objective: z.boolean(),
});

/** A CHARACTER model that fell in this round. */
const fallenSchema = z.strictObject({
  unit_id: idSchema,
  model_id: idSchema,
  owner: player,
  turn: player,
  wounds: count(1, LIMITS.woundsPerModel),
});

const scoreSchema = z.strictObject({
  round: count(1, LIMITS.rounds),
  turn: player,
  phase: z.enum(PHASES),
  player,
  kind: z.enum(["primary", "secondary"]),
  /** The mission or the card. */
  source: idSchema,
  vp,
  /** Objectives or units. */
  of: listOf(idSchema, LIMITS.units),
});

/** An Action that was completed in this turn. */
const deedSchema = z.strictObject({
  action: z.enum(MISSION_ACTIONS),
  player,
  unit_id: idSchema,
  where: z.enum(["CENTRE", "ENEMY_ZONE", "ELSEWHERE"]),
});

/** Null: a bare table, on which nothing is scored and nothing ends. */
export const missionSchema = z._default(
  z.nullable(
    z.strictObject({
      id: z.enum(MISSION_IDS),
      attacker: z._default(player, "p1"),
      /** Who has the first turn, where the players have settled it before; absent: they roll for it (DE-12). */
      first_turn: z.optional(player),
      kills: z.optional(listOf(killSchema, LIMITS.losses)),
      fallen: z.optional(listOf(fallenSchema, LIMITS.losses)),
      /** Supply Drop: the objectives that vanish. */
      alpha: z.optional(idSchema),
      omega: z.optional(idSchema),
      /** Every time that somebody scored. */
      scores: z.optional(listOf(scoreSchema, LIMITS.scores)),
      /** As the turn began: who controlled what, and who was in range of an objective. */
      turn_start: z.optional(
        z.strictObject({
          controlled: z.record(idSchema, player),
          on_objective: listOf(idSchema, LIMITS.units),
        }),
      ),
      deeds: z.optional(listOf(deedSchema, LIMITS.units)),
    }),
  ),
  null,
);

/** An Action that a unit performs. */
export const performedSchema = z.strictObject({
  action: z.enum(MISSION_ACTIONS),
  objective_id: z.optional(idSchema),
});

/** Null until the battle is over. */
export const outcomeSchema = z._default(
  z.nullable(z.strictObject({ winner: playerOrNobody, reason: text })),
  null,
);

const points = count(0, LIMITS.points);
const NO_POINTS = { primary: 0, secondary: 0 };

export const playerSchema = z.strictObject({
  name: text,
  /** Command points. */
  cp: z._default(count(0, LIMITS.commandPoints), 0),
  /** Victory points. */
  vp: z._default(
    z.strictObject({ primary: z._default(points, 0), secondary: z._default(points, 0) }),
    NO_POINTS,
  ),
  /** Stratagems that the player has used, for as long as that matters. */
  used: z._default(
    listOf(
      z.strictObject({
        stratagem: idSchema,
        /** MOMENT: as long as the reaction window is open. */
        until: z.enum(["MOMENT", "PHASE", "TURN", "OWN_COMMAND_PHASE", "ROUND", "BATTLE"]),
        /** The unit that has used it up, where each unit may use it for itself. */
        unit_id: z.optional(idSchema),
        /** The model, where several of the unit may use it. */
        model_id: z.optional(idSchema),
      }),
      LIMITS.stratagemsUsed,
    ),
    [],
  ),
  /** Whether the player has passed on every reaction for the rest of the phase. */
  passing: z._default(z.boolean(), false),
  /** Stratagems that the player does not want to be asked about, and for how long; they can be used all the same. */
  unasked: z.optional(
    listOf(
      z.strictObject({ stratagem: idSchema, until: z.enum(["PHASE", "BATTLE"]) }),
      LIMITS.stratagemsUsed,
    ),
  ),
  /** Command points gained in this round beside those of the Command phases. */
  extra_cp: z.optional(count(0, LIMITS.commandPoints)),
  /** What rules of the army hold for the player: a number, or the faces of dice. Absent: nothing was gained yet. */
  pools: z.optional(
    z
      .record(idSchema, z.union([count(0, LIMITS.pool), listOf(count(1, 6), LIMITS.pool)]))
      .check(z.refine((pools) => Object.keys(pools).length <= LIMITS.pools)),
  ),
  /** What rules have made active for the whole army, and until when. Absent: nothing. */
  active: z.optional(
    listOf(
      z.strictObject({
        id: idSchema,
        until: z.enum(["PHASE", "TURN", "OWN_COMMAND_PHASE", "ROUND", "BATTLE"]),
      }),
      LIMITS.active,
    ),
  ),
  /** Dice of pools that lie ready for rolls of this phase. Absent: none. */
  placed: z.optional(listOf(placedDieSchema, LIMITS.units)),
  /** Destroyed models that may be set back up as the phase ends, with where they stood (AB-50). */
  rising: z.optional(
    listOf(
      z.strictObject({
        part_id: idSchema,
        model_id: idSchema,
        x: within(0, LIMITS.boardInches),
        y: within(0, LIMITS.boardInches),
        effect: idSchema,
      }),
      LIMITS.units,
      1,
    ),
  ),
  secondaries: z.optional(secondariesSchema),
  /** Whether the player has declared the battle formations; what is not said then is not said any more. */
  formed: z.optional(z.boolean()),
  /** Whether the player misses the next drop, for having set up something TITANIC. */
  misses_drop: z.optional(z.boolean()),
  /** What the army fights as; absent: no detachment, and none of its rules. */
  detachment: z.optional(idSchema),
});

/** Where a unit waits that is not on the table. */
export const reserveKind = z.enum(["STRATEGIC", "DEEP_STRIKE"]);
export const reserveSchema = z._default(z.nullable(reserveKind), null);

const keywords = listOf(text, LIMITS.keywords);

export const transportSchema = z._default(
  z.nullable(
    z.strictObject({
      capacity: count(0, LIMITS.modelsPerUnit),
      carries: z._default(keywords, []),
      excludes: z._default(keywords, []),
      /** Models with one of these keywords take the room of two. */
      double: z._default(keywords, []),
      firing_deck: z._default(count(0, LIMITS.modelsPerUnit), 0),
    }),
  ),
  null,
);
