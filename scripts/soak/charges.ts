import { charges } from "@gunline/rules";
import { naiveFind } from "../../packages/rules/test/charge/naive.ts";
import { scatter } from "../../packages/rules/test/charge/scatter.ts";

/**
 * Random charges at several targets: what a naive search finds to be possible the referee must not call impossible.
 * `npm run soak:charges -- 500 1` looks at 500 charges from seed 1 on; half of them are between terrain.
 */
const count = Number(process.argv[2] ?? 500);
const from = Number(process.argv[3] ?? 1);

interface Seen {
  readonly seed: number;
  readonly about: string;
  /** Milliseconds of processor time for all rolls. */
  readonly time: number;
  /** The least roll that the naive search found, and the least that the referee did. */
  readonly naive: number | undefined;
  readonly found: number | undefined;
  /** Rolls that are neither possible nor proved impossible. */
  readonly undecided: readonly number[];
  readonly missed: readonly number[];
}

const all: Seen[] = [];
for (let seed = from; all.length < count; seed++) {
  const charge = scatter(seed, seed % 2 === 0);
  const { game, targets, chargers } = charge;
  if (targets.length < 2 || chargers.length < 4) continue;
  const before = process.cpuUsage();
  const odds = charges.chargeOdds(game, game.units["A"]!, targets);
  const { user, system } = process.cpuUsage(before);
  if (!odds.ok) continue;
  const rolls = Object.entries(odds.value.rolls).map(([roll, answer]) => ({
    roll: Number(roll),
    ...answer,
  }));
  const naive = naiveFind(charge, seed, 25, 4_000)?.roll;
  all.push({
    seed,
    about: `${chargers.length} at ${targets.length}${charge.boxes.length > 0 ? " between terrain" : ""}`,
    time: (user + system) / 1000,
    naive,
    found: rolls.find(({ possible }) => possible)?.roll,
    undecided: rolls.filter(({ possible, proved }) => !possible && !proved).map(({ roll }) => roll),
    missed: rolls
      .filter(({ roll, possible, proved }) => roll >= (naive ?? 13) && !possible && proved)
      .map(({ roll }) => roll),
  });
  const one = all.at(-1)!;
  const short = one.undecided.filter((roll) => roll >= (naive ?? 13));
  if (one.missed.length > 0) console.log(`MISSED ${seed} (${one.about}): ${one.missed.join(", ")}`);
  if (short.length > 0) console.log(`undecided, though possible ${seed} (${one.about}): ${short.join(", ")}`);
}

const times = all.map(({ time }) => time).sort((a, b) => a - b);
const at = (share: number) => times[Math.min(Math.floor(share * times.length), times.length - 1)]!.toFixed(0);
const possible = all.filter(({ naive }) => naive !== undefined);
const rollsOf = (list: (seen: Seen) => readonly number[]) =>
  all.reduce((sum, seen) => sum + list(seen).length, 0);
console.log(`${all.length} charges, ${possible.length} found possible by the naive search`);
console.log(`missed: ${all.filter(({ missed }) => missed.length > 0).length} charges`);
const shorts = possible.filter(({ naive, undecided }) => undecided.some((roll) => roll >= naive!));
console.log(`undecided though possible: ${shorts.length} charges`);
const better = all.filter(({ naive, found }) => found !== undefined && found < (naive ?? 13)).length;
console.log(`the referee needs a lower roll than the naive search: ${better} charges`);
const open = all.filter(({ undecided }) => undecided.length > 0).length;
console.log(`with undecided rolls: ${open} charges, ${rollsOf(({ undecided }) => undecided)} rolls`);
console.log(`processor time of all rolls: median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms`);
