import { execFileSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { BIN, gunline, runNode, Scratch } from "./support/run.ts";

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

const old = olderNode();

test.skipIf(old === undefined)("under an older Node it goes on with the workspace's own", async () => {
  const [direct, restarted] = await Promise.all([
    gunline(["apply", "none.json", "-"], "[]"),
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
