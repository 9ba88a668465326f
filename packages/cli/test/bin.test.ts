import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { duel, shoot } from "./support/duel.ts";
import { BIN, gunline, runNode, Scratch, started } from "./support/run.ts";

afterAll(Scratch.removeAll);

/** An older Node beside that of the workspace, as on the machine of somebody who has just installed it. */
function olderNode(): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "node"))
    .find((node) => {
      try {
        return Number.parseInt(execFileSync(node, ["-p", "process.versions.node"]).toString(), 10) < 24;
      } catch {
        return false;
      }
    });
}

test("the program reads, writes and ends as its main function does, with every exit code", async () => {
  const game = JSON.stringify(duel());
  const calls: readonly [args: readonly string[], stdin: string, code: number][] = [
    [["legal", "-", "--json"], game, 0],
    [["apply", "-", new Scratch().file("action.json", shoot("C"))], game, 1],
    [["apply", "none.json", "-"], "[]", 2],
  ];
  for (const [args, stdin, code] of calls) {
    const ran = await gunline(args, stdin);
    expect(ran.code).toBe(code);
    expect(await started(args, stdin)).toEqual(ran);
  }
});

const old = olderNode();

test.skipIf(old === undefined)("under an older Node it goes on with the workspace's own", async () => {
  const [direct, restarted] = await Promise.all([
    started(["apply", "none.json", "-"], "[]"),
    runNode(old!, [BIN, "apply", "none.json", "-"], "[]"),
  ]);
  expect(direct.code).toBe(2);
  expect(restarted).toEqual(direct);
});

test.skipIf(old === undefined)("under an older Node alone it says what it needs", async () => {
  const scratch = new Scratch();
  scratch.file("package.json", { type: "module" });
  copyFileSync(BIN, scratch.path("gunline.js"));
  const ran = await runNode(old!, [scratch.path("gunline.js"), "demo"]);
  expect(ran).toMatchObject({ code: 2, out: "" });
  expect(ran.err).toMatch(/^gunline: needs Node 24 or newer, this is v\d+\.\d+\.\d+\n$/);
});

const children = (pid: number) => `/proc/${pid}/task/${pid}/children`;

test.skipIf(old === undefined || !existsSync(children(process.pid)))(
  "a signal to the process that was started ends the one that works",
  async () => {
    // It waits for a game on its standard input, which stays open.
    const started = spawn(old!, [BIN, "legal", "-"]);
    let err = "";
    started.stderr.on("data", (chunk: Buffer) => {
      err += chunk.toString();
    });
    const exited = new Promise<NodeJS.Signals | null>((resolve) => {
      started.on("exit", (_code, signal) => resolve(signal));
    });
    const closed = new Promise((resolve) => {
      started.on("close", resolve);
    });
    await expect
      .poll(() => readFileSync(children(started.pid!), "utf8").trim(), { timeout: 60_000 })
      .not.toBe("");
    started.kill("SIGTERM");
    expect(await exited).toBe("SIGTERM");
    // Anyone who still lived would now read an empty game, and complain.
    started.stdin.on("error", () => {});
    started.stdin.end();
    await closed;
    expect(err).toBe("");
  },
);
