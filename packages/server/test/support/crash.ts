import { type Answered, gameRecord, type TableClient, type TableStep } from "@gunline/link";
import { parseRecord, replay } from "@gunline/rules";
import { expect, vi } from "vitest";
import { broughtBattle } from "./brought-battle.ts";
import { player } from "./scene.ts";
import type { ServerProcess } from "./server.ts";
import { isHere, type SeatedGame, seatedGame, sitAll, until } from "./table.ts";

/** How often; `npm run soak:crash` asks for more. */
export const KILLS = Number(process.env["GUNLINE_KILLS"] ?? 6);
export const KILLS_MS = 60_000 + KILLS * 9_000;

/** A game that is played as fast as it goes, with all that its players were told. */
class PlayedGame {
  readonly game: SeatedGame;
  readonly clients: Awaited<ReturnType<typeof sitAll>>;
  /** Steps that were answered, by command. */
  readonly confirmed = new Map<string, TableStep>();
  readonly refused = new Set<string>();
  #isStopped = false;
  readonly #playing: Promise<void>;

  private constructor(game: SeatedGame, clients: PlayedGame["clients"], seed: number) {
    this.game = game;
    this.clients = clients;
    this.#playing = this.#play(seed);
  }

  static async start(server: ServerProcess, seed: number): Promise<PlayedGame> {
    const isSkirmish = seed % 3 === 1;
    const game = isSkirmish ? await seatedGame(server.base) : await broughtBattle(server.base, seed);
    return new PlayedGame(game, await sitAll(server.base, game), seed);
  }

  get isOver(): boolean {
    return this.clients.p1.state.view!.status.state === "over";
  }

  get isAsking(): boolean {
    return this.clients.p1.state.view!.waiting.some(({ window }) => window !== null);
  }

  get last(): number {
    return Math.max(0, ...[...this.confirmed.values()].map(({ seq }) => seq));
  }

  get all(): readonly TableClient[] {
    return Object.values(this.clients);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#playing;
  }

  async #play(seed: number): Promise<void> {
    const think = player(seed);
    const isLeft = () => this.clients.p1.state.link === "shut";
    for (let n = 0; !this.#isStopped && !this.isOver && !isLeft(); n++) {
      const { p1, p2 } = this.clients;
      const ahead = p1.state.seq >= p2.state.seq ? p1 : p2;
      const awaited = this.clients[ahead.state.view!.waiting[0]?.player ?? "p1"];
      if (awaited.state.seq < ahead.state.seq) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        continue;
      }
      const id = `${this.game.id}-${n}`;
      const { seq, document } = awaited.state;
      const answered = await awaited.send({ type: "act", base: seq, action: think(document!) }, id);
      this.#note(id, answered);
    }
  }

  #note(id: string, answered: Answered): void {
    if (!answered.ok) this.refused.add(id);
    else if (answered.step !== null) this.confirmed.set(id, answered.step);
  }
}

/**
 * Kills the server again and again while games are played on it, and checks that whatever a player was told is there
 * when it is back, once, and that the games go on from there.
 */
export async function crashUnderLoad(server: ServerProcess, kills: number): Promise<string> {
  const GAMES = 3;
  // The SDK warns of every connection that was cut while it was being made.
  const muted = vi.spyOn(console, "warn").mockImplementation(() => {});
  const finished: PlayedGame[] = [];
  let seeds = 0;
  const games = await Promise.all(Array.from({ length: GAMES }, () => PlayedGame.start(server, ++seeds)));
  let struck = 0;
  /** Kills while somebody was asked for a reaction. */
  let asked = 0;
  const began = performance.now();
  for (let kill = 0; kill < kills; kill++) {
    // From right after the restart to well into the load.
    await new Promise((resolve) => setTimeout(resolve, (kill * 37) % 150));
    if (games.some(({ all }) => all.some(({ state }) => state.unanswered > 0))) struck++;
    if (games.some(({ isAsking }) => isAsking)) asked++;
    await server.kill();
    const before = games.map(({ last }) => last);
    await server.start();
    for (const [i, { all }] of games.entries()) {
      for (const client of all) {
        await until(client, isHere, "the server to be back");
        expect(client.state.seq).toBeGreaterThanOrEqual(before[i]!);
      }
    }
    for (const [i, game] of games.entries()) {
      if (!game.isOver) continue;
      finished.push(game);
      games[i] = await PlayedGame.start(server, ++seeds);
    }
  }
  const seconds = (performance.now() - began) / 1000;
  for (const game of games) await game.stop();
  const played = [...finished, ...games];
  for (const game of played) await prove(server, game);
  const steps = played.reduce((sum, { confirmed: { size } }) => sum + size, 0);
  muted.mockRestore();
  // Else the kills came when nothing was under way, and prove nothing.
  expect(struck).toBeGreaterThan(kills / 3);
  return `${kills} kills in ${seconds.toFixed(0)} s, ${struck} with commands under way, ${asked} with a reaction window open; ${steps} steps in ${played.length} games, none lost, none twice`;
}

/** Every step that was told is in the record, as it was told, and once; what was refused is not. */
async function prove(
  server: ServerProcess,
  { game, clients, confirmed, refused }: PlayedGame,
): Promise<void> {
  const { watch } = clients;
  watch.fetchStory();
  await until(watch, ({ steps, seq }) => steps.length === seq, "the whole story");
  const { steps } = watch.state;
  expect(steps.map(({ seq }) => seq)).toEqual(Array.from({ length: steps.length }, (_, i) => i + 1));
  const byId = new Map(steps.map((step) => [step.id, step]));
  expect(byId.size).toBe(steps.length);
  for (const [id, step] of confirmed) expect(byId.get(id)?.hash).toBe(step.hash);
  for (const id of refused) expect(byId.has(id)).toBe(false);
  const record = parseRecord(await gameRecord(server.base, game.id, game.watch));
  if (!record.ok) throw new Error(JSON.stringify(record.refusals));
  expect(record.value.steps.map(({ state_hash }) => state_hash)).toEqual(steps.map(({ hash }) => hash));
  expect(replay(record.value).ok).toBe(true);
}
