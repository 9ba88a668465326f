import type { Memory, ProbeOrder } from "./orders.ts";

/** Loaded beside either server (`--import`), which itself is not changed: tells what it uses, and ends with the run. */

const { gc } = globalThis;

async function memory(): Promise<Memory> {
  // The second collection frees what finalizers of the first let go.
  for (let i = 0; i < 2; i++) {
    gc?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, live: heapUsed + external };
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

process.on("message", async ({ order }: ProbeOrder) => {
  process.send!(order === "memory" ? await memory() : cpu());
});
process.once("disconnect", () => process.exit());
