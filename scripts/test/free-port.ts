import { createServer } from "node:net";

/** Below the ports that the system gives to whoever names none: a server that is killed finds its own again. */
const FIRST = 20_000;
const LAST = 32_000;
const TRIES = 100;

/** A port that nobody listens at, for a server that tests start, and may start again. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
  throw new Error(`none of ${TRIES} ports is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
