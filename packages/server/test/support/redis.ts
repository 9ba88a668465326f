import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";
import { freePort } from "../../../../scripts/test/free-port.ts";
import { absent, program, which } from "./debian.ts";

export interface Redis {
  readonly url: string;
  /** Is there, and says nothing. */
  freeze(): void;
  thaw(): void;
  /** Everything that it holds is lost. */
  forget(): Promise<void>;
  /** Comes back with nothing in it after a stop. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis of its own that keeps nothing; undefined where there is none. */
export async function startRedis(): Promise<Redis | undefined> {
  const redis = program(() => which("redis-server"), "redis-server");
  if (redis === undefined) return absent("Redis");
  const port = await freePort();
  let child = spawnRedis(redis, port);
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  await untilUp(child, port);
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    forget: () =>
      new Promise((resolve, reject) => {
        const socket = connect(port, "127.0.0.1", () => socket.write("FLUSHALL\r\n"));
        socket.once("error", reject);
        socket.once("data", () => {
          socket.destroy();
          resolve();
        });
      }),
    async start() {
      child = spawnRedis(redis, port);
      process.once("exit", end);
      await untilUp(child, port);
    },
    async stop() {
      process.off("exit", end);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await exited;
    },
  };
}

function spawnRedis(redis: string, port: number): ChildProcess {
  const where = ["--port", String(port), "--bind", "127.0.0.1"];
  return spawn(redis, [...where, "--save", "", "--appendonly", "no"], { stdio: "ignore", cwd: "/tmp" });
}

async function untilUp(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; !(await answers(port)); tries++) {
    if (child.exitCode !== null) throw new Error(`redis ended with ${child.exitCode}`);
    if (tries > 900) throw new Error("redis does not answer");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
