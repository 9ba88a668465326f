import type { RowBook } from "../abilities/book.ts";
import { CORE_ROWS } from "./core/rows.ts";
import { ORK_ROWS } from "./orks/rows.ts";
import { SPACE_MARINE_ROWS } from "./space-marines/rows.ts";

/** The rows that are built in. */
export const ROWS: RowBook = { core: CORE_ROWS, earlier: [...SPACE_MARINE_ROWS, ...ORK_ROWS] };
