import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A way to a server on this machine that comes from an address of its own: clients cannot choose theirs. */
export class From {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server, sockets: Set<Socket>) {
    this.#server = server;
    this.#sockets = sockets;
  }

  static async address(localAddress: string, port: number): Promise<From> {
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect({ port, host: "127.0.0.1", localAddress });
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.setNoDelay(true);
        one.on("error", () => other.destroy());
        one.on("close", () => {
          sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    return new From(server, sockets);
  }

  get base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  end(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
