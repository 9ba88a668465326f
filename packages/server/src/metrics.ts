import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What `/metrics` tells. */
export function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    /** Asked when somebody looks. */
    watchBacklog(bytes: () => number) {
      new Gauge({
        name: "gunline_backlog_bytes",
        help: "What waits to be sent to connections",
        registers,
        collect() {
          this.set(bytes());
        },
      });
    },
    /** Likewise. */
    watchMemory(memory: Readonly<Record<"bytes" | "most" | "tables" | "unloaded", number>>) {
      const gauge = (name: string, help: string, value: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(value());
          },
        });
      gauge("gunline_loaded_tables", "Tables of which the document is in memory", () => memory.tables);
      gauge("gunline_documents_bytes", "What their documents take as JSON", () => memory.bytes);
      gauge("gunline_documents_limit_bytes", "What they may take", () => memory.most);
      gauge(
        "gunline_unloaded_tables_total",
        "Tables that left memory so that others could enter",
        () => memory.unloaded,
      );
    },
    commands: new Counter({
      name: "gunline_commands_total",
      help: "Messages of players by type and what came of them",
      labelNames: ["type", "outcome"] as const,
      registers,
    }),
    commandSeconds: new Histogram({
      name: "gunline_command_seconds",
      help: "From a command's arrival until its result was on disk and told",
      labelNames: ["type"] as const,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    connections: new Gauge({
      name: "gunline_connections",
      help: "Open connections by role",
      labelNames: ["role"] as const,
      registers,
    }),
    tables: new Gauge({ name: "gunline_tables", help: "Games hosted by this process", registers }),
    stoppedThreads: new Counter({
      name: "gunline_stopped_threads_total",
      help: "Threads of the referee that took too long or failed, and were replaced",
      registers,
    }),
    games: new Counter({ name: "gunline_games_created_total", help: "Games created", registers }),
    cut: new Counter({
      name: "gunline_cut_total",
      help: "Connections that were not let in or were ended by the server, by reason",
      labelNames: ["reason"] as const,
      registers,
    }),
    refusals: new Counter({
      name: "gunline_refusals_total",
      help: "Messages and requests that were refused, by code",
      labelNames: ["where", "code"] as const,
      registers,
    }),
    storeFailures: new Counter({
      name: "gunline_store_failures_total",
      help: "Reads and writes that the database failed at",
      labelNames: ["what"] as const,
      registers,
    }),
    requests: new Counter({
      name: "gunline_http_requests_total",
      help: "HTTP requests by route and status",
      labelNames: ["route", "status"] as const,
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof makeMetrics>;
