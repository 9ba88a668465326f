import { words } from "../words/english.ts";
import { bareRow } from "./bare-row.tsx";

const text = words.phases.deployment;

/** Before the first turn: no part of it. */
export const DEPLOYMENT = bareRow({
  phase: "DEPLOYMENT",
  name: text.name,
  endLabel: text.end,
  hint: text.hint,
  isPassedOver: false,
});
