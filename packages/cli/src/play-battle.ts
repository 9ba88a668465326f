import { isStrength, type PlayedBattle, playBattle, STRENGTHS, type Strength } from "@gunline/computer";
import { type Game, makeRecord } from "@gunline/rules";
import type { Arguments } from "./arguments.ts";
import { readGame } from "./documents.ts";
import { badInput, badUsage, done, faulty, found, type Outcome, type Read, refused } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";
import { checkTarget, writeWhole } from "./output-file.ts";
import { seedFaults } from "./seed.ts";

/** Two computers play a battle to its end. */
export async function run({ positionals, text, switches }: Arguments): Promise<Outcome> {
  const p1 = readStrength("--p1", text["p1"]);
  const p2 = readStrength("--p2", text["p2"]);
  if (!p1.ok || !p2.ok) return badUsage(...[p1, p2].flatMap((read) => (read.ok ? [] : read.faults)));
  const target =
    text["record"] === undefined ? undefined : await checkTarget("--record", text["record"], positionals);
  const game = await readGame(positionals[0]!);
  const { seed } = text;
  const faults = [target, game].flatMap((read) => (read?.ok === false ? read.faults : []));
  faults.push(...seedFaults(seed));
  if (faults.length > 0 || !game.ok || target?.ok === false) return badInput(...faults);
  if (game.value.mission === null) {
    return badInput(`${positionals[0]}: has no mission, so that a battle on it never ends`);
  }

  const start = seed === undefined ? game.value : { ...game.value, rng: { ...game.value.rng, seed } };
  const players = { p1: p1.value, p2: p2.value };
  const played = playBattle(start, { players, seed: start.rng.seed, recorded: target !== undefined });
  if (target !== undefined) {
    const record = makeRecord(start, played.steps);
    const written = await writeWhole("--record", target.value, jsonChunks(record));
    if (!written.ok) return badInput(...written.faults);
  }
  const output = switches.has("json") ? jsonChunks(documentOf(played)) : [printable(inWords(played))];
  return played.stopped === undefined ? done(output) : refused(output);
}

function readStrength(option: string, value: string | undefined): Read<Strength> {
  if (value !== undefined && isStrength(value)) return found(value);
  const wanted = STRENGTHS.join(", ");
  return faulty(value === undefined ? `${option} is missing: ${wanted}` : `${option}: is none of ${wanted}`);
}

function documentOf({ game, actions, stopped }: PlayedBattle): object {
  const { result, players, turn } = game;
  const document = { result, players, rounds: turn.round, actions };
  return stopped === undefined ? document : { ...document, errors: [{ message: stopped }] };
}

function inWords({ game, actions, stopped }: PlayedBattle): string {
  if (stopped !== undefined) return `Stopped in round ${game.turn.round}: ${stopped}\n`;
  const points = ({ vp }: Game["players"]["p1"]) => vp.primary + vp.secondary;
  const { p1, p2 } = game.players;
  const winner = game.result?.winner ?? null;
  const result = winner === null ? "A draw" : `${game.players[winner].name} wins`;
  return `${result}, ${points(p1)} to ${points(p2)}, after ${game.turn.round} rounds and ${actions} actions.\n`;
}
