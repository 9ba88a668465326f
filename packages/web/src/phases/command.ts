import { words } from "../words/english.ts";
import { bareRow } from "./bare-row.tsx";

const text = words.phases.command;

export const COMMAND = bareRow({
  phase: "COMMAND",
  name: text.name,
  endLabel: text.end,
  hint: text.hint,
  isPassedOver: true,
});
