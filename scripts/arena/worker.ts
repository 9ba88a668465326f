import { parentPort } from "node:worker_threads";
import { type Bout, fight } from "./battle.ts";

parentPort!.on("message", (bout: Bout) => parentPort!.postMessage(fight(bout)));
