import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Another state of the project, ready to run. */
export interface Checkout {
  readonly root: string;
  remove(): void;
}

const HERE = resolve(import.meta.dirname, "../..");

const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: HERE, stdio: "pipe" });

/** A folder with its dependencies installed is taken as it is; a commit becomes a worktree in a temporary folder. */
export function checkoutOf(named: string): Checkout {
  if (existsSync(named) && statSync(named).isDirectory()) return { root: resolve(named), remove() {} };
  const folder = mkdtempSync(join(tmpdir(), "gunline-beside-"));
  const root = join(folder, "checkout");
  const remove = () => {
    git("worktree", "remove", "--force", root);
    rmSync(folder, { recursive: true, force: true });
  };
  git("worktree", "add", "--detach", root, named);
  try {
    install(root);
  } catch (error) {
    remove();
    throw error;
  }
  return { root, remove };
}

/** The dependencies of here where they are the same; else its own. */
function install(root: string): void {
  const lock = (of: string) => readFileSync(join(of, "package-lock.json"), "utf8");
  if (lock(root) === lock(HERE)) linkAll(join(HERE, "node_modules"), join(root, "node_modules"));
  else execFileSync("npm", ["ci", "--ignore-scripts", "--prefer-offline"], { cwd: root, stdio: "pipe" });
}

/** Links of a workspace point to its own packages, by the same relative path; all else points to what is installed here. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [there, here] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(there), here);
    else if (entry.name.startsWith("@")) linkAll(there, here);
    else if (!entry.name.startsWith(".")) symlinkSync(there, here);
  }
}
