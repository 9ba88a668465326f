import { createServer } from "node:net";

/** Below the ports that the system gives to whoever names none: a server that is killed finds its own again. */
const FIRST = 20_000;
const PER_WORKER = 1_500;
const WORKERS = 8;
const TRIES = 100;

/** A port that nobody listens at, for a server that tests start, and may start again. */
export async function freePort(): Promise<number> {
  // Each worker has its own, so that none takes another's while a server there is between two lives.
  const worker = Number(process.env["VITEST_POOL_ID"] ?? 0) % WORKERS;
  for (let tries = 0; tries < TRIES; tries++) {
    const port = FIRST + PER_WORKER * worker + Math.floor(Math.random() * PER_WORKER);
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
