import { bareRow } from "./bare-row.tsx";

export const COMMAND = bareRow({
  phase: "COMMAND",
  name: "Command",
  endLabel: "Begin the turn",
  hint: "Command and Movement are passed over",
  isPassedOver: true,
});
