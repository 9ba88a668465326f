import { ARMIES, addArmy, battleByThePack, COMBINATIONS, leftOpen } from "@gunline/armies";
import { claimSeat, createGame } from "@gunline/link";
import type { Game } from "@gunline/rules";
import { agreeing, leaveOne, type SeatedGame, sit, until } from "./table.ts";

const army = (id: string) => ARMIES.find((one) => one.id === id)!;

/** A whole battle from its first drop, to which the second player brings an army; both have sealed their formations. */
export async function broughtBattle(base: string, seed: number): Promise<SeatedGame> {
  const made = battleByThePack({
    ...COMBINATIONS[seed % COMBINATIONS.length]!,
    armies: { p1: army("marine-patrol"), p2: army("ork-scouts") },
    mission: "only-war",
    attacker: "p1",
    seed: `brought ${seed}`,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.refusals));
  const open = leftOpen(made.value.game, "p2")!;
  const added = addArmy(open, "p2", army("ork-scouts"));
  if (!added.ok) throw new Error(JSON.stringify(added.refusals));
  const { units, weapons } = added.value.army;
  const whole: Game = {
    ...open,
    units: { ...open.units, ...units },
    weapons: { ...open.weapons, ...weapons },
  };
  const agrees = agreeing(whole);
  const { id, token, invite, watch, seed_hash } = await createGame(base, {
    document: open,
    name: "Ann",
    opponent_brings: true,
    ...agrees,
  });
  const claimed = await claimSeat(base, id, {
    invite,
    name: "Bob",
    army: added.value.army,
    ...agrees,
  });
  const tokens = { p1: token, p2: claimed.token };
  for (const player of ["p1", "p2"] as const) {
    const client = sit(base, id, tokens[player]);
    await until(client, ({ link }) => link === "here");
    const sealed = await client.send({ type: "seal", formations: [] });
    if (!sealed.ok) throw new Error(JSON.stringify(sealed.errors));
    leaveOne(client);
  }
  return { id, tokens, watch, seed_hash };
}
