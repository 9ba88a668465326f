import type { TableClient } from "@gunline/link";
import { buildGame } from "../../../packages/rules/test/support/build.ts";
import { hordes } from "../../../packages/server/test/support/horde.ts";
import { readAction } from "../../../packages/server/test/support/scene.ts";
import { isHere, seatedGame, sit, until } from "../../../packages/server/test/support/table.ts";
import { type Attack, pause, type Rogue } from "./attack.ts";

/** Actions at many tables at once that take the rules from a fifth of a second to all the time that they have. */
export const heavyQueues: Attack = { name: "heavy queues", addresses: 8, run };

/** Models a side. */
const TABLES = [60, 100, 250, 500];
const endPhase = readAction({ type: "END_PHASE" });

async function run({ base, isOver }: Rogue): Promise<Readonly<Record<string, number>>> {
  const clients: TableClient[] = [];
  for (const models of TABLES) {
    if (isOver()) break;
    try {
      const { id, tokens } = await seatedGame(base, buildGame(hordes(models)));
      for (const token of Object.values(tokens)) {
        const client = sit(base, id, token);
        await until(client, isHere);
        clients.push(client);
      }
    } catch {
      await pause(500);
    }
  }
  const done = { actions: 0, tooSlow: 0, tooFast: 0 };
  const send = async (client: TableClient) => {
    while (!isOver()) {
      const answer = await client.act(endPhase);
      done.actions++;
      const code = answer.ok ? "" : answer.errors[0]?.code;
      if (code === "TOO_SLOW") done.tooSlow++;
      if (code === "TOO_FAST") done.tooFast++;
      await pause(code === "TOO_FAST" ? 200 : 20);
    }
  };
  const over = async () => {
    while (!isOver()) await pause(100);
  };
  await Promise.race([Promise.all(clients.map(send)), over()]);
  return done;
}
