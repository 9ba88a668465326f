import { manyClients } from "../../../packages/server/test/support/many-clients.ts";
import { isHere, seatedGame, sit, until } from "../../../packages/server/test/support/table.ts";
import { type Attack, pause, type Rogue } from "./attack.ts";

/** Moves of 400 models to one spot, as fast as they are refused. */
export const largeRefusals: Attack = { name: "large refusals", addresses: 8, run };

const AT_A_TIME = 4;

async function run({ base, isOver }: Rogue): Promise<Readonly<Record<string, number>>> {
  const { game, action } = manyClients();
  const { id, tokens } = await seatedGame(base, game);
  const client = sit(base, id, tokens.p1);
  await until(client, isHere);
  const done = { moves: 0, tooFast: 0 };
  const send = async () => {
    while (!isOver()) {
      const answer = await client.send({ type: "act", base: 0, action } as never);
      done.moves++;
      if (answer.ok || answer.errors[0]?.code !== "TOO_FAST") continue;
      done.tooFast++;
      await pause(20);
    }
  };
  await Promise.race([Promise.all(Array.from({ length: AT_A_TIME }, send)), over(isOver)]);
  return done;
}

/** What is not answered any more is not waited for. */
async function over(isOver: () => boolean): Promise<void> {
  while (!isOver()) await pause(100);
}
