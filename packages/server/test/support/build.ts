import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";

/** The server as operators run it, in a folder of its own; gives the file to start. */
export async function buildServer(outDir: string): Promise<string> {
  const configFile = resolve(import.meta.dirname, "../../vite.config.ts");
  await build({ configFile, logLevel: "error", build: { outDir } });
  writeFileSync(join(outDir, "package.json"), `{ "type": "module" }`);
  return join(outDir, "main.js");
}
