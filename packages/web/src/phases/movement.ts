import { bareRow } from "./bare-row.tsx";

export const MOVEMENT = bareRow({
  phase: "MOVEMENT",
  name: "Movement",
  endLabel: "Begin the turn",
  hint: "Command and Movement are passed over",
  isPassedOver: true,
});
