import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** The settings, all from the environment, each checked. */

const text = z.string().trim().min(1);
const whole = (least: number, most: number) =>
  z.string().regex(/^\d+$/, "must be a whole number").transform(Number).pipe(z.number().min(least).max(most));
const address = (protocol: RegExp) => z.url({ protocol, error: "must be a URL" });
const origins = z.string().transform((list, context) => {
  const all = list
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  for (const one of all) {
    if (URL.canParse(one) && new URL(one).origin === one) continue;
    context.addIssue(`"${one}" is no origin such as https://play.example.org`);
  }
  return all;
});

const LEVELS = ["silent", "error", "warn", "info", "debug"] as const;

const schema = z.object({
  PORT: whole(0, 65_535).default(2567),
  HOST: text.default("0.0.0.0"),
  GUNLINE_DATA: text.default("data"),
  GUNLINE_PAGE: text.default(fileURLToPath(new URL("../../web/dist", import.meta.url))),
  DATABASE_URL: address(/^postgres(ql)?$/).optional(),
  REDIS_URL: address(/^rediss?$/).optional(),
  PUBLIC_ADDRESS: z
    .string()
    .regex(
      /^([\w.-]+|\[[\da-f:]+\])(:\d+)?(\/[\w.-]+)*$/i,
      "must be a host, with a port and a path if need be, and no scheme",
    )
    .optional(),
  GUNLINE_RESTORED: z
    .string()
    .regex(/^[\w.:-]{1,64}$/, "must be a short name of the copy, such as its date")
    .optional(),
  GUNLINE_ORIGINS: origins.default([]),
  GUNLINE_BEHIND_PROXY: z
    .enum(["0", "1"], "must be 0 or 1")
    .transform((one) => one === "1")
    .default(false),
  GUNLINE_GAMES_PER_HOUR: whole(1, 1_000_000).default(30),
  GUNLINE_REQUESTS_PER_SECOND: whole(1, 1_000_000).default(10),
  GUNLINE_MESSAGES_PER_SECOND: whole(1, 1_000_000).default(20),
  GUNLINE_ADDRESS_MESSAGES_PER_SECOND: whole(1, 1_000_000).default(100),
  GUNLINE_CONNECTIONS: whole(1, 1_000_000).default(10_000),
  GUNLINE_ADDRESS_CONNECTIONS: whole(1, 1_000_000).default(100),
  GUNLINE_THREADS: whole(1, 64).default(Math.max(2, Math.min(8, availableParallelism()))),
  GUNLINE_ACTION_MS: whole(100, 60_000).default(3_000),
  GUNLINE_DISK_MB: whole(0, 1_000_000_000).default(256),
  GUNLINE_LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(", ")}`).default("info"),
});

export type Config = z.infer<typeof schema>;

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly string[] };

export function readConfig(environment: Readonly<Record<string, string | undefined>>): ReadConfig {
  const given = Object.keys(schema.shape).flatMap((name) => {
    const value = environment[name];
    // An empty variable is one that was not set.
    return value === undefined || value === "" ? [] : [[name, value]];
  });
  const read = schema.safeParse(Object.fromEntries(given));
  if (!read.success) {
    return {
      ok: false,
      faults: read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`),
    };
  }
  const config = read.data;
  if (config.REDIS_URL !== undefined && config.DATABASE_URL === undefined) {
    const fault = "REDIS_URL: several processes need one database; set DATABASE_URL as well";
    return { ok: false, faults: [fault] };
  }
  return { ok: true, config };
}
