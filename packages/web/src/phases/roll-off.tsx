import { RollOffPanel } from "../panels/deploying/roll-off.tsx";
import { rollOff } from "../table/commands.ts";
import { words } from "../words/english.ts";
import { NOTHING_TO_DO } from "./nothing.ts";
import type { Moment } from "./row.ts";

const WORDS = words.placing.rollOff;

/** Before anything else: who attacks, rolled for in sight of both. */
export const ROLL_OFF: Moment<"other"> = {
  ...NOTHING_TO_DO,
  at: "other",
  awaits: ["roll_off"],
  Panel: RollOffPanel,
  nextStep: () => ({ label: WORDS.roll, run: rollOff }),
  hint: (_game, hands) => WORDS.hint[hands],
};
