import type { About } from "@gunline/link";
import { LIMITS } from "./limits.ts";

/** Text that players write and others read: what could deceive or disturb is taken out. */

// Control characters and lone surrogates, what turns the direction of writing, and what is not seen at all.
const UNSEEN =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
// Marks above marks above marks grow out of their line.
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

export function cleanLine(text: string, length: number): string {
  const cleaned = text
    .normalize("NFC")
    .replace(UNSEEN, " ")
    .replace(PILED_MARKS, "$1")
    .replace(/\s+/gu, " ")
    .trim();
  return [...cleaned].slice(0, length).join("").trim();
}

export function cleanName(name: string): string {
  return cleanLine(name, LIMITS.nameLength);
}

export function cleanAbout({ title, task, objectives }: About): About {
  return {
    title: cleanLine(title, LIMITS.titleLength),
    task: cleanLine(task, LIMITS.taskLength),
    // One marker a place.
    objectives: [...new Map(objectives.map((one) => [one.join(), one])).values()],
  };
}
