import { ARMIES, pointsOf } from "@gunline/armies";
import { missions } from "@gunline/rules";
import { drawnArmy } from "../../packages/armies/test/drawn-army.ts";
import { idleIn, type RowsActing, watchRows } from "../../packages/armies/test/rows-acting.ts";
import { chance } from "../../packages/armies/test/soak.ts";

/**
 * Random battles until every row of the armies on the table has acted: it was used, was in force on a unit or rolled dice.
 * `npm run soak:rows -- 40 1 1000` plays at most 40 battles of 1,000 points from seed 1 on; what never acted is listed. Rules
 * that act by themselves without dice and leave nothing, such as healing, are not seen and stay on the list.
 */
const most = Number(process.argv[2] ?? 40);
const from = Number(process.argv[3] ?? 1);
const points = Number(process.argv[4] ?? 1_000);

const ready = [...ARMIES].filter((army) => pointsOf(army) <= points).slice(0, 2);
const found: RowsActing = { present: new Set(), acted: new Set() };
let battles = 0;
for (let seed = from; seed < from + most; seed++) {
  const random = chance(seed + 1_000_000);
  const [one, other] = seed % 2 === 0 ? ready : [drawnArmy(points, random), drawnArmy(points, random)];
  const mission = missions.MISSIONS[seed % missions.MISSIONS.length]!.id;
  const actions = watchRows(seed, { armies: { p1: one!, p2: other! }, mission, ruleset: "published" }, found);
  battles++;
  const idle = idleIn(found);
  console.log(
    `${seed}: ${actions} actions, ${found.present.size} rows on the table, ${idle.length} have not acted`,
  );
  if (idle.length === 0) break;
}
const idle = idleIn(found);
console.log(
  idle.length === 0 ? `every row acted within ${battles} battles` : `never acted: ${idle.join(", ")}`,
);
