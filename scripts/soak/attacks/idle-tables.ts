import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { PROTOCOL } from "@gunline/link";
import { buildGame, type ModelOptions } from "../../../packages/rules/test/support/build.ts";
import { RawSocket, type Reservation } from "../../../packages/server/test/support/raw.ts";
import type { Attack, Rogue } from "./attack.ts";

/** Tables of an address. */
const TABLES = 25;

/** Many large tables at which nobody does anything. */
export const idleTables: Attack = { name: "idle tables", addresses: 8, run };

async function run({ port, address, isOver }: Rogue): Promise<Readonly<Record<string, number>>> {
  const { opened, refused, bytes, close } = await openIdleTables(port, [address]);
  while (!isOver()) await pause(100);
  close();
  return { opened, refused, bytes };
}

export interface IdleTables {
  readonly opened: number;
  readonly refused: number;
  /** Of all documents together. */
  readonly bytes: number;
  readonly sockets: readonly RawSocket[];
  close(): void;
}

/**
 * Opens many large tables from a few addresses of this machine, sits down at each and then does nothing: a server that
 * keeps all of them in memory has no room for anybody else. They stay open until they are closed.
 */
export async function openIdleTables(
  port: number,
  addresses: readonly string[],
  tables = TABLES,
): Promise<IdleTables> {
  const text = JSON.stringify({ document: largeTable() });
  const sockets: RawSocket[] = [];
  let refused = 0;
  await Promise.all(
    addresses.map(async (from) => {
      for (let i = 0; i < tables; i++) {
        const made = await patient(() => post(port, from, "/api/games", text));
        const { id: game, token, invite } = made.body as Readonly<Record<string, string>>;
        // A game that has begun, as far as the server can tell.
        const claim = JSON.stringify({ invite });
        const wish = JSON.stringify({ game, token, protocol: PROTOCOL });
        const claimed = () => patient(() => post(port, from, `/api/games/${game}/claim`, claim));
        const joined = () => patient(() => post(port, from, "/matchmake/joinOrCreate/table", wish));
        const isMade = made.status === 201 && (await claimed()).status === 200;
        const { status, body } = isMade ? await joined() : made;
        if (status === 200) sockets.push(await RawSocket.open(port, body as Reservation, { from }));
        else refused++;
      }
    }),
  );
  return {
    opened: sockets.length,
    refused,
    bytes: sockets.length * text.length,
    sockets,
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}

interface JsonResponse {
  readonly status: number;
  readonly body: object;
}

/** Requests a second are limited: an attacker waits for them. */
async function patient(ask: () => Promise<JsonResponse>): Promise<JsonResponse> {
  for (let tries = 0; ; tries++) {
    const received = await ask();
    if (received.status !== 429 || tries >= 20) return received;
    await pause(250);
  }
}

function post(port: number, localAddress: string, path: string, body: string): Promise<JsonResponse> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: "127.0.0.1", localAddress, path, method: "POST", timeout: 30_000 });
    asked.on("error", reject);
    asked.on("timeout", () => asked.destroy(new Error("no answer")));
    asked.on("response", async (response) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(text || "{}") as object });
    });
    asked.end(body);
  });
}

const UNITS = 4;
const MODELS = 200;

/** About 130 kB as JSON. */
function largeTable() {
  const squad = (unit: number): Record<string, ModelOptions> =>
    Object.fromEntries(
      Array.from({ length: MODELS }, (_, i) => [
        `idle-${i}`,
        { at: [1 + (i % 50), 1 + Math.floor(i / 50) + 5 * unit] as const, weapons: ["knife"] },
      ]),
    );
  const units = Array.from({ length: UNITS }, (_, i) => [
    `unit-${i}`,
    { owner: i % 2 === 0 ? "p1" : "p2", models: squad(i) } as const,
  ]);
  return buildGame({
    units: Object.fromEntries(units),
    weapons: { knife: { type: "MELEE" } },
    turn: { phase: "COMMAND" },
  });
}
