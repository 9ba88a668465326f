import type { TableStep } from "@gunline/link";
import {
  documents,
  type Game,
  type GameRecord,
  LIMITS,
  makeRecord,
  opponentOf,
  type RecordStep,
  sealedSeed,
} from "@gunline/rules";
import { hashOf, hashOfResult } from "./hash.ts";
import type { Head, Match } from "./match.ts";
import { facesOf } from "./renew.ts";

/** The format of records whose documents have the first version. */
const FIRST_FORMAT = "gunline-record/1";

/** What is known of a match without reading what was played. */
type Recorded = Omit<Match, "document"> & { readonly cursor: number };

/** Whether more dice were rolled than the record of a game that still goes on may list. */
export function hasTooManyDice({ head, cursor }: Recorded, start: Game): boolean {
  return head.status.state !== "over" && cursor - start.rng.cursor > LIMITS.scriptedDice;
}

/**
 * The record of a match since its document has its version, piece by piece as JSON: a long game is never held whole.
 * While it goes on, its dice are the faces that were seen; when it is over, the seed is published, and a replay proves
 * that all dice were of the seed whose hash stands in every document.
 */
export async function* recordText(
  match: Recorded,
  start: Game,
  pages: AsyncIterable<readonly TableStep[]>,
): AsyncGenerator<string> {
  const { seed, since, version, head, about, cursor } = match;
  const isNow = documents.isOfThisShape(version);
  const isOver = head.status.state === "over";
  const faces = isOver ? undefined : facesOf(start, cursor, seed, head.earlierSeeds);
  const seeds = isOver ? seedsSince(start, [...(head.earlierSeeds ?? []).map((one) => one.seed), seed]) : [];
  const { steps: _, ...rest } = makeRecord(documents.asPlayedIn(version, start), [], faces, ...seeds);
  // A record may be one of an earlier version, which that version reads.
  const file = isNow
    ? { ...rest, about: { title: about.title, task: about.task }, ...endingOf(head) }
    : { ...rest, format: FIRST_FORMAT };
  yield `${JSON.stringify(file).slice(0, -1)},"steps":[`;
  let separator = "";
  for await (const page of pages) {
    const texts = page.map((step) => JSON.stringify(recordedStep(step, since, isNow)));
    if (texts.length > 0) yield separator + texts.join(",");
    separator = ",";
  }
  yield "]}";
}

/** How it ended, which may be none of the rules' doing. */
function endingOf({ status }: Head): Pick<GameRecord, "ending"> {
  if (status.state !== "over") return {};
  const { reason, winner } = status;
  return { ending: { reason, winner } };
}

/** The seeds from the one on whose hash the record begins: those before it were renewed in steps that it does not have. */
function seedsSince({ rng }: Game, seeds: readonly string[]): readonly string[] {
  const first = seeds.findIndex((seed) => sealedSeed(seed) === rng.seed);
  return seeds.slice(Math.max(0, first));
}

/** Steps are counted from the beginning of the record. */
function recordedStep(step: TableStep, since: number, isNow: boolean): RecordStep {
  const { cursor, hash: state_hash } = step;
  if (step.kind === "rewind") {
    const { to, seed_hash, seat, why } = step;
    const back = { rewind_to: to - since, cursor, state_hash };
    if (seed_hash !== undefined) return { ...back, seed_hash };
    // Earlier versions know nothing of who asked.
    return isNow ? { ...back, player: opponentOf(seat), ...(why !== undefined && { why }) } : back;
  }
  const { action, result } = step;
  // The first version hashed results whole.
  const result_hash = isNow ? hashOfResult(result) : hashOf(result);
  return { action, success: result.success, cursor, state_hash, result_hash };
}
