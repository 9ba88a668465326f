import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";
import { freePort } from "../../../../../scripts/test/free-port.ts";
import { findChromium } from "./chromium.ts";

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
    chromium: string;
  }
}

const WEB = resolve(import.meta.dirname, "../../..");
const SERVER = resolve(WEB, "../server");
const PATIENCE = 30_000;

/** Before all browser tests: the page as it is built for players, from the server that players have. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  project.provide("chromium", findChromium());
  // Not the players' folders: a run beside this one, or a server started before it, keeps its page and games.
  const folder = mkdtempSync(join(tmpdir(), "gunline-page-"));
  // They lie as in the workspace, where the server finds the page by itself.
  const [page, built] = [join(folder, "web/dist"), join(folder, "server/dist")];
  // The test runner says "test" here, and React would be built for developers.
  process.env["NODE_ENV"] = "production";
  for (const [from, outDir] of [
    [WEB, page],
    [SERVER, built],
  ] as const) {
    await build({ configFile: join(from, "vite.config.ts"), logLevel: "error", build: { outDir } });
  }
  writeFileSync(join(folder, "server/package.json"), `{ "type": "module" }`);
  const port = await freePort();
  const server = spawn(process.execPath, [join(built, "main.js")], {
    env: {
      ...process.env,
      PORT: `${port}`,
      HOST: "127.0.0.1",
      GUNLINE_DATA: join(folder, "data"),
      GUNLINE_GAMES_PER_HOUR: "1000",
      GUNLINE_REQUESTS_PER_SECOND: "1000",
      GUNLINE_LOG_LEVEL: "error",
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const address = `http://127.0.0.1:${port}/`;
  await answering(`${address}healthz`);
  project.provide("address", address);
  return async () => {
    // Gone before its folder is: it writes there to the last.
    if (server.exitCode === null && server.signalCode === null) {
      const gone = new Promise((done) => server.once("exit", done));
      server.kill("SIGKILL");
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
}

async function answering(url: string): Promise<void> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((go) => setTimeout(go, 100));
  }
  throw new Error(`nothing answers at ${url}`);
}
