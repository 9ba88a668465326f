import { type Down, dialer, type Line, type Message, PROTOCOL, type Role } from "@gunline/link";
import { hashOf } from "@gunline/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { chance } from "../../rules/test/support/arena.ts";
import { player, skirmish } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { leaveAll, type SeatedGame, seatedGame, sit, sitAll, until } from "./support/table.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
}, 120_000);
afterEach(leaveAll);
afterAll(() => ServerProcess.stopAll(), 120_000);

/** A connection without a client's manners: says whatever it likes, and keeps what it hears. */
class Rogue {
  readonly #answers: Message[] = [];
  /** The command that is meant to be carried out; its step is the answer. */
  #playing = "";
  isClosed = false;
  readonly #line: Promise<Line>;

  constructor(game: string, token: string) {
    this.#line = dialer(server.base)(game, token, {
      onMessage: (message) => {
        const [type, body] = message;
        const mine = type === "step" && body.step.id === this.#playing;
        if (mine || type === "refused" || type === "done") this.#answers.push(message);
      },
      onClosed: () => {
        this.isClosed = true;
      },
    });
  }

  /** Says all of it and waits for as many answers. */
  async say(messages: readonly (readonly [type: string, body: unknown])[]): Promise<readonly Message[]> {
    const line = await this.#line;
    this.#answers.length = 0;
    for (const [type, body] of messages) line.send(type, body as object);
    const end = performance.now() + 45_000;
    while (this.#answers.length < messages.length) {
      if (performance.now() > end)
        throw new Error(`${this.#answers.length} answers to ${messages.length} messages`);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return [...this.#answers];
  }

  async play(body: { readonly id: string }): Promise<Message> {
    this.#playing = body.id;
    const [answer] = await this.say([["act", body]]);
    this.#playing = "";
    return answer!;
  }

  async sayAndBeClosed(type: string, body: unknown): Promise<void> {
    (await this.#line).send(type, body as object);
    const end = performance.now() + 45_000;
    while (!this.isClosed) {
      if (performance.now() > end) throw new Error("the server did not close the connection");
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  async leave(): Promise<void> {
    (await this.#line).close();
  }
}

const ROLES: readonly Role[] = ["p1", "p2", "watch"];
const WORDS = [
  "p1",
  "p2",
  "A1",
  "B1",
  "gun",
  "__proto__",
  "END_PHASE",
  "units.A1",
  "",
  "\u0000",
  "💥",
  "x".repeat(300),
];

describe("whatever is sent", () => {
  test("ten thousand hostile messages change nothing, stop nothing, and each gets a clear refusal", async () => {
    const game = await seatedGame(server.base);
    const { p1, p2, watch } = await sitAll(server.base, game);
    const tokens = { p1: game.tokens.p1, p2: game.tokens.p2, watch: game.watch };
    const rogues = Object.fromEntries(
      ROLES.map((role) => [role, new Rogue(game.id, tokens[role])]),
    ) as Record<Role, Rogue>;
    const random = chance(2024);
    const think = player(99);
    /** Messages that were carried out, to be sent again. */
    const past: { readonly role: Role; readonly type: string; readonly body: Record<string, unknown> }[] = [];
    let ids = 0;
    const id = () => `rogue-${++ids}-xx`;
    const word = () => random.pick(WORDS);
    const nonsense = (depth = 0): unknown =>
      random.pick<() => unknown>([
        () => word(),
        () => random.below(2 ** 31) - 2 ** 30,
        () => random.next() * 1e300,
        () => Number.NaN,
        () => null,
        () => true,
        () => new Date(0),
        () => new Uint8Array(random.below(64)),
        () => new Map([[word(), word()]]),
        () => (depth > 3 ? [] : Array.from({ length: random.below(4) }, () => nonsense(depth + 1))),
        () =>
          depth > 3
            ? {}
            : Object.fromEntries(
                Array.from({ length: random.below(4) }, () => [word(), nonsense(depth + 1)]),
              ),
      ])();
    const types = [
      "act",
      "chat",
      "offer_undo",
      "answer_undo",
      "withdraw",
      "resign",
      "rematch",
      "offer_end",
      "history",
    ];
    /** One message that must not be carried out; `repeat` where it was carried out before and is answered so. */
    const hostile = (role: Role): { type: string; body: unknown; repeat?: boolean } => {
      const { seq, document, view } = p1.state;
      const awaited = new Set<Role>(view!.waiting.map(({ player: one }) => one));
      const base = seq;
      const kinds: (() => { type: string; body: unknown; repeat?: boolean } | undefined)[] = [
        () => ({ type: random.pick(types), body: nonsense() }),
        () => ({ type: word().slice(0, 20), body: nonsense() }),
        () => ({
          type: random.pick(types),
          body: { id: id(), ...(nonsense() as object), extra: nonsense() },
        }),
        () => ({ type: "act", body: { id: id(), base, action: { type: word(), payload: nonsense() } } }),
        () => ({
          type: "act",
          body: { id: id(), base: seq + 1 + random.below(9), action: think(document!) },
        }),
        () =>
          seq === 0
            ? undefined
            : { type: "act", body: { id: id(), base: random.below(seq), action: think(document!) } },
        // The other seat, with an action that would be right for the one whose decision it is.
        () => {
          const action = think(document!);
          // To take back its own last choice is its right, and some moments wait for both.
          if (awaited.has(role) || action.type === "UNDO") return undefined;
          return { type: "act", body: { id: id(), base, action } };
        },
        () => ({ type: "answer_undo", body: { id: id(), to: random.below(5), accept: true } }),
        () => ({ type: "withdraw", body: { id: id(), what: random.pick(["undo", "end", "rematch"]) } }),
        () => ({ type: "rematch", body: { id: id() } }),
        () => ({ type: "offer_undo", body: { id: id(), base, to: seq + random.below(5) } }),
        // Sent again, or out of order under another id.
        () => {
          const old = past.length === 0 ? undefined : random.pick(past);
          return old === undefined || role === "watch"
            ? undefined
            : { type: old.type, body: old.body, repeat: true };
        },
        () => {
          const old = past.length === 0 ? undefined : random.pick(past);
          return old === undefined ? undefined : { type: old.type, body: { ...old.body, id: id() } };
        },
      ];
      for (;;) {
        const message = random.pick(kinds)();
        if (message !== undefined) return message;
      }
    };

    let sent = 0;
    const codes = new Map<string, number>();
    while (sent < 10_000) {
      // Some of it is the game itself, so that the rest meets many states.
      const { view, document, seq } = p1.state;
      if (view!.status.state === "over") break;
      const seat = view!.waiting[0]!.player;
      const body = { id: id(), base: seq, action: think(document!) };
      const answer = await rogues[seat].play(body);
      if (answer[0] === "step") {
        past.push({ role: seat, type: "act", body });
        for (const client of [p1, p2, watch]) await until(client, (state) => state.seq === seq + 1);
      }
      const before = {
        seq: p1.state.seq,
        hash: hashOf(p1.state.document),
        view: JSON.stringify(p1.state.view),
      };
      const chats = p1.state.chat.length;
      await Promise.all(
        ROLES.map(async (role) => {
          const messages = Array.from({ length: 60 }, () => hostile(role));
          sent += messages.length;
          const answers = await rogues[role].say(messages.map(({ type, body: one }) => [type, one] as const));
          for (const [type, one] of answers) {
            if (type === "done") {
              expect((one as Down["done"]).repeat).toBe(true);
              continue;
            }
            const { errors, seq: at } = one as Down["refused"];
            expect(at).toBe(before.seq);
            expect(errors.length).toBeGreaterThan(0);
            for (const { code, message } of errors) {
              expect(code).toMatch(/^[A-Z_]+$/);
              expect(message.length).toBeGreaterThan(3);
              expect(message).not.toMatch(/\.ts:|node_modules|TypeError|undefined is not/);
              expect(code).not.toBe("INTERNAL");
              codes.set(code, (codes.get(code) ?? 0) + 1);
            }
          }
        }),
      );
      for (const client of [p1, p2, watch]) {
        expect(client.state.seq).toBe(before.seq);
        expect(hashOf(client.state.document)).toBe(before.hash);
        expect(client.mismatches).toBe(0);
      }
      expect(JSON.stringify(p1.state.view)).toBe(before.view);
      expect(p1.state.chat.length).toBe(chats);
    }
    expect(sent).toBeGreaterThanOrEqual(10_000);
    for (const code of [
      "STALE",
      "BAD_MESSAGE",
      "UNKNOWN_MESSAGE",
      "WATCHING",
      "NOT_YOUR_DECISION",
      "BAD_ACTION",
      "NO_OFFER",
    ]) {
      expect(codes.get(code) ?? 0, code).toBeGreaterThan(20);
    }
    for (const rogue of Object.values(rogues)) {
      expect(rogue.isClosed).toBe(false);
      await rogue.leave();
    }
    expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
  });

  test("messages of too many bytes, and frames that are no messages, end their own connection and no other", async () => {
    const game = await seatedGame(server.base, skirmish());
    const { p1 } = await sitAll(server.base, game);
    const large = new Rogue(game.id, game.tokens.p1);
    await large.sayAndBeClosed("chat", { id: "large-chat", text: "x".repeat(70_000) });
    const random = chance(7);
    for (let i = 0; i < 150; i++)
      await garbage(game, random.pick([1, 2, 40, 4_000]), random.below(256), i % 3 > 0);
    // Depth and length that a decoder might believe.
    await garbage(game, 60_000, 0x91, true);
    await garbage(game, 60_000, 0x81, true);
    expect(p1.state.link).toBe("here");
    expect(await p1.send({ type: "chat", text: "still here" })).toMatchObject({ ok: true });
    const fresh = sit(server.base, game.id, game.tokens.p2);
    await until(fresh, ({ link, chat }) => link === "here" && chat.length === 1);
    expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
    expect(server.lines.filter((line) => line.includes("listening"))).toHaveLength(1);
  });
});

const JOIN_ROOM = 10;

/** Joins as the SDK does and then sends bytes of no meaning, each beginning with a code of the protocol or not. */
async function garbage(game: SeatedGame, size: number, byte: number, afterJoining: boolean): Promise<void> {
  const joined = await fetch(`${server.base}/matchmake/joinOrCreate/table`, {
    method: "POST",
    body: JSON.stringify({ game: game.id, token: game.tokens.p2, protocol: PROTOCOL }),
  });
  const { processId, roomId, sessionId } = (await joined.json()) as Record<string, string>;
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/${processId}/${roomId}?sessionId=${sessionId}`);
  socket.binaryType = "arraybuffer";
  await new Promise((resolve, reject) => {
    socket.onmessage = resolve;
    socket.onerror = reject;
  });
  if (afterJoining) socket.send(new Uint8Array([JOIN_ROOM]));
  const bytes = new Uint8Array(size).fill(byte);
  // Every code of the protocol is tried with what follows.
  for (let code = 0; code < 24; code++) {
    bytes[0] = code + 8;
    if (socket.readyState === WebSocket.OPEN) socket.send(bytes);
  }
  await new Promise((resolve) => setTimeout(resolve, 2));
  socket.close();
}
