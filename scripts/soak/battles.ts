import { ARMIES, pointsOf } from "@gunline/armies";
import { decide, isStrength, STRENGTHS } from "@gunline/computer";
import { type Action, type Game, missions, waiting } from "@gunline/rules";
import { drawnArmy } from "../../packages/armies/test/drawn-army.ts";
import { chance, checkRecord, soakBattle } from "../../packages/armies/test/soak.ts";

/**
 * Whole battles by random choices on both rulesets and every mission: no choice is refused, no base stands on another,
 * every battle ends, every record replays to the same hash, and the game can be saved and opened after every action.
 * `npm run soak -- 1000 1` plays 1,000 battles of 500 points from seed 1 on, two in three of them with armies drawn from
 * all datasheets; `npm run soak -- 20 1 2000` plays 20 of 2,000 points. A fourth argument names who chooses: `battle` lets two strong computers play, `mixed` any two.
 * A seed that fails is named, and the next one is played.
 */
const count = Number(process.argv[2] ?? 1_000);
const from = Number(process.argv[3] ?? 1);
const most = Number(process.argv[4] ?? 500);
const who = process.argv[5] ?? "";

/** Of the ready armies the two largest that are allowed. */
const ready = [...ARMIES]
  .filter((army) => pointsOf(army) <= most)
  .sort((a, b) => pointsOf(b) - pointsOf(a))
  .slice(0, 2);
const faults: string[] = [];
let actions = 0;
const began = Date.now();
for (let seed = from; seed < from + count; seed++) {
  const random = chance(seed + 1_000_000);
  const [one, other] = seed % 3 === 0 ? ready : [drawnArmy(most, random), drawnArmy(most, random)];
  const armies = seed % 2 === 0 ? { p1: one!, p2: other! } : { p1: other!, p2: one! };
  const mission = missions.MISSIONS[seed % missions.MISSIONS.length]!.id;
  const ruleset = Math.floor(seed / missions.MISSIONS.length) % 2 === 0 ? "published" : "spec";
  try {
    const soaked = soakBattle(seed, { armies, mission, ruleset }, { choose: chooser(seed), reopens: true });
    checkRecord(soaked);
    actions += soaked.actions;
    const { p1, p2 } = soaked.game.players;
    const points = [p1, p2].map(({ vp }) => `${vp.primary}+${vp.secondary}`).join(" : ");
    console.log(`${seed} ${mission} ${ruleset}: ${soaked.actions} actions, ${points}`);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
    console.error(faults.at(-1));
    if (error instanceof Error && !error.message.startsWith("seed")) console.error(error.stack);
  }
}
/** Computers for both seats, as the command line asks for; undefined: choices at random. */
function chooser(seed: number): ((game: Game) => Action) | undefined {
  if (who === "") return undefined;
  const any = { p1: STRENGTHS[seed % 3]!, p2: STRENGTHS[Math.floor(seed / 3) % 3]! };
  const players = isStrength(who) ? { p1: who, p2: who } : any;
  return (game) => decide(game, players[waiting(game)[0]!.player], `soak ${seed}`).action;
}

const seconds = (Date.now() - began) / 1_000;
console.log(
  `${count} battles, ${actions} actions, ${(actions / seconds).toFixed(0)} a second, ${faults.length} faults`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
