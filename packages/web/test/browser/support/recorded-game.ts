import { SCENARIOS } from "@gunline/armies";
import { claimSeat, createGame, dialer, TableClient } from "@gunline/link";
import { parseAction } from "@gunline/rules";
import { expect, inject } from "vitest";
import { agreeing } from "./far-apart.ts";
import { POLL } from "./table-page.ts";

interface RecordedGame {
  readonly game: string;
  /** Opens its replay at a step, or at whatever is given for one. */
  readonly look: (step: number | string) => string;
}

/** A game of Ann and Bob on the server, of so many steps, in the middle of her shooting; she may have resigned then. */
export async function recordedGame(
  steps: number,
  { resigned }: { readonly resigned: boolean },
): Promise<RecordedGame> {
  const base = inject("address").replace(/\/$/, "");
  const document = SCENARIOS.find(({ id }) => id === "first-shots")!.game();
  const {
    id: game,
    token,
    invite,
    watch,
  } = await createGame(base, {
    document,
    name: "Ann",
    ...agreeing(document),
  });
  await claimSeat(base, game, { invite, name: "Bob", ...agreeing(document) });
  const ann = new TableClient({ dial: dialer(base), game, token });
  await expect.poll(() => ann.state.link, POLL).toBe("here");
  for (let step = 0; step < steps; step++) {
    const log = step % 2 === 0 ? "COMPACT" : "VERBOSE";
    const action = parseAction({ type: "CHANGE_SETTINGS", payload: { log } });
    expect(action.ok && (await ann.act(action.value))).toMatchObject({ ok: true });
  }
  if (resigned) expect(await ann.send({ type: "resign" })).toMatchObject({ ok: true });
  ann.close();
  return { game, look: (step) => `${inject("address")}#/look/${game}/${watch}/${step}` };
}
