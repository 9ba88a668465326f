import type { Step } from "@gunline/link";
import {
  DOCUMENT_VERSION,
  type Game,
  type GameRecord,
  LIMITS,
  makeRecord,
  type RecordStep,
} from "@gunline/rules";
import { hashOf, hashOfResult } from "./hash.ts";
import type { Match } from "./match.ts";
import { facesOf } from "./renew.ts";

/** The format of records whose documents have the first version. */
const FIRST_FORMAT = "gunline-record/1";

/** A record may be one of an earlier version, which that version reads. */
type RecordFile = Omit<GameRecord, "format"> & { readonly format: string };

/**
 * The record of a match since its document has its version. While it goes on, its dice are the faces that were seen;
 * when it is over, the seed is published, and a replay proves that all dice were of the seed whose hash stands in every
 * document. Undefined where more dice were rolled than a record may list.
 */
export function recordOf(match: Match, start: Game, steps: readonly Step[]): RecordFile | undefined {
  const { seed, since, version, head } = match;
  // The first version hashed results whole.
  const hashed = version === DOCUMENT_VERSION ? hashOfResult : hashOf;
  const recorded = steps.map((step) => recordedStep(step, since, hashed));
  const isOver = head.status.state === "over";
  const first = start.rng.cursor;
  const rolled = match.document.rng.cursor - first;
  if (!isOver && rolled > LIMITS.scriptedDice) return undefined;
  const faces = isOver ? undefined : facesOf(start, first + rolled, seed, head.earlierSeeds);
  const renewals = steps.filter((step) => step.kind === "rewind" && step.seed_hash !== undefined).length;
  const seeds = [...(head.earlierSeeds ?? []).map((one) => one.seed), seed].slice(-renewals - 1);
  const record = makeRecord(start, recorded, faces, ...(isOver ? seeds : []));
  if (version !== DOCUMENT_VERSION) return { ...record, format: FIRST_FORMAT };
  const { title, task } = match.about;
  return { ...record, about: { title, task } };
}

/** Steps are counted from the beginning of the record. */
function recordedStep(step: Step, since: number, hashed: typeof hashOfResult): RecordStep {
  const { cursor, hash: state_hash } = step;
  if (step.kind === "rewind") {
    const { to, seed_hash } = step;
    return { rewind_to: to - since, cursor, state_hash, ...(seed_hash !== undefined && { seed_hash }) };
  }
  const { action, result } = step;
  return { action, success: result.success, cursor, state_hash, result_hash: hashed(result) };
}
