import { availableParallelism } from "node:os";
import type { Arguments } from "./arguments.ts";
import { describeOdds } from "./describe-odds.ts";
import { STDIN } from "./input.ts";
import { badInput, badUsage, done, type Outcome } from "./outcome.ts";
import { jsonChunks } from "./output.ts";
import { Progress } from "./progress.ts";
import { seedFaults } from "./seed.ts";
import { oddsFrom, reportOf } from "./simulate-report.ts";
import { rollAll } from "./simulate-threads.ts";
import type { Counts, Job } from "./simulation.ts";
import { streams } from "./streams.ts";
import { aim, placesAsSent, readQuestion, turnedDown, type Volley } from "./volley.ts";
import { readWholeNumber } from "./whole-number.ts";

const RUNS = { least: 1, most: 100_000_000, usual: 200_000 };
const WORKERS = { least: 1, most: 64, usual: Math.min(availableParallelism(), 8) };
/** A histogram has a place for each wound that can be lost. */
const MOST_WOUNDS = 1_000_000;

export async function run({ positionals, text, switches }: Arguments): Promise<Outcome> {
  if (positionals.every((file) => file === STDIN)) {
    return badUsage("GAME and ACTION cannot both be standard input");
  }
  const runs = readWholeNumber("--runs", text["runs"], RUNS);
  const workers = readWholeNumber("--workers", text["workers"], WORKERS);
  const question = await readQuestion(positionals);
  const faults = [runs, workers, question].flatMap((read) => (read.ok ? [] : read.faults));
  faults.push(...seedFaults(text["seed"]));
  if (faults.length > 0 || !runs.ok || !workers.ok || !question.ok) return badInput(...faults);

  const { game, action } = question.value;
  const json = switches.has("json");
  const volley = aim(game, action);
  if (!volley.ok) return turnedDown(volley.refusals, json);
  const tooMany = uncountable(volley.value);
  if (tooMany.length > 0) return badInput(...tooMany);

  const job: Job = {
    game,
    shooterId: volley.value.shooter.id,
    plans: volley.value.prepared.map(({ plan }) => plan),
    assignments: placesAsSent(volley.value),
    seed: text["seed"] ?? game.rng.seed,
    runs: runs.value,
  };
  const report = reportOf(job, volley.value, await rollVisibly(job, workers.value));
  if (json) return done(jsonChunks(report));
  const { seed } = report;
  const title = `${job.runs.toLocaleString("en")} ${job.runs === 1 ? "volley" : "volleys"} rolled, seed ${JSON.stringify(seed)}\n\n`;
  return done([title, ...describeOdds(volley.value, oddsFrom(report))]);
}

function uncountable({ game, prepared }: Volley): readonly string[] {
  return [...new Set(prepared.map(({ plan }) => plan.target_unit_id))].flatMap((id) => {
    const wounds = Object.values(game.units[id]!.models).reduce((sum, model) => sum + model.wounds, 0);
    return wounds <= MOST_WOUNDS
      ? []
      : [`GAME: units.${id} has ${wounds} wounds, more than ${MOST_WOUNDS} that can be counted`];
  });
}

async function rollVisibly(job: Job, workers: number): Promise<Counts> {
  const progress = new Progress(streams().stderr, job.runs);
  const interrupted = () => {
    progress.clear();
    // With the listener gone it ends the process, threads and all, as whoever sent it expects.
    process.kill(process.pid, "SIGINT");
  };
  process.once("SIGINT", interrupted);
  try {
    return await rollAll(job, workers, (done) => progress.show(done));
  } finally {
    process.off("SIGINT", interrupted);
    progress.clear();
  }
}
