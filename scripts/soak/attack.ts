/**
 * The attack of the soak, in a process of its own: so many messages and raw requests, from twenty addresses at once.
 * Usage: node attack.ts PORT MESSAGES
 */
import { request } from "node:http";
import { PROTOCOL } from "@gunline/link";
import { type Chance, chance } from "../../packages/rules/test/support/arena.ts";
import { oddFrame, oddMessage, oddRequest, wsFrame } from "../../packages/server/test/support/odd.ts";
import { converse, RawSocket, type Reservation } from "../../packages/server/test/support/raw.ts";
import { skirmish } from "../../packages/server/test/support/scene.ts";

const ADDRESSES = 20;
const [port, messages] = process.argv.slice(2).map(Number) as [number, number];

interface Told {
  readonly status: number;
  readonly body: Record<string, string>;
}

function post(localAddress: string, path: string, body: string): Promise<Told> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: "127.0.0.1", localAddress, path, method: "POST", timeout: 20_000 });
    asked.on("error", reject);
    asked.on("timeout", () => asked.destroy(new Error("no answer")));
    asked.on("response", async (response) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(text || "{}") as Told["body"] });
    });
    asked.end(body);
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A body that is dear to look at: lists of empty lists, or units without end. */
function dearBody(random: Chance): string {
  const units = Object.fromEntries(Array.from({ length: 1_900 }, (_, n) => [`u${n}`, {}]));
  const lists = Array.from({ length: 24 }, () => Array.from({ length: 9_000 }, () => []));
  return JSON.stringify({ document: random.pick<unknown>([{ units }, lists, { ...skirmish(), units }]) });
}

/** All that one address does, until it has sent its share. */
async function rogue(address: string, share: number, seed: number): Promise<Record<string, number>> {
  const random = chance(seed);
  const done = { sent: 0, refused: 0, cut: 0, joined: 0 };
  const made = await post(address, "/api/games", JSON.stringify({ document: skirmish() }));
  const { id: game = "", watch = "" } = made.body;
  const sockets: RawSocket[] = [];
  while (done.sent < share) {
    const roll = random.next();
    try {
      if (roll < 0.02) {
        done.sent++;
        if ((await post(address, "/api/games", dearBody(random))).status === 429) done.refused++;
      } else if (roll < 0.1) {
        done.sent++;
        const body = JSON.stringify({ game, token: watch, protocol: PROTOCOL });
        const told = await post(address, "/matchmake/joinOrCreate/table", body);
        if (told.status !== 200) {
          done.refused++;
          continue;
        }
        const seat = told.body as unknown as Reservation;
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

const all = await Promise.all(
  Array.from({ length: ADDRESSES }, (_, n) => rogue(`127.0.0.${n + 2}`, messages / ADDRESSES, n + 1)),
);
const sum = (field: string) => all.reduce((total, one) => total + (one[field] ?? 0), 0);
process.stdout.write(
  `${sum("sent")} messages and requests from ${ADDRESSES} addresses: ${sum("joined")} joined, ${sum("refused")} refused by a limit, ${sum("cut")} cut off\n`,
);
process.exit(0);
