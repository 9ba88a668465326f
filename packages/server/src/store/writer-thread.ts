import { parentPort, workerData } from "node:worker_threads";
import { Group } from "./group.ts";
import { connect } from "./sqlite-file.ts";
import type { Batch, BatchWritten } from "./writer.ts";

/** The thread that writes the file of games: what comes while the disk is waited for is written together next. */

const port = parentPort!;
const db = connect(workerData as string);
const group = new Group(db);
let batches: Batch[] = [];

function write(): void {
  if (batches.length === 0) return;
  const together = batches;
  batches = [];
  const written = group.write(together.map(({ statements }) => statements));
  const answers: readonly BatchWritten[] = written.map((one, i) => ({ ...one, id: together[i]!.id }));
  port.postMessage(answers);
}

port.on("message", (message: readonly Batch[] | "close") => {
  if (message === "close") {
    write();
    db.close();
    port.close();
    return;
  }
  if (batches.length === 0) setImmediate(write);
  batches.push(...message);
});
