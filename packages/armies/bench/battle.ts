import { apply, makeRecord, replay } from "@gunline/rules";
import { ARMIES, pointsOf } from "../src/index.ts";
import { soakBattle } from "../test/soak.ts";

/**
 * A battle of 2,000 points by random choices: how soon its actions are carried out once they are chosen, the size of its
 * record, how soon that is replayed, and how its document grows (at most to twice its size).
 */
export function benchBattle(): void {
  const [one, other] = ARMIES.toSorted((a, b) => pointsOf(b) - pointsOf(a));
  const armies = { p1: one!, p2: other! };
  const { start, game, steps } = soakBattle(1, { armies, mission: "take-and-hold", ruleset: "published" });

  const began = performance.now();
  let now = start;
  for (const { action } of steps) now = apply(now, action).game;
  const seconds = (performance.now() - began) / 1_000;
  const rate = Math.round(steps.length / seconds);
  console.log(
    `a battle of ${pointsOf(one!)} against ${pointsOf(other!)} points, ${steps.length} actions: ${rate} a second`,
  );

  const record = makeRecord(start, steps);
  const again = performance.now();
  if (!replay(record).ok) throw new Error("the record does not replay");
  const replayed = Math.round(performance.now() - again);
  console.log(`its record has ${kilobytes(record)} kB and replays in ${replayed} ms`);

  const growth = kilobytes(game) / kilobytes(start);
  console.log(
    `its document has ${kilobytes(start)} kB at the start and ${kilobytes(game)} kB at the end: ${growth.toFixed(2)} of it (at most 2)`,
  );
}

const kilobytes = (value: unknown): number => Math.round(JSON.stringify(value).length / 1_000);
