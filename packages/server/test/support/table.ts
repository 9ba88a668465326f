import { agreementOf, reviewOf } from "@gunline/armies/review";
import { claimSeat, createGame, dialer, TableClient, type TableState } from "@gunline/link";
import type { Game, PlayerId } from "@gunline/rules";
import { documents, hashOfGame } from "@gunline/rules";
import { skirmish } from "./scene.ts";

export interface SeatedGame {
  readonly id: string;
  readonly tokens: Readonly<Record<PlayerId, string>>;
  readonly watch: string;
  readonly seed_hash: string;
}

/** What a player sends who has read what is not built in, and agrees. */
export function agreeing(document: Game): { readonly agrees?: string } {
  // The server plays by the rules of today, whatever edition the document names.
  const agrees = agreementOf(reviewOf(documents.withoutEdition(document)));
  return agrees === null ? {} : { agrees };
}

/** A game with both seats taken, to which both have agreed. */
export async function seatedGame(base: string, document: Game = skirmish()): Promise<SeatedGame> {
  const agrees = agreeing(document);
  const made = await createGame(base, { document, name: "Ann", ...agrees });
  const { token } = await claimSeat(base, made.id, { invite: made.invite, name: "Bob", ...agrees });
  return {
    id: made.id,
    tokens: { p1: made.token, p2: token },
    watch: made.watch,
    seed_hash: made.seed_hash,
  };
}

const open: TableClient[] = [];

/** Both read at the table what is not built in, and agree. */
export async function agreeAt(...clients: readonly TableClient[]): Promise<void> {
  for (const client of clients) {
    const answered = await client.send({ type: "agree", hash: client.state.view!.agreement!.hash });
    if (!answered.ok) throw new Error(JSON.stringify(answered.errors));
  }
}

/** A client that comes back quickly; closed by `leaveAll`. */
export function sit(base: string, game: string, token: string): TableClient {
  const pause = (tries: number) => Math.min(20 * 2 ** tries, 200);
  const client = new TableClient({ dial: dialer(base), game, token, pause });
  open.push(client);
  return client;
}

export function leaveOne(client: TableClient): void {
  open.splice(open.indexOf(client), 1);
  client.close();
}

export function leaveAll(): void {
  for (const client of open.splice(0)) client.close();
}

/** Waits until a client's state is as wished. */
export async function until(
  client: TableClient,
  wish: (state: TableState) => boolean,
  what = "the table to change",
  ms = 45_000,
): Promise<TableState> {
  const end = performance.now() + ms;
  while (!wish(client.state)) {
    if (performance.now() > end) {
      const { link, reason, seq, view } = client.state;
      throw new Error(`waited in vain for ${what}: ${JSON.stringify({ link, reason, seq, view })}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return client.state;
}

export const isHere = ({ link }: TableState) => link === "here";

/** Sits down everybody and waits until all are there. */
export async function sitAll(base: string, game: SeatedGame) {
  const clients = {
    p1: sit(base, game.id, game.tokens.p1),
    p2: sit(base, game.id, game.tokens.p2),
    watch: sit(base, game.id, game.watch),
  };
  for (const client of Object.values(clients)) await until(client, isHere, "a welcome");
  return clients;
}

/** That all clients come to hold the same document after the same step, and none ever had to ask for it. */
export async function agree(clients: readonly TableClient[], seq: number, hash: string): Promise<void> {
  for (const client of clients) {
    const { document } = await until(client, (state) => state.seq === seq, `step ${seq}`);
    if (document === null || hashOfGame(document) !== hash)
      throw new Error(`a client holds another document after step ${seq}`);
    if (client.mismatches > 0) throw new Error("a client had to ask for the document");
  }
}
