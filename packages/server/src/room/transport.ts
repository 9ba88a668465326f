import { WebSocketTransport } from "@colyseus/ws-transport";

type OnConnection = WebSocketTransport["onConnection"];
type Raw = Parameters<OnConnection>[0];

/** The close code of a peer that breaks the protocol (RFC 6455). */
const PROTOCOL_ERROR = 1002;

/**
 * The transport, made safe against frames that are no messages: Colyseus decodes the type of a message outside of any
 * `try`, and what is thrown there would stop the process.
 */
export class GuardedTransport extends WebSocketTransport {
  protected override async onConnection(...args: Parameters<OnConnection>): Promise<void> {
    guard(args[0]);
    return super.onConnection(...args);
  }
}

function guard(socket: Raw): void {
  const emit = socket.emit.bind(socket) as (event: string | symbol, ...rest: unknown[]) => boolean;
  socket.emit = (event: string | symbol, ...rest: unknown[]): boolean => {
    if (event !== "message") return emit(event, ...rest);
    try {
      return emit(event, ...rest);
    } catch {
      socket.close(PROTOCOL_ERROR);
      return true;
    }
  };
}
