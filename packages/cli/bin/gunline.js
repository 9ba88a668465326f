#!/usr/bin/env node
// Plain JavaScript that also an old Node can read: it finds a Node that runs the TypeScript sources as they are.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import module, { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const FLOOR = 24;
const major = (version) => Number.parseInt(version, 10);

/** The Node of the npm package `node`, which the workspace installs beside an older one; undefined if it is not there. */
function installedNode() {
  const require = createRequire(import.meta.url);
  try {
    const manifest = require.resolve("node/package.json");
    // A package as old as this Node would start itself for ever.
    if (major(require(manifest).version) < FLOOR) return undefined;
    const name = process.platform === "win32" ? "node.exe" : "node";
    const binary = join(dirname(manifest), "bin", name);
    return existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}

function restart() {
  const node = installedNode();
  if (node === undefined) {
    process.stderr.write(`gunline: needs Node ${FLOOR} or newer, this is ${process.version}\n`);
    process.exitCode = 2;
    return;
  }
  const self = fileURLToPath(import.meta.url);
  // Listened for before the other one is there: a signal in between would end this one alone.
  const forward = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  const child = spawn(node, [self, ...process.argv.slice(2)], { stdio: "inherit" });
  child.on("error", (error) => {
    process.stderr.write(`gunline: ${node} cannot be started: ${error.message}\n`);
    process.exitCode = 2;
  });
  child.on("exit", (status, signal) => {
    for (const one of SIGNALS) process.off(one, forward);
    if (signal !== null) process.kill(process.pid, signal);
    else process.exitCode = status;
  });
}

/** What is meant for the one that works, though it is sent to the one that was started. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** The first releases of Node 24 warn at every start that they strip types; that is no news to a player. */
function muteStrippingWarning() {
  const { emitWarning } = process;
  process.emitWarning = (warning, ...rest) => {
    if (!String(warning).startsWith("Type Stripping")) emitWarning.call(process, warning, ...rest);
  };
}

if (major(process.versions.node) < FLOOR) restart();
else {
  // Without the cache of compiled code every start would strip and compile a hundred files anew.
  module.enableCompileCache();
  muteStrippingWarning();
  const { main } = await import("../src/main.ts");
  // Set, not forced: Node ends by itself once everything is written.
  process.exitCode = await main(process.argv.slice(2));
}
