import { words } from "../words/english.ts";
import { bareRow } from "./bare-row.tsx";

const text = words.phases.movement;

export const MOVEMENT = bareRow({
  phase: "MOVEMENT",
  name: text.name,
  endLabel: text.end,
  hint: text.hint,
  isPassedOver: true,
});
