import { charges } from "@gunline/rules";
import { ordinary } from "../../packages/rules/test/charge/ordinary.ts";

/**
 * Random charges as they happen at a table: how many have rolls that are neither found possible nor proved impossible, and
 * how long it takes. `npm run soak:ordinary -- 500 1` looks at 500 charges from seed 1 on; half of them are on open ground.
 */
const count = Number(process.argv[2] ?? 500);
const from = Number(process.argv[3] ?? 1);

interface Seen {
  readonly models: number;
  readonly targets: number;
  readonly undecided: number;
  /** Milliseconds of processor time for all rolls. */
  readonly time: number;
}

const all: Seen[] = [];
for (let seed = from; all.length < count; seed++) {
  const charge = ordinary(seed, seed % 2 === 0 ? "open" : "light");
  if (charge === undefined) continue;
  const { game, targets, models, about } = charge;
  const before = process.cpuUsage();
  const odds = charges.chargeOdds(game, game.units["A"]!, targets);
  const { user, system } = process.cpuUsage(before);
  if (!odds.ok) continue;
  const time = (user + system) / 1000;
  const open = Object.entries(odds.value.rolls).filter(([, { possible, proved }]) => !possible && !proved);
  all.push({ models, targets: targets.length, undecided: open.length, time });
  if (open.length === 0) continue;
  const [, answer] = open.at(-1)!;
  const rolls = open.map(([roll]) => roll).join(", ");
  console.log(`undecided ${seed} (${about}): ${rolls}; ${answer.reasons[0]?.message}`);
}

function tell(name: string, list: readonly Seen[]): void {
  const times = list.map(({ time }) => time).sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(Math.floor(share * times.length), times.length - 1)]?.toFixed(0);
  const open = list.filter(({ undecided }) => undecided > 0).length;
  const rolls = list.reduce((sum, { undecided }) => sum + undecided, 0);
  console.log(
    `${name}: ${list.length} charges, ${open} with undecided rolls, ${rolls} rolls of ${11 * list.length}`,
  );
  console.log(
    `  processor time of all rolls: median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms`,
  );
}

tell("all", all);
tell(
  "up to ten models",
  all.filter(({ models }) => models <= 10),
);
tell(
  "up to ten models at one target",
  all.filter(({ models, targets }) => models <= 10 && targets === 1),
);
