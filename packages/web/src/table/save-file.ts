import {
  apply,
  type Checked,
  makeRecord,
  parseGame,
  parseRecord,
  type Refusal,
  recordStep,
  replay,
} from "@gunline/rules";
import type { Table } from "./table.ts";

/**
 * Save files are game records: the start, every action, and hashes that prove each step; `gunline replay` reads them
 * too. A plain game document can be opened as well.
 */

/** Beyond this a file is none of ours. */
const MOST_BYTES = 16 * 1024 * 1024;

export function makeSaveFile({ start, entries }: Table): string {
  let game = start;
  const steps = entries.map(({ action }) => {
    const applied = apply(game, action);
    game = applied.game;
    return recordStep(action, game, applied.result);
  });
  return `${JSON.stringify(makeRecord(start, steps), null, 1)}\n`;
}

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** What a file holds, or what is wrong with it in words; the game on the table is not touched here. */
export async function readSaveFile(file: File): Promise<Checked<Table>> {
  if (file.size > MOST_BYTES) return fault(`${file.name} is larger than ${MOST_BYTES / 1024 / 1024} MB.`);
  let raw: unknown;
  try {
    raw = JSON.parse(await file.text());
  } catch (error) {
    return fault(`${file.name} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const title = file.name.replace(/\.json$/i, "").slice(0, 80);
  const format = typeof raw === "object" && raw !== null && "format" in raw ? raw.format : undefined;
  if (format === "gunline-record/1") return readRecord(raw, title);
  const game = parseGame(raw);
  if (!game.ok) return game;
  return {
    ok: true,
    value: {
      mode: "hotseat",
      title,
      task: "",
      objectives: [],
      start: game.value,
      game: game.value,
      entries: [],
    },
  };
}

function readRecord(raw: unknown, title: string): Checked<Table> {
  const record = parseRecord(raw);
  if (!record.ok) return record;
  const played = replay(record.value);
  if (!played.ok) {
    const { step, field } = played.difference;
    return fault(`Step ${step + 1} of the record does not come out as recorded (${field}).`);
  }
  const entries = record.value.steps.map(({ action }, index) => ({ action, result: played.results[index]! }));
  const { start } = record.value;
  return {
    ok: true,
    value: { mode: "hotseat", title, task: "", objectives: [], start, game: played.game, entries },
  };
}

function fault(message: string): Checked<Table> {
  const refusal: Refusal = { code: "BAD_FILE", rule: "RC-2", message };
  return { ok: false, refusals: [refusal] };
}
