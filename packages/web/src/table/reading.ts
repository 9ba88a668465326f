import type { Checked } from "@gunline/rules";
import { type Asked, answerReading, type Kind, type Readings } from "./reading-worker.ts";
import { type Opened, tooLarge, tooSlow } from "./save-file.ts";
import type { Loaded } from "./saved-table.ts";
import { noteSlow, SLOW_MS } from "./slow-games.ts";

/** A file that takes longer than this to be checked is not opened. */
const LONGEST_MS = 60_000;

/** Reads a file beside the page, for as long as a file may take. Rejects when the signal says that nobody waits. */
export async function openFile(file: File, signal: AbortSignal): Promise<Checked<Opened>> {
  const large = tooLarge(file);
  if (large !== undefined) return large;
  const { name } = file;
  const text = await file.text();
  const limit = AbortSignal.timeout(LONGEST_MS);
  const began = performance.now();
  try {
    const opened = await readInWorker(
      { kind: "file", given: { name, text } },
      AbortSignal.any([signal, limit]),
    );
    const table = opened.ok && opened.value.kind === "table" ? opened.value.table : undefined;
    if (table?.kept !== undefined && performance.now() - began > SLOW_MS) noteSlow(table.kept);
    return opened;
  } catch (error) {
    if (!limit.aborted || signal.aborted) throw error;
    return tooSlow(name, LONGEST_MS / 1_000);
  }
}

/** A kept game that is too slow to be opened while the page stands still. */
export function openSaved(id: string, text: string, signal: AbortSignal): Promise<Checked<Loaded>> {
  return readInWorker({ kind: "kept", given: { id, text } }, signal);
}

/** The same as the text of a file; undefined where it cannot be written as a record. */
export function fileOfSaved(id: string, text: string, signal: AbortSignal): Promise<string | undefined> {
  return readInWorker({ kind: "save", given: { id, text } }, signal);
}

/** Each reading has a worker of its own, which can be stopped in the middle of a step. */
function readInWorker<Of extends Kind>(asked: Asked<Of>, signal: AbortSignal): Promise<Readings[Of]["read"]> {
  if (typeof Worker === "undefined") return Promise.resolve(answerReading(asked));
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("../worker.ts", import.meta.url), { type: "module", name: "reading" });
    const stop = () => {
      worker.terminate();
      reject(signal.reason);
    };
    const end = () => {
      worker.terminate();
      signal.removeEventListener("abort", stop);
    };
    worker.onmessage = ({ data }: MessageEvent<Readings[Of]["read"]>) => {
      end();
      resolve(data);
    };
    // Where no worker can be had, the page reads by itself.
    worker.onerror = () => {
      end();
      resolve(answerReading(asked));
    };
    signal.addEventListener("abort", stop);
    worker.postMessage(asked);
  });
}
