import { loadArmyBook, textOfArmy } from "../src/builder/index.ts";
import { armyFromList, editionBook, readList } from "../src/lists/index.ts";
import { readyArmy } from "../src/ready/index.ts";

/** The first list of a process, with its army loaded: nothing that reads it has run before. */

const ready = (await readyArmy("necrons", 2_000))!;
const text = new TextEncoder().encode(textOfArmy(ready, await loadArmyBook("necrons")));
const start = performance.now();
const before = process.cpuUsage().user;
const read = readList(text);
if (!read.ok) throw new Error(read.fault.message);
const edition = await editionBook(read.value.list);
const { army } = armyFromList(read.value, { edition });
const took = performance.now() - start;
const processor = (process.cpuUsage().user - before) / 1_000;
console.log(
  `the first list of a process, ${army.units.length} units: ${took.toFixed(0)} ms, ${processor.toFixed(0)} ms of the processor (at most 100)`,
);
