import { type Action, apply } from "@gunline/rules";
import { setAuthority } from "../../src/table/authority.ts";
import { currentGame, receive, refuse } from "../../src/table/table.ts";

interface Asked {
  readonly action: Action;
  readonly then: (() => void) | undefined;
}

/**
 * A referee far away, as the session of a table on a server is one: actions are taken in order, each answered later
 * than it was asked, and a refusal drops those that wait behind it. The page sees a change only when its answer comes.
 */
export class LateAuthority {
  #waiting: Asked[] = [];
  /** How many actions were sent. */
  asked = 0;

  constructor() {
    setAuthority((action, then) => {
      this.asked++;
      this.#waiting.push({ action, then });
    });
  }

  /** Answers all that waits, and what is asked because of the answers. */
  async answerAll(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      await Promise.resolve();
      const { action, then } = next;
      const { game, result } = apply(currentGame(), action);
      if (result.success) {
        receive({ action, result }, { game, choices: [] });
        then?.();
      } else {
        this.#waiting = [];
        refuse(result.errors);
      }
    }
  }
}
