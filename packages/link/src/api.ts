import type { Game, GameRecord, PlayerId } from "@gunline/rules";
import type {
  About,
  AboutGame,
  ClaimedSeat,
  CreatedGame,
  GameSummary,
  Invitation,
  OwnArmy,
  Problem,
  RuleText,
  RuleTexts,
} from "./protocol.ts";

/** What is asked of the server outside of a table. `base` is its address, such as `https://play.example.org`. */

/** A request that the server refused, with its reasons. */
export class RequestRefused extends Error {
  override readonly name = "RequestRefused";
  readonly status: number;
  readonly errors: readonly Problem[];
  /** How long the server wishes not to be asked again, in milliseconds; undefined where it did not say. */
  readonly retryAfter: number | undefined;

  constructor(status: number, errors: readonly Problem[], retryAfter?: number) {
    super(errors.map(({ message }) => message).join(" ") || `The server answered ${status}.`);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

export function createGame(
  base: string,
  given: {
    readonly document: Game;
    readonly seat?: PlayerId;
    readonly name?: string;
    readonly about?: About;
    /** Whether players may tick modifiers by hand; else they may not. */
    readonly modifiers_by_hand?: boolean;
    /** For how long whoever is awaited may do nothing before the other player can claim the game; else a day. */
    readonly absence_minutes?: number;
    /** The document leaves the other side without units: whoever comes brings them. */
    readonly opponent_brings?: boolean;
    /** The hash of the review of the document that was read (`Agreement`). */
    readonly agrees?: string;
  },
): Promise<CreatedGame> {
  return post(`${base}/api/games`, given);
}

/** With a token of one's own making (`makeSeatToken`) a claim whose answer was lost can be sent again. */
export function claimSeat(
  base: string,
  game: string,
  given: {
    readonly invite: string;
    readonly name?: string;
    readonly token?: string;
    /** Where the invitation asks for one. */
    readonly army?: OwnArmy;
    /** The hash of the review of the document, with the army, that was read (`Agreement`). */
    readonly agrees?: string;
  },
): Promise<ClaimedSeat> {
  return post(`${base}/api/games/${encodeURIComponent(game)}/claim`, given);
}

export async function myGames(base: string, tokens: readonly string[]): Promise<readonly GameSummary[]> {
  const { games } = await post<{ readonly games: readonly GameSummary[] }>(`${base}/api/my-games`, {
    tokens,
  });
  return games;
}

/** The record as the file that one may keep. */
export function gameRecord(base: string, game: string, token: string): Promise<GameRecord> {
  return get(base, game, "record", token);
}

export function gameAbout(base: string, game: string, token: string): Promise<AboutGame> {
  return get(base, game, "about", token);
}

export function invitationTo(base: string, game: string, invite: string): Promise<Invitation> {
  return get(base, game, "invitation", invite);
}

/** Gives the other player what one's own file says of the rules of one's army. */
export async function sendTexts(
  base: string,
  game: string,
  token: string,
  texts: readonly RuleText[],
): Promise<void> {
  await post(`${base}/api/games/${encodeURIComponent(game)}/texts`, { texts }, token);
}

export function gameTexts(base: string, game: string, token: string): Promise<RuleTexts> {
  return get(base, game, "texts", token);
}

async function get<T>(base: string, game: string, what: string, token: string): Promise<T> {
  const headers = { Authorization: `Bearer ${token}` };
  return read(await fetch(`${base}/api/games/${encodeURIComponent(game)}/${what}`, { headers }));
}

async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  const headers = {
    "Content-Type": "application/json",
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  return read(await fetch(url, { method: "POST", headers, body: JSON.stringify(body) }));
}

async function read<T>(response: Response): Promise<T> {
  // An answer that breaks off on its way is none.
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => ({}))) as { readonly errors?: readonly Problem[] };
  const after = response.headers.get("Retry-After");
  throw new RequestRefused(response.status, body.errors ?? [], retryAfterOf(after, Date.now()));
}

/** `Retry-After` comes in seconds or as a date. */
function retryAfterOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
