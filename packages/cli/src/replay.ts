import { type GameRecord, hashOf, replay } from "@gunline/rules";
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
  const { game, results } = replayed;
  const summary = { ok: true, steps: results.length, cursor: game.rng.cursor, state_hash: hashOf(game) };
  if (json) return done(jsonChunks(summary));
  const { steps, cursor, state_hash } = summary;
  return done([
    `✓ ${count(steps, "step")} played again, all as recorded. Cursor ${cursor}, state ${state_hash}\n`,
  ]);
}

type Difference = Extract<ReturnType<typeof replay>, { ok: false }>["difference"];

function errorOf({ steps }: GameRecord, { step, field, recorded, replayed }: Difference) {
  const type = steps[step]?.action.type;
  // The generator is of the whole record and differs before any step is played.
  const where = field === "generator" || type === undefined ? "" : `steps[${step}] (${type}): `;
  const message = `${where}${field} is ${recorded} in the record and ${replayed} when played again.`;
  return { code: "REPLAY_DIFFERS", rule: "RC-2" as const, message, step, field, recorded, replayed };
}
