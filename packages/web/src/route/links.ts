/** Addresses of tables. Secrets stand behind the #, which browsers never send to a server. */

export type OnlinePlace =
  | { readonly kind: "game"; readonly game: string }
  | {
      readonly kind: "join";
      readonly game: string;
      readonly secret: string;
      /** Under which the seat was claimed, where only the address can keep it. */
      readonly token?: string;
    }
  | { readonly kind: "watch"; readonly game: string; readonly secret: string }
  /** One's own seat, for another device, or for this one where nothing else can keep it. */
  | {
      readonly kind: "sit";
      readonly game: string;
      readonly secret: string;
      readonly seat: "p1" | "p2";
      /** For the opponent's link, while it waits to be used. */
      readonly invite?: string;
    }
  | { readonly kind: "look"; readonly game: string; readonly secret: string; readonly step: number };

const PART = "([A-Za-z0-9_-]{1,100})";
const GAME = new RegExp(`^#/game/${PART}$`);
const WATCH = new RegExp(`^#/watch/${PART}/${PART}$`);
/** As the server makes seats' tokens: another would never open one. */
const TOKEN = "([A-Za-z0-9_-]{43,86})";
const JOIN = new RegExp(`^#/join/${PART}/${PART}(?:/${TOKEN})?$`);
const SIT = new RegExp(`^#/sit/${PART}/${TOKEN}/(p1|p2)(?:/${PART})?$`);
const LOOK = new RegExp(`^#/look/${PART}/${PART}(?:/(.*))?$`);

/** What an address is about; undefined where it is about no game on the server. */
export function placeOf(hash: string): OnlinePlace | undefined {
  const game = GAME.exec(hash);
  if (game !== null) return { kind: "game", game: game[1]! };
  const watch = WATCH.exec(hash);
  if (watch !== null) return { kind: "watch", game: watch[1]!, secret: watch[2]! };
  const join = JOIN.exec(hash);
  if (join !== null) {
    const token = join[3];
    return { kind: "join", game: join[1]!, secret: join[2]!, ...(token !== undefined && { token }) };
  }
  const sit = SIT.exec(hash);
  if (sit !== null) {
    const invite = sit[4];
    const seat = sit[3] as "p1" | "p2";
    return { kind: "sit", game: sit[1]!, secret: sit[2]!, seat, ...(invite !== undefined && { invite }) };
  }
  const look = LOOK.exec(hash);
  if (look === null) return undefined;
  // A link that was mangled on its way still leads to its game.
  const step = /^\d+$/.test(look[3] ?? "") ? Number(look[3]) : 0;
  return { kind: "look", game: look[1]!, secret: look[2]!, step };
}

export function hashOfPlace(place: OnlinePlace): string {
  if (place.kind === "game") return `#/game/${place.game}`;
  const secret = `#/${place.kind}/${place.game}/${place.secret}`;
  if (place.kind === "sit") {
    return place.invite === undefined ? `${secret}/${place.seat}` : `${secret}/${place.seat}/${place.invite}`;
  }
  if (place.kind === "join") return place.token === undefined ? secret : `${secret}/${place.token}`;
  return place.kind === "look" ? `${secret}/${place.step}` : secret;
}

/** An army that an address carries, packed. */
export function packedIn(hash: string): string | undefined {
  return /^#\/army\/([\w-]+)$/.exec(hash)?.[1];
}

/** Without a step in the browser's history: a reload does not bring the army in once more. */
export function forgetPacked(): void {
  window.history.replaceState(null, "", "#/army");
}

export function linkToArmy(packed: string): string {
  return new URL(`#/army/${packed}`, window.location.href).href;
}

export function linkTo(place: OnlinePlace): string {
  return new URL(hashOfPlace(place), window.location.href).href;
}

/** Where the server is: the page comes from it. */
export function serverBase(): string {
  return window.location.origin;
}
