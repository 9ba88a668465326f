import { LIST_LIMITS, type ReadList, readList } from "@gunline/armies/lists";
import { readBytes } from "./input.ts";
import { faulty, found, type Read } from "./outcome.ts";

/** The army list in a file or on standard input; what is no list is a fault. */
export async function readListFile(file: string): Promise<Read<ReadList>> {
  const bytes = await readBytes(file, LIST_LIMITS.fileBytes);
  if (!bytes.ok) return faulty(...bytes.faults.map((fault) => `LIST: ${fault}`));
  const list = readList(bytes.value);
  return list.ok ? found(list.value) : faulty(`LIST: ${list.fault.message} (${list.fault.code})`);
}
