import { enableCompileCache } from "node:module";

// Stripping and compiling some hundred files anew takes half of a start, and after a crash players wait for it.
enableCompileCache();
await import("./run.ts");
