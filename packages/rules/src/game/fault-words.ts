import { socket } from "../base/socket.ts";

/** What is said of faults in documents and records: `words/document-faults.ts` declares and plugs in the sentences. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, since this layer may not import words.
export interface FaultWords {}

export const faultWords = socket<FaultWords>("fault words");
