import { request } from "node:http";

/** One way to harm a server, as the soak tries it from several addresses at once. */
export interface Attack {
  readonly name: string;
  readonly addresses: number;
  /** All that one address does; gives what came of it, by whatever names. */
  readonly run: (rogue: Rogue) => Promise<Readonly<Record<string, number>>>;
}

/** One address of an attack. */
export interface Rogue {
  readonly port: number;
  readonly address: string;
  /** A way to the server that comes from this address. */
  readonly base: string;
  readonly seed: number;
  /** Its share of the messages, where an attack counts them; others go on until it is over. */
  readonly messages: number;
  readonly isOver: () => boolean;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Response {
  readonly status: number;
  readonly body: Record<string, string>;
}

export function post({ port, address }: Rogue, path: string, body: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asked = request({
      port,
      host: "127.0.0.1",
      localAddress: address,
      path,
      method: "POST",
      timeout: 20_000,
    });
    asked.on("error", reject);
    asked.on("timeout", () => asked.destroy(new Error("no answer")));
    asked.on("response", async (response) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(text || "{}") as Response["body"] });
    });
    asked.end(body);
  });
}
