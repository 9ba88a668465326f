import { bareRow } from "./bare-row.tsx";

/** Before the first turn: no part of it. */
export const DEPLOYMENT = bareRow({
  phase: "DEPLOYMENT",
  name: "Deployment",
  endLabel: "Begin the battle",
  hint: "The armies are set up",
  isPassedOver: false,
});
