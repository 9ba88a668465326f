import type { CDPSession } from "playwright-core";
import type { TablePage } from "./table-page.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Fingers on a touch screen, as the browser itself gets them. */
export class Fingers {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(table: TablePage): Promise<Fingers> {
    return new Fingers(await table.visit.context.newCDPSession(table.page));
  }

  async down(...spots: readonly Spot[]): Promise<void> {
    await this.#send("touchStart", spots);
  }

  /** Fingers that do not rest: between touching and moving, no time passes in which they would be held for long. */
  async stroke(from: readonly Spot[], to: readonly Spot[]): Promise<void> {
    await Promise.all([this.down(...from), this.move(from, to)]);
    await this.up();
  }

  /** Moves all fingers together, in several steps. */
  async move(from: readonly Spot[], to: readonly Spot[], steps = 6): Promise<void> {
    const shares = Array.from({ length: steps }, (_, step) => (step + 1) / steps);
    // All are on their way at once, and come in this order.
    await Promise.all(
      shares.map((share) => {
        const between = from.map((spot, at) => ({
          x: spot.x + (to[at]!.x - spot.x) * share,
          y: spot.y + (to[at]!.y - spot.y) * share,
        }));
        return this.#send("touchMove", between);
      }),
    );
  }

  async up(): Promise<void> {
    await this.#send("touchEnd", []);
  }

  async #send(type: "touchStart" | "touchMove" | "touchEnd", spots: readonly Spot[]): Promise<void> {
    const touchPoints = spots.map((spot, id) => ({ ...spot, id }));
    await this.#session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}
