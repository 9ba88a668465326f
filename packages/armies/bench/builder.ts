import { armyFaults, bookOfArmy, edited, fieldArmy, textOfArmy } from "../src/builder/index.ts";
import { armyFromList, editionBook, readList } from "../src/lists/index.ts";
import { readyArmy } from "../src/ready/index.ts";

/** With its army loaded: a list of 2,000 points on the table, and an edit of an army in the builder. */
export async function benchBuilder(): Promise<void> {
  const army = (await readyArmy("tyranids", 2_000))!;
  const from = performance.now();
  const book = await bookOfArmy(army);
  console.log(`the book of an army loaded: ${(performance.now() - from).toFixed(0)} ms (at most 200)`);
  const bytes = new TextEncoder().encode(textOfArmy(army, book));
  const reading = await timed(async () => {
    const read = readList(bytes);
    if (!read.ok) throw new Error(read.fault.message);
    armyFromList(read.value, { edition: await editionBook(read.value.list) });
  });
  console.log(`a text of 2,000 points read with its army loaded: ${inWords(reading)} (at most 100)`);
  const editing = await timed(async () => {
    const unit = army.units.at(-1)!.id;
    const after = edited(army, book, { type: "REMOVE", unit });
    armyFaults(edited(after, book, { type: "ADD", sheet: army.units[0]!.sheet }), book);
  });
  console.log(`two edits of 2,000 points and their faults: ${inWords(editing)} (at most 16)`);
  const mustering = await timed(async () => {
    await fieldArmy(army);
  });
  console.log(`2,000 points built for the table: ${inWords(mustering)} (at most 100)`);
}

async function timed(run: () => Promise<void>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let number = 0; number < 21; number++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times;
}

function inWords(times: readonly number[]): string {
  const median = times.toSorted((a, b) => a - b)[10]!;
  return `${median.toFixed(1)} ms, the first time ${times[0]!.toFixed(1)} ms`;
}
