import { buildGame } from "../../../packages/rules/test/support/build.ts";
import { hordes } from "../../../packages/server/test/support/horde.ts";
import { type Attack, pause, post, type Rogue } from "./attack.ts";

/** Documents that take the rules seconds to read, one after the other. */
export const slowDocuments: Attack = { name: "slow documents", addresses: 8, run };

async function run(rogue: Rogue): Promise<Readonly<Record<string, number>>> {
  const document = buildGame({ ...hordes(250), turn: { phase: "SHOOTING" } });
  const body = JSON.stringify({ document });
  const done = { documents: 0, tooFast: 0, failed: 0 };
  while (!rogue.isOver()) {
    try {
      const { status } = await post(rogue, "/api/games", body);
      done.documents++;
      if (status !== 429) continue;
      done.tooFast++;
    } catch {
      done.failed++;
    }
    await pause(50);
  }
  return done;
}
