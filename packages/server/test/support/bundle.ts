import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildServer } from "./build.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The server as operators run it. */
    main: string;
  }
}

/** Before the tests that start servers: builds what they start. */
export default async function bundle(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "gunline-built-"));
  project.provide("main", await buildServer(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
