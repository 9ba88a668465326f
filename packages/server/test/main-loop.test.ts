import { ARMIES, battleByThePack, COMBINATIONS } from "@gunline/armies";
import { claimSeat, createGame, invitationTo } from "@gunline/link";
import type { Game, PlayerId } from "@gunline/rules";
import { afterAll, describe, expect, test } from "vitest";
import { ServerProcess } from "./support/server.ts";

afterAll(() => ServerProcess.stopAll());

/**
 * Loaded into the server: on a signal it prints how long its main thread worked between two ticks of a timer at most,
 * and begins again. Processor time: that others have the machine is no fault of the server.
 */
const METER = `
  import { isMainThread } from "node:worker_threads";
  const worked = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1000; };
  if (isMainThread) {
    let [longest, before] = [0, worked()];
    setInterval(() => { const now = worked(); longest = Math.max(longest, now - before); before = now; }, 1).unref();
    process.on("SIGUSR2", () => { console.log("longest turn " + longest); longest = 0; });
  }`;

async function longestTurn(server: ServerProcess): Promise<number> {
  const known = server.lines.length;
  process.kill(server.pid, "SIGUSR2");
  for (;;) {
    const line = server.lines.slice(known).find((one) => one.startsWith("longest turn "));
    if (line !== undefined) return Number(line.slice("longest turn ".length));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** As many units as a document may have, each of a built-in datasheet and none as that says, so that all are compared. */
function large(): Game {
  const army = ARMIES.find(({ id }) => id === "marine-company")!;
  const made = battleByThePack({
    ...COMBINATIONS[0]!,
    armies: { p1: army, p2: army },
    mission: "only-war",
    attacker: "p1",
    seed: "large",
  });
  const game = made.ok ? made.value.game : expect.fail();
  const [own, other] = [ownedBy(game, "p1"), ownedBy(game, "p2")];
  const copies = Array.from({ length: Math.floor(390 / own.length) }, (_, n) =>
    own.map((unit) => ({ ...unit, id: `${unit.id}-${n}`, points: 1 })),
  );
  return { ...game, units: Object.fromEntries([...copies.flat(), ...other].map((unit) => [unit.id, unit])) };
}

const ownedBy = ({ units }: Game, player: PlayerId) =>
  Object.values(units).filter(({ owner }) => owner === player);

describe("a large document from a stranger", () => {
  test("is read and reviewed beside the main thread, when the table is created and when its seat is claimed", async () => {
    const server = await ServerProcess.start({
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(METER)}`,
    });
    const document = large();
    const seats = async () => {
      const { id, invite } = await createGame(server.base, { document });
      const { agreement } = await invitationTo(server.base, id, invite);
      expect(agreement).toMatch(/^[0-9a-f]{64}$/);
      await longestTurn(server);
      const { seat } = await claimSeat(server.base, id, { invite, agrees: agreement! });
      expect(seat).toBe("p2");
      return longestTurn(server);
    };
    await longestTurn(server);
    const turns = [await seats(), await seats(), await seats()];
    expect(Math.min(...turns)).toBeLessThan(25);
  });
});
