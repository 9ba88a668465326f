import { READY_FACTIONS } from "@gunline/armies/ready";
import { playPair } from "../../packages/computer/test/pairs.ts";

/**
 * Pairs of ready armies at 500 points, played by the computer's middle strength to the end of the battle: nothing is
 * refused and nothing goes in circles. `npm run soak:armies -- 100 1` plays 100 pairs from the second on; each pair of
 * factions has its number, and the numbers go through all of them in an order that brings every faction soon.
 */
const count = Number(process.argv[2] ?? 1_190);
const from = Number(process.argv[3] ?? 0);

const factions = READY_FACTIONS.filter(({ armies }) => armies.some(({ limit }) => limit === 500)).map(
  ({ faction }) => faction,
);
const faults: string[] = [];
const began = Date.now();
for (let number = from; number < from + count; number++) {
  const p1 = factions[number % factions.length]!;
  const p2 = factions[(number + 1 + Math.floor(number / factions.length)) % factions.length]!;
  const start = Date.now();
  try {
    const { actions, rounds } = await playPair(p1, p2, number);
    console.log(`${number} ${p1} v ${p2}: ${actions} actions, ${rounds} rounds, ${Date.now() - start} ms`);
  } catch (error) {
    faults.push(
      `${number} ${p1} v ${p2}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    console.error(faults.at(-1));
  }
}
console.log(`${count} battles in ${Math.round((Date.now() - began) / 1_000)} s, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
