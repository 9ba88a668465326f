import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to a server that can be closed, so that nothing comes through and nobody is told. */
export class Way {
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((near) => this.#join(near));
  readonly #far: URL;
  #isClosed = false;
  #received = 0;

  private constructor(far: URL) {
    this.#far = far;
  }

  static async to(address: string): Promise<Way> {
    const way = new Way(new URL(address));
    await new Promise<void>((listening) => way.#server.listen(0, "127.0.0.1", listening));
    return way;
  }

  /** Bytes that the server has sent this way. */
  get received(): number {
    return this.#received;
  }

  /** The address of the server by this way. */
  get url(): string {
    const url = new URL(this.#far);
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  close(): void {
    this.#isClosed = true;
    for (const socket of this.#sockets) socket.pause();
  }

  open(): void {
    this.#isClosed = false;
    for (const socket of this.#sockets) socket.resume();
  }

  /** Every connection breaks; the next one comes through. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  end(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(near: Socket): void {
    const far = connect(Number(this.#far.port), this.#far.hostname);
    this.#pass(near, far);
    this.#pass(far, near);
    far.on("data", ({ length }) => {
      this.#received += length;
    });
  }

  #pass(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.on("data", (chunk) => to.write(chunk));
    from.on("error", () => to.destroy());
    from.on("close", () => {
      this.#sockets.delete(from);
      to.destroy();
    });
    if (this.#isClosed) from.pause();
  }
}
