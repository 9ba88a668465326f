import { type GameRecord, hashOfGame, replay, seedHash } from "@gunline/rules";
import type { Arguments } from "./arguments.ts";
import { readRecord } from "./documents.ts";
import { badInput, done, type Outcome, refused } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";
import { count } from "./text.ts";

export async function run({ positionals, switches }: Arguments): Promise<Outcome> {
  const record = await readRecord(positionals[0]!);
  if (!record.ok) return badInput(...record.faults);
  const replayed = replay(record.value);
  const json = switches.has("json");
  if (!replayed.ok) {
    const error = errorOf(record.value, replayed.difference);
    if (json) return refused(jsonChunks({ ok: false, errors: [error] }));
    return refused([printable(`✕ ${error.message} (${error.code}, ${error.rule})\n`)]);
  }
  const { game } = replayed;
  const summary = {
    ok: true,
    steps: record.value.steps.length,
    cursor: game.rng.cursor,
    state_hash: hashOfGame(game),
    seed_hash: hashOfSeed(record.value),
  };
  if (json) return done(jsonChunks(summary));
  const { steps, cursor, state_hash, seed_hash } = summary;
  const whose = seed_hash === null ? "given by the record" : `of the seed whose SHA-256 is ${seed_hash}`;
  return done([
    `✓ ${count(steps, "step")} played again, all as recorded. Cursor ${cursor}, state ${state_hash}\n`,
    `  The dice were ${whose}.\n`,
  ]);
}

/** What a server showed before the first die was rolled; null where the dice did not come from the seed. */
function hashOfSeed({ start, scripted_dice, seed = start.rng.seed }: GameRecord): string | null {
  return scripted_dice === undefined ? seedHash(seed) : null;
}

type Difference = Extract<ReturnType<typeof replay>, { ok: false }>["difference"];

function errorOf({ steps }: GameRecord, { step, field, recorded, replayed }: Difference) {
  const at = steps[step];
  const type = at === undefined ? undefined : "action" in at ? at.action.type : "rewind";
  // The generator and the seed are of the whole record and differ before any step is played.
  const where =
    field === "generator" || field === "seed" || type === undefined ? "" : `steps[${step}] (${type}): `;
  const message = `${where}${field} is ${recorded} in the record and ${replayed} when played again.`;
  return { code: "REPLAY_DIFFERS", rule: "RC-2" as const, message, step, field, recorded, replayed };
}
