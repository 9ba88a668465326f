import type { Action } from "@gunline/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readAction } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { isHere, leaveAll, seatedGame, sit, until } from "./support/table.ts";
import { Way } from "./support/way.ts";

/** What a step weighs on its way to somebody at the table: bytes of TCP, frames and all. */

let server: ServerProcess;
const ways: Way[] = [];
beforeAll(async () => {
  server = await ServerProcess.start();
}, 120_000);
afterEach(() => {
  leaveAll();
  for (const way of ways.splice(0)) way.end();
});
afterAll(() => ServerProcess.stopAll(), 120_000);

const select = readAction({ type: "SELECT_SHOOTER", actor_unit_id: "A2" });
const aim = (weapon_id: string, target_unit_id: string) =>
  readAction({ type: "ASSIGN_TARGET", actor_unit_id: "A2", payload: { weapon_id, target_unit_id } });
/** Two weapons, now at this unit and now at that. */
const CHOICES: readonly Action[] = [
  aim("gun", "B1"),
  aim("cannon", "B2"),
  aim("gun", "B2"),
  aim("cannon", "B1"),
];

/** Plays choices, and gives what each of them weighed for the one who looks on. */
async function weighed(choices: number): Promise<readonly number[]> {
  const game = await seatedGame(server.base);
  const way = await Way.to(server.base);
  ways.push(way);
  const player = sit(server.base, game.id, game.tokens.p1);
  const onlooker = sit(way.url, game.id, game.tokens.p2);
  for (const client of [player, onlooker]) await until(client, isHere);
  await until(onlooker, ({ presence }) => presence.p1 && presence.p2);
  const bytes: number[] = [];
  for (let i = 0; i <= choices; i++) {
    const before = way.received;
    const answered = await player.act(i === 0 ? select : CHOICES[i % CHOICES.length]!);
    if (!answered.ok) throw new Error(JSON.stringify(answered.errors));
    await until(onlooker, ({ seq }) => seq === i + 1);
    bytes.push(way.received - before);
  }
  return bytes;
}

describe("on the wire", () => {
  test("a step brings of the table itself only what it has changed", async () => {
    const [first] = await weighed(0);
    // With the whole view it was 867 bytes.
    expect(first).toBeLessThan(700);
  });

  test("a result of a choice is at most 2 kB after a hundred choices", async () => {
    const bytes = await weighed(100);
    console.log(`a choice weighs ${bytes[1]} bytes as the first one, ${bytes.at(-1)} as the hundredth`);
    expect(bytes.at(-1)).toBeLessThanOrEqual(2_000);
  });
});
