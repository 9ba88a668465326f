import type { Game } from "@gunline/rules";
import { ConsentPanel } from "../panels/by-hand/consent.tsx";
import { agree, decline } from "../table/commands.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { NOTHING_TO_DO } from "./nothing.ts";
import type { Moment } from "./row.ts";

const WORDS = words.byHand.consent;

/** The other player has asked for a change by hand. */
export const CONSENT: Moment<"other"> = {
  ...NOTHING_TO_DO,
  at: "other",
  awaits: ["by_hand"],
  Panel: ConsentPanel,
  Actions: () => (
    <Button onPress={decline} shortcut="D">
      {WORDS.decline}
    </Button>
  ),
  nextStep: (_game: Game) => ({ label: WORDS.agree, run: agree }),
  keys: { D: { does: WORDS.keys.decline, run: decline } },
  hint: (_game, hands) => WORDS.hint[hands],
};
