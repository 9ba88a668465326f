import { compileCatalogue } from "../src/lists/catalogue/compile.ts";
import { catalogueFilesOf, REAL_SIZE } from "./catalogue-files.ts";

/** A catalogue of the real one's size, in a process of its own as the page has a worker for it: memory is what it takes. */

const files = catalogueFilesOf(REAL_SIZE);
const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
console.log(`a catalogue of ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`);
const start = performance.now();
const steps = compileCatalogue(files);
let most = 0;
for (;;) {
  const step = steps.next();
  most = Math.max(most, process.memoryUsage().rss);
  if (step.done !== true) continue;
  if (!step.value.ok) throw new Error(step.value.fault.message);
  const { sheets } = step.value.value;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const compact = (JSON.stringify(step.value.value).length / 1e6).toFixed(1);
  console.log(
    `compiled to ${sheets.length} datasheets (${compact} MB of JSON) in ${seconds} s (at most 20), ${Math.round(most / 1e6)} MB of memory with the process (at most 500)`,
  );
  break;
}
