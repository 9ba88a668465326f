import { execFileSync, spawnSync } from "node:child_process";

/** Servers that tests run against, from Debian's packages: installed where that can be done and they are missing. */

/** A program, after an attempt to install its package; undefined where it is not to be had. */
export function program(find: () => string | undefined, debianPackage: string): string | undefined {
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0) return undefined;
  // Two workers may want it at once.
  const install = `apt-get update -q && apt-get install -y -q --no-install-recommends ${debianPackage}`;
  spawnSync("flock", ["/tmp/gunline-apt.lock", "sh", "-c", install], { stdio: "ignore", timeout: 180_000 });
  return find();
}

export function which(name: string): string | undefined {
  try {
    return execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** What cannot be had is said by name; where it must be had, as under CI, that is a failure. */
export function absent(what: string): undefined {
  if (process.env["CI"] === "true")
    throw new Error(`${what} is not to be had here, and CI must test against it`);
  console.warn(`\n  SKIPPED: ${what} is not to be had here; what needs it was not tested.\n`);
  return undefined;
}
