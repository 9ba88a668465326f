import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, preview } from "vite";
import type { TestProject } from "vitest/node";
import { findChromium } from "./chromium.ts";

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
    chromium: string;
  }
}

/** Before all browser tests: the page as it is built for players, in a folder and on a port of its own. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const configFile = resolve(import.meta.dirname, "../../../vite.config.ts");
  project.provide("chromium", findChromium());
  // Not the players' folder: a run beside this one, or a server started before it, keeps its page.
  const outDir = mkdtempSync(join(tmpdir(), "gunline-page-"));
  const bundle = { outDir, emptyOutDir: true };
  // The test runner says "test" here, and React would be built for developers.
  process.env["NODE_ENV"] = "production";
  await build({ configFile, logLevel: "error", build: bundle });
  const server = await preview({
    configFile,
    logLevel: "error",
    build: bundle,
    preview: { port: 0, host: "127.0.0.1" },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error("the page has no address");
  project.provide("address", address);
  return async () => {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  };
}
