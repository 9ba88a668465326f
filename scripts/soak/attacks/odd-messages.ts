import { PROTOCOL } from "@gunline/link";
import { type Chance, chance } from "../../../packages/rules/test/support/arena.ts";
import { oddFrame, oddMessage, oddRequest, wsFrame } from "../../../packages/server/test/support/odd.ts";
import { converse, RawSocket, type Reservation } from "../../../packages/server/test/support/raw.ts";
import { skirmish } from "../../../packages/server/test/support/scene.ts";
import { type Attack, pause, post, type Rogue } from "./attack.ts";

/** Messages and raw requests that no decent client sends, with bodies that are dear to look at among them. */
export const oddMessages: Attack = { name: "odd messages", addresses: 20, run };

/** A body that is dear to look at: lists of empty lists, or units without end. */
function dearBody(random: Chance): string {
  const units = Object.fromEntries(Array.from({ length: 1_900 }, (_, n) => [`u${n}`, {}]));
  const lists = Array.from({ length: 24 }, () => Array.from({ length: 9_000 }, () => []));
  return JSON.stringify({ document: random.pick<unknown>([{ units }, lists, { ...skirmish(), units }]) });
}

async function run(rogue: Rogue): Promise<Readonly<Record<string, number>>> {
  const { port, address, messages, seed } = rogue;
  const random = chance(seed);
  const done = { sent: 0, refused: 0, cut: 0, joined: 0 };
  const made = await post(rogue, "/api/games", JSON.stringify({ document: skirmish() }));
  const { id: game = "", watch = "" } = made.body;
  const sockets: RawSocket[] = [];
  while (done.sent < messages) {
    const roll = random.next();
    try {
      if (roll < 0.02) {
        done.sent++;
        if ((await post(rogue, "/api/games", dearBody(random))).status === 429) done.refused++;
      } else if (roll < 0.1) {
        done.sent++;
        const body = JSON.stringify({ game, token: watch, protocol: PROTOCOL });
        const received = await post(rogue, "/matchmake/joinOrCreate/table", body);
        if (received.status !== 200) {
          done.refused++;
          continue;
        }
        const seat = received.body as unknown as Reservation;
        const socket = await RawSocket.open(port, seat, { isJoining: random.happens(0.9), from: address });
        done.joined++;
        if (random.happens(0.2)) socket.socket.pause();
        sockets.push(socket);
        if (sockets.length > 30) sockets.shift()!.close();
      } else if (roll < 0.5 || sockets.length === 0) {
        const requests = Array.from({ length: 10 }, () => oddRequest(random));
        done.sent += requests.length;
        await Promise.all(requests.map((bytes) => converse(port, bytes, 200, address)));
      } else {
        const socket = random.pick(sockets);
        const many = random.pick([1, 10, 50]);
        for (let n = 0; n < many; n++) {
          socket.send(random.happens(0.5) ? oddFrame(random) : wsFrame(2, oddMessage(random)));
        }
        done.sent += many;
        if (socket.isClosed) {
          done.cut++;
          sockets.splice(sockets.indexOf(socket), 1);
        }
        await pause(1);
      }
    } catch {
      done.cut++;
      await pause(5);
    }
  }
  for (const socket of sockets) socket.close();
  return done;
}
