import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { freePort } from "../../../../scripts/test/free-port.ts";
import { absent, program } from "./debian.ts";

export interface Postgres {
  /** A fresh, empty database. */
  database(): Promise<string>;
  /** As if its machine was switched off, and on again with all that was in it. */
  down(): Promise<void>;
  up(): Promise<void>;
  stop(): Promise<void>;
}

const find = () => globSync("/usr/lib/postgresql/*/bin/postgres").sort().at(-1);

/** A PostgreSQL of its own in a temporary folder; undefined where there is none. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const postgres = program(find, "postgresql");
  if (postgres === undefined) return absent("PostgreSQL");
  const folder = mkdtempSync(join(tmpdir(), "gunline-pg-"));
  const owner = owning(folder);
  const data = join(folder, "data");
  execFileSync(
    join(dirname(postgres), "initdb"),
    ["-D", data, "-A", "trust", "-U", "gunline", "--no-sync", "-E", "UTF8", "--locale=C"],
    { stdio: "ignore", cwd: folder, ...owner },
  );
  const port = await freePort();
  // Only our own processes are killed in these tests, never this one: it need not wait for the disk.
  const fsync = process.env["GUNLINE_FSYNC"] ?? "off";
  const settings = ["-c", `fsync=${fsync}`, "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60"];
  const start = () =>
    spawn(postgres, ["-D", data, "-p", String(port), "-k", folder, ...settings], {
      stdio: "ignore",
      cwd: folder,
      ...owner,
    });
  let child = start();
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const url = (database: string) => `postgresql://gunline@127.0.0.1:${port}/${database}`;
  let admin = await connected(url("postgres"), child);
  let databases = 0;
  const ended = async () => {
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGINT");
    await exited;
  };
  return {
    async database() {
      const name = `g${++databases}`;
      await admin.query(`CREATE DATABASE ${name}`);
      return url(name);
    },
    down: ended,
    async up() {
      child = start();
      admin = await connected(url("postgres"), child);
    },
    async stop() {
      process.off("exit", end);
      await admin.end();
      await ended();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function owning(folder: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: string) => Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" }));
  const [uid, gid] = [idOf("-u"), idOf("-g")];
  chownSync(folder, uid, gid);
  return { uid, gid };
}

async function connected(url: string, child: ChildProcess): Promise<pg.Client> {
  for (let tries = 0; tries < 900; tries++) {
    if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error("postgres does not answer");
}
