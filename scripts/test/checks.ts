/** All checks that are no tests, side by side: each prints what it has to say when it is done. */
import { spawn } from "node:child_process";

const CHECKS = ["lint", "types", "unused", "rules:check"];

async function run(check: string): Promise<boolean> {
  const child = spawn("npm", ["run", "--silent", check], { stdio: ["ignore", "pipe", "pipe"] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => printed.push(chunk));
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  process.stdout.write(`${code === 0 ? "✓" : "✗"} ${check}\n${Buffer.concat(printed).toString()}`);
  return code === 0;
}

const passed = await Promise.all(CHECKS.map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;
