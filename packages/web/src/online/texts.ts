import { cleanTexts } from "@gunline/armies/texts";
import { gameTexts, sendTexts, type TableState } from "@gunline/link";
import { opponentOf } from "@gunline/rules";
import { serverBase } from "../route/links.ts";
import { recallTexts, textsOfSide, useRuleTexts } from "../table/rule-texts.ts";

/**
 * At a table far apart each side gives the other what its own file says of its rules, and gets the other's. Without it the
 * game goes on as well: what fails is tried again when the table changes.
 */
export function exchangeTexts(game: string, token: string): (state: TableState) => void {
  let sent: "no" | "sending" | "yes" = "no";
  let known: string | undefined;
  useRuleTexts.setState({ theirs: [] });

  async function send(state: TableState): Promise<void> {
    const { you, document } = state;
    if (sent !== "no" || document === null || (you !== "p1" && you !== "p2")) return;
    sent = "sending";
    await recallTexts();
    const texts = textsOfSide(document, you);
    try {
      if (texts.length > 0) await sendTexts(serverBase(), game, token, texts);
      sent = "yes";
    } catch {
      sent = "no";
    }
  }

  async function fetchTheirs({ you, view }: TableState): Promise<void> {
    if (view === null || (you !== "p1" && you !== "p2")) return;
    const side = opponentOf(you);
    const hash = view.texts?.[side];
    if (hash === undefined || hash === known) return;
    known = hash;
    try {
      const { texts } = await gameTexts(serverBase(), game, token);
      if (known === hash) useRuleTexts.setState({ theirs: cleanTexts(texts[side]) });
    } catch {
      known = undefined;
    }
  }

  return (state) => {
    if (state.view?.status.state === "over") return;
    void send(state);
    void fetchTheirs(state);
  };
}
