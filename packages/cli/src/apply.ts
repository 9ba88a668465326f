import type { Arguments } from "./arguments.ts";
import { describePlay } from "./describe.ts";
import { readActions, readGame } from "./documents.ts";
import { parseFaces } from "./faces.ts";
import { STDIN } from "./input.ts";
import { badInput, badUsage, done, type Outcome, refused } from "./outcome.ts";
import { jsonChunks } from "./output.ts";
import { checkTarget, writeWhole } from "./output-file.ts";
import { type Played, play } from "./play.ts";
import { seedFaults } from "./seed.ts";

export async function run({ positionals, text, switches }: Arguments): Promise<Outcome> {
  const [gameFile, actionsFile] = positionals as [string, string];
  if (gameFile === STDIN && actionsFile === STDIN) {
    return badUsage("GAME and ACTIONS cannot both be standard input");
  }
  const faces = text["dice"] === undefined ? undefined : parseFaces(text["dice"]);
  const target =
    text["record"] === undefined ? undefined : await checkTarget("--record", text["record"], positionals);
  const game = await readGame(gameFile);
  const actions = await readActions(actionsFile);
  const seed = text["seed"];
  const faults = [faces, target, game, actions].flatMap((read) => (read?.ok === false ? read.faults : []));
  faults.push(...seedFaults(seed));
  if (faults.length > 0 || !game.ok || !actions.ok || faces?.ok === false || target?.ok === false) {
    return badInput(...faults);
  }

  const start = seed === undefined ? game.value : { ...game.value, rng: { ...game.value.rng, seed } };
  const played = play(start, actions.value, faces?.value, target !== undefined);
  if (!played.ok) return badInput(...played.faults);
  if (target !== undefined) {
    const written = await writeWhole("--record", target.value, jsonChunks(played.value.record));
    if (!written.ok) return badInput(...written.faults);
  }
  const output = switches.has("json")
    ? jsonChunks(documentOf(played.value))
    : describePlay(played.value, actions.value);
  return played.value.results.at(-1)?.success === false ? refused(output) : done(output);
}

function documentOf({ results, game, diceLeft }: Played): object {
  const document = { results, game, dice_left: diceLeft };
  const last = results.at(-1);
  return last?.success === false ? { ...document, errors: last.errors } : document;
}
