import { type Logger, pino } from "pino";

export type { Logger };

export type LogLevel = "silent" | "error" | "warn" | "info" | "debug";

/** One JSON line an event on standard output. Tokens and links never get here: only ids, roles and codes are logged. */
export function makeLog(level: LogLevel): Logger {
  return pino({ level, base: { name: "gunline" }, timestamp: pino.stdTimeFunctions.isoTime });
}
