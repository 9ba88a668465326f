import type { FieldArmy } from "@gunline/armies";
import { create } from "zustand";
import { allSaved, keep } from "./device.ts";

/** Armies of lists that this device keeps, by name. */
export const useMyArmies = create<{ readonly armies: readonly FieldArmy[] }>(() => ({ armies: [] }));

export async function recallArmies(): Promise<void> {
  const found = await allSaved<FieldArmy>("armies");
  const armies = found.filter((army) => army?.format === "gunline-army/1");
  useMyArmies.setState({ armies: armies.toSorted((a, b) => a.name.localeCompare(b.name)) });
}

export async function keepArmy(army: FieldArmy): Promise<boolean> {
  const done = await keep("armies", army.name, army);
  await recallArmies();
  return done;
}
