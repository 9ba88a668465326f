import { flushCompileCache } from "node:module";
import { readConfig } from "./config.ts";
import { LIMITS } from "./limits.ts";
import { startServer } from "./server.ts";

const read = readConfig(process.env);
if (!read.ok) {
  for (const fault of read.faults) process.stderr.write(`gunline: ${fault}\n`);
  process.exitCode = 2;
} else {
  try {
    const running = await startServer(read.config);
    // For a person; the log on standard output is for programs.
    process.stderr.write(`Gunline is on the table: http://localhost:${running.port}/\n`);
    // Node would write it at the end, which a process that is killed does not see.
    flushCompileCache();
    const stop = () => {
      // Whatever hangs, the process ends in time; all that was told is on disk.
      setTimeout(() => process.exit(1), LIMITS.stopMs).unref();
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    // Promises that nobody waits for, such as those of a Redis that is away for a while, must not end all games.
    process.on("unhandledRejection", (error) => running.log.error({ err: error }, "unhandled rejection"));
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
  } catch (error) {
    process.stderr.write(
      `gunline: cannot start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}
