import { enableCompileCache } from "node:module";
import { join } from "node:path";

// To compile it all anew takes half of a start, and after a crash players wait for that. In a folder of our own: what
// lies in one for everybody, others may have put there.
enableCompileCache(
  process.env["NODE_COMPILE_CACHE"] ?? join(import.meta.dirname, "../node_modules/.cache/compiled"),
);
await import("./run.ts");
