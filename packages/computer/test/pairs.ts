import { battleByThePack, type FieldArmy } from "@gunline/armies";
import { fieldArmy } from "@gunline/armies/builder";
import { readyArmy } from "@gunline/armies/ready";
import { type Game, missions } from "@gunline/rules";
import { playBattle, type Strength } from "../src/index.ts";

/** Battles of ready armies by two computers (see scripts/soak/armies.ts). */

export interface PlayedPair {
  readonly game: Game;
  readonly actions: number;
  readonly rounds: number;
}

/** The ready armies of two factions play a battle to its end; what stops it is thrown. */
export async function playPair(
  p1: string,
  p2: string,
  seed: number,
  strength: Strength = "turn",
): Promise<PlayedPair> {
  const armies = { p1: await field(p1), p2: await field(p2) };
  const pack = missions.MISSIONS.filter(({ id }) => id !== "only-war");
  const mission = pack[seed % pack.length]!.id;
  const made = battleByThePack({ armies, mission, seed: `pair ${seed}`, ruleset: "published" });
  if (!made.ok) throw new Error(made.refusals[0]!.message);
  const played = playBattle(made.value.game, {
    players: { p1: strength, p2: strength },
    seed: `pair ${seed}`,
    recorded: false,
  });
  if (played.stopped !== undefined) throw new Error(`round ${played.game.turn.round}: ${played.stopped}`);
  return { game: played.game, actions: played.actions, rounds: played.game.turn.round };
}

async function field(faction: string): Promise<FieldArmy> {
  const army = await readyArmy(faction, 500);
  if (army === undefined) throw new Error(`no ready army of ${faction}`);
  return (await fieldArmy(army)).army;
}
