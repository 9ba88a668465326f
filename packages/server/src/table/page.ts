import type { TableStep } from "@gunline/link";
import { LIMITS } from "../limits.ts";
import type { Match } from "../match/match.ts";
import type { Store } from "../store/store.ts";

/** A step as JSON, with what it takes. Text takes a part of the memory of what it says, and is read when somebody comes. */
export interface SizedStep {
  readonly text: string;
  readonly bytes: number;
}

export function stepsOf(page: readonly SizedStep[]): readonly TableStep[] {
  return page.map(({ text }) => JSON.parse(text) as TableStep);
}

/** Read at a time, so that a page of large steps costs no more than it holds. */
const CHUNK = 10;

/** A page of steps that ends with this one; those of an earlier version nobody could read. */
export async function lastSteps(
  store: Store,
  { id, since }: Pick<Match, "id" | "since">,
  upTo: number,
): Promise<readonly SizedStep[]> {
  const earliest = Math.max(upTo - LIMITS.stepsPerPage, since);
  let page: readonly SizedStep[] = [];
  for (let end = upTo; end > earliest; ) {
    const after = Math.max(end - CHUNK, earliest);
    const texts = await store.stepTexts(id, after, end);
    const sized = texts.map((text) => ({ text, bytes: Buffer.byteLength(text) }));
    const longer = [...sized, ...page];
    page = onePage(longer);
    if (page.length < longer.length) break;
    end = after;
  }
  return page;
}

/** The last of some steps, as many as a page holds; one at the least. */
export function onePage(sized: readonly SizedStep[]): readonly SizedStep[] {
  let bytes = 0;
  let first = sized.length;
  while (first > 0 && sized.length - first < LIMITS.stepsPerPage) {
    bytes += sized[first - 1]!.bytes;
    if (bytes > LIMITS.pageBytes && first < sized.length) break;
    first--;
  }
  return first === 0 ? sized : sized.slice(first);
}
