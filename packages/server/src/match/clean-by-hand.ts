import { LIMITS } from "../limits.ts";
import { cleanLine } from "../text.ts";

/** No rule of the language is nested so deep; what is deeper is left out, and refused for what it lacks. */
const DEEPEST = 24;

/** What players write about their changes by hand is read by others, as chat is: reasons, notes and names of effects. */
export function cleanByHand(action: unknown): unknown {
  const isByHand = (action as { readonly type?: unknown } | null)?.type === "ADJUST";
  return isByHand ? cleanTexts(action, 0) : action;
}

function cleanTexts(value: unknown, depth: number): unknown {
  if (depth > DEEPEST) return undefined;
  // Too long a text is for the schema to refuse.
  if (typeof value === "string")
    return value.length > LIMITS.chatLength ? value : cleanLine(value, value.length);
  if (Array.isArray(value)) return value.map((one) => cleanTexts(one, depth + 1));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanTexts(one, depth + 1)]));
}
