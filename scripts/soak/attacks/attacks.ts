import type { Attack } from "./attack.ts";
import { heavyQueues } from "./heavy-queues.ts";
import { idleTables } from "./idle-tables.ts";
import { largeRefusals } from "./large-refusals.ts";
import { oddMessages } from "./odd-messages.ts";
import { slowDocuments } from "./slow-documents.ts";

/** One after the other, while honest games go on. Another attack is one file and one row. */
export const ATTACKS: readonly Attack[] = [
  oddMessages,
  largeRefusals,
  slowDocuments,
  heavyQueues,
  idleTables,
];
