import { keyword } from "../../../abilities/keyword.ts";

interface Anti {
  readonly keyword: string;
  readonly from: number;
}

const PATTERN = /^ANTI[- ](.+?) ([2-6])\+$/;

/** Wounds a kind of target critically on lower rolls. Values against different kinds stand side by side. */
export const anti = keyword<Anti>({
  name: "ANTI",
  rule: "KW-11",
  parse(text) {
    const match = PATTERN.exec(text);
    return match === null ? undefined : { keyword: match[1]!, from: Number(match[2]) };
  },
  better: (a, b) => (b.from < a.from ? b : a),
  apart: ({ keyword: kind }) => kind,
  indicator: ({ keyword: kind, from }) => `Anti-${kind} ${from}+`,
  compile({ keyword: kind, from }, { targetKeywords }, draft) {
    if (!targetKeywords.has(kind)) return;
    draft.wound.critical = Math.min(draft.wound.critical, from);
    draft.wound.remarks.push({ what: "ANTI", rule: "KW-11", keyword: kind, face: from });
  },
});
