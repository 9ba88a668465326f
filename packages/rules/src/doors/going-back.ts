/** Going back to an earlier document: what can be undone there, and how the one leads to the other. */

export { diffBetween } from "../base/diff-between.ts";
export { rewoundTimeline, type Timeline } from "../flow/timeline.ts";
