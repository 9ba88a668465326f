import type { Step } from "@gunline/link";
import { type Game, type GameRecord, LIMITS, makeRecord, type RecordStep, seededDice } from "@gunline/rules";
import { hashOf } from "./hash.ts";
import type { Match } from "./match.ts";

/**
 * The record of a match. While it goes on, its dice are the faces that were seen; when it is over, the seed is
 * published, and a replay proves that all dice were of the seed whose hash stands in every document. Undefined where
 * more dice were rolled than a record may list.
 */
export function recordOf(match: Match, start: Game, steps: readonly Step[]): GameRecord | undefined {
  const recorded = steps.map(recordedStep);
  if (match.head.status.state === "over") return makeRecord(start, recorded, undefined, match.seed);
  const { cursor } = match.document.rng;
  if (cursor > LIMITS.scriptedDice) return undefined;
  const dice = seededDice(match.seed, 0);
  const faces = Array.from({ length: cursor }, () => dice.d6());
  return makeRecord(start, recorded, faces);
}

function recordedStep(step: Step): RecordStep {
  const { cursor, hash: state_hash } = step;
  if (step.kind === "rewind") return { rewind_to: step.to, cursor, state_hash };
  const { action, result } = step;
  return { action, success: result.success, cursor, state_hash, result_hash: hashOf(result) };
}
