import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** The server as operators run it. */
    main: string;
  }
}

/** Before the tests that start servers: builds what they start, in a folder of its own. */
export default async function bundle(project: TestProject): Promise<() => void> {
  const outDir = mkdtempSync(join(tmpdir(), "gunline-server-"));
  const configFile = resolve(import.meta.dirname, "../../vite.config.ts");
  await build({ configFile, logLevel: "error", build: { outDir } });
  writeFileSync(join(outDir, "package.json"), `{ "type": "module" }`);
  project.provide("main", join(outDir, "main.js"));
  return () => rmSync(outDir, { recursive: true, force: true });
}
