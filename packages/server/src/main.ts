import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

// To compile it all again takes half of a start, and after a crash players wait for that. In a folder of our own: what
// lies in one for everybody, others may have put there.
enableCompileCache(
  process.env["NODE_COMPILE_CACHE"] ?? join(import.meta.dirname, "../node_modules/.cache/compiled"),
);
// Seconds that whoever comes while another process makes the room of a game waits for it. After half of one, as is
// usual, a busy machine would make two rooms of one game, in which players do not see each other.
process.env["COLYSEUS_MAX_CONCURRENT_CREATE_ROOM_WAIT_TIME"] ??= "2";
// Helpers would make a collection of what is young shorter and the work of it more, and the cores are the referee's.
setFlagsFromString("--no-parallel-scavenge");
await import("./run.ts");
