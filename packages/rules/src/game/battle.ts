import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";
import { PLAYER_IDS } from "./player.ts";
import { count, idSchema, listOf, text, within } from "./scalar.ts";

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
});

export const objectivesSchema = z._default(z.record(z.string(), objectiveSchema), {});

const zone = listOf(z.tuple([coordinate, coordinate]), LIMITS.polygonPoints, 3);

/** Deployment zones. */
export const zonesSchema = z._default(z.nullable(z.strictObject({ p1: zone, p2: zone })), null);

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

/** Null: a bare table, on which nothing is scored and nothing ends. */
export const missionSchema = z._default(
  z.nullable(z.strictObject({ id: z.enum(MISSION_IDS), attacker: z.enum(PLAYER_IDS) })),
  null,
);

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
        until: z.enum(["PHASE", "TURN", "OWN_COMMAND_PHASE", "BATTLE"]),
      }),
      LIMITS.stratagemsUsed,
    ),
    [],
  ),
  /** Whether the player has passed on every reaction for the rest of the phase. */
  passing: z._default(z.boolean(), false),
  /** Whether the player misses the next drop, for having set up something TITANIC. */
  misses_drop: z.optional(z.boolean()),
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
