import { count } from "./format.ts";

/** What the referee plays: the table by army, and how much of one rule. */
export const coverage = {
  title: "What the referee plays",
  intro:
    "Rules by army: played whole + in part / all there are. Core abilities and weapon keywords are played and not counted. What is left to you is named on unit cards and in the list of stratagems.",
  army: "Army",
  all: "All armies",
  loading: "Loading…",
  /** Beside one rule. */
  status: {
    full: "Played by the referee.",
    partial: (left: string) => `Played in part. Left to you: ${left}`,
    none: "Played by you.",
  },
  /** Of the rules of a unit or an army. */
  counts: (full: number, partial: number, none: number, by: "by you" | "by hand" = "by you") =>
    [
      `${count(full, "rule")} played by the referee`,
      ...(partial > 0 ? [`${partial} in part`] : []),
      ...(none > 0 ? [`${none} ${by}`] : []),
    ].join(", "),
  text: "What the list says",
  fromList: (text: string) => `The list says: ${text}`,
};
