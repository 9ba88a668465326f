import { spawn } from "node:child_process";
import { connect } from "node:net";
import { freePort } from "../../../../scripts/test/free-port.ts";
import { absent, program, which } from "./debian.ts";

export interface Redis {
  readonly url: string;
  stop(): Promise<void>;
}

/** A Redis of its own that keeps nothing; undefined where there is none. */
export async function startRedis(): Promise<Redis | undefined> {
  const redis = program(() => which("redis-server"), "redis-server");
  if (redis === undefined) return absent("Redis");
  const port = await freePort();
  const child = spawn(
    redis,
    ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    {
      stdio: "ignore",
      cwd: "/tmp",
    },
  );
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  for (let tries = 0; !(await answers(port)); tries++) {
    if (child.exitCode !== null) throw new Error(`redis ended with ${child.exitCode}`);
    if (tries > 900) throw new Error("redis does not answer");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      process.off("exit", end);
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await exited;
    },
  };
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
