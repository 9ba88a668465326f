import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import { armyFromList, readList } from "../src/lists/index.ts";
import { benchBattle } from "./battle.ts";
import { benchBuilder } from "./builder.ts";

/** A list at most 100 ms; a catalogue of the real one's size at most 20 s and 500 MB in a process. */

const list = new TextEncoder().encode(textOf(20));
const times: number[] = [];
for (let run = 0; run < 30; run++) {
  const start = performance.now();
  const read = readList(list);
  if (!read.ok) throw new Error(read.fault.message);
  armyFromList(read.value);
  times.push(performance.now() - start);
}
const first = times[0]!;
const median = times.toSorted((a, b) => a - b)[15]!;
console.log(
  `a list of 20 units read and mustered: ${median.toFixed(1)} ms, the first time ${first.toFixed(1)} ms (at most 100)`,
);

await benchBuilder();

const bomb = zipSync({ "a.ros": new Uint8Array(64 * 1024 * 1024) }, { level: 9 });
const liar = bomb.slice();
new DataView(liar.buffer).setUint32(22, 100, true);
const hostile = {
  "a zip bomb": bomb,
  "a zip bomb that says it is small": liar,
  "a line of 15 MB": new Uint8Array(15 * 1024 * 1024).fill(0x61),
  "a million brackets": new Uint8Array(1_000_000).fill(0x5b),
};
for (const [name, bytes] of Object.entries(hostile)) {
  const start = performance.now();
  if (readList(bytes).ok) throw new Error(`${name} is read`);
  console.log(`${name} refused in ${Math.round(performance.now() - start)} ms (at most 2000)`);
}

// In processes of their own: nothing is warm, and memory is theirs.
for (const script of ["cold-list.ts", "catalogue.ts"]) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  process.stdout.write(execFileSync(process.execPath, [path]));
}

benchBattle();

function textOf(units: number): string {
  const unit =
    "Boyz (85 Points)\n  • 1x Boss Nob\n     ◦ 1x Big choppa\n     ◦ 1x Slugga\n  • 9x Boy\n     ◦ 8x Choppa\n     ◦ 8x Slugga\n     ◦ 1x Big shoota\n     ◦ 1x Close combat weapon\n\n";
  return `Bench (${units * 85} Points)\n\nOrks\nWar Horde\nStrike Force (2000 Points)\n\nBATTLELINE\n\n${unit.repeat(units)}`;
}
