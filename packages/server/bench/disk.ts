import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { pause } from "./child.ts";

/** What a commit asks of the disk whoever makes it: three pages written over older ones, and a flush. */

const BYTES = 3 * 4_096;
const PLACES = 100;
const FLUSHES = 200;

/** The median in milliseconds of flushes at a steady pace, in the folder of the store, with nothing else at work. */
export async function flushAlone(folder: string, perSecond: number): Promise<number> {
  const file = openSync(join(folder, "flushes"), "w");
  const bytes = Buffer.alloc(BYTES, 1);
  for (let place = 0; place < PLACES; place++) writeSync(file, bytes);
  fsyncSync(file);
  const times: number[] = [];
  for (let i = 0; i < FLUSHES; i++) {
    await pause(1000 / perSecond);
    const began = performance.now();
    writeSync(file, bytes, 0, BYTES, (i % PLACES) * BYTES);
    fsyncSync(file);
    times.push(performance.now() - began);
  }
  closeSync(file);
  return times.sort((a, b) => a - b)[times.length >> 1]!;
}
