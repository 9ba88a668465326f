import type { Book } from "../book.ts";
import datasheets from "./datasheets.json" with { type: "json" };
import detachments from "./detachments.json" with { type: "json" };
import rules from "./rules.json" with { type: "json" };

export const BOOK = { datasheets, detachments, rules } as unknown as Book;
