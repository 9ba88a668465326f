import { Client, type Room } from "@colyseus/sdk";
import type { Message } from "./protocol.ts";
import { PROTOCOL } from "./version.ts";

/** One connection to a table. */
export interface Line {
  send(type: string, body: object): void;
  close(): void;
}

export interface LineEvents {
  onMessage(message: Message): void;
  /** The connection is gone, for whatever reason. Said once. */
  onClosed(): void;
}

/** Opens a line; rejects where the server cannot be reached or the token opens nothing. */
export type Dial = (game: string, token: string, events: LineEvents) => Promise<Line>;

/** A refusal that no further try will change: the token opens nothing. */
export class NotAdmitted extends Error {
  override readonly name = "NotAdmitted";
}

/** Lines through the SDK of Colyseus. Reconnecting is ours: a token opens a table even after the server was away. */
export function dialer(base: string): Dial {
  const sdk = new Client(base);
  return async (game, token, events) => {
    const wish = { game, token, protocol: PROTOCOL };
    const room: Room = await sdk.joinOrCreate("table", wish).catch((error: unknown) => {
      const { code } = error as { readonly code?: number };
      // What is no token at all is a link that was cut off or mistyped.
      if (code === 400) throw new NotAdmitted("This link opens no table. Ask for it again.");
      if (code === 401 || code === 403 || code === 410) throw new NotAdmitted((error as Error).message);
      throw error;
    });
    room.reconnection.enabled = false;
    let isOpen = true;
    const closed = () => {
      if (!isOpen) return;
      isOpen = false;
      events.onClosed();
    };
    room.onLeave(closed);
    room.onError(() => {});
    room.onMessage("*", (type, body) => {
      if (isOpen) events.onMessage([type, body] as unknown as Message);
    });
    return {
      send(type, body) {
        if (isOpen && room.connection.isOpen) room.send(type, body);
      },
      close() {
        isOpen = false;
        room.leave().catch(() => {});
        // A line that is dead hears of no leaving.
        room.connection.close();
      },
    };
  };
}
