import type { AnyArmy, FieldArmy } from "@gunline/armies";
import { armyIn, type BuiltArmy } from "@gunline/armies/builder";
import type { PlayerId } from "@gunline/rules";
import { create } from "zustand";
import { allSaved, forget, keep } from "../../table/device.ts";
import { notify } from "../../ui/notices.tsx";
import { words } from "../../words/english.ts";

/** An army that was built here, under an id of its own: names may be the same. */
export interface MyArmy {
  readonly format: "gunline-my-army/1";
  readonly id: string;
  readonly changed: number;
  readonly points: number;
  readonly army: BuiltArmy;
}

/** Armies that this device keeps: of lists by name, and those that were built. */
export const useMyArmies = create<{
  readonly armies: readonly FieldArmy[];
  readonly built: readonly MyArmy[];
  /** One that was chosen elsewhere for the next new game. */
  readonly brought: AnyArmy | null;
  /** Files that were dropped beside the armies, for each side. */
  readonly dropped: Readonly<Partial<Record<PlayerId, File>>>;
}>(() => ({ armies: [], built: [], brought: null, dropped: {} }));

export async function recallArmies(): Promise<void> {
  const found = await allSaved<FieldArmy | MyArmy>("armies");
  const armies = found.filter((army) => army?.format === "gunline-army/1");
  const built = found.flatMap((one): MyArmy[] => {
    if (one?.format !== "gunline-my-army/1") return [];
    const army = armyIn(one.army);
    return army === undefined ? [] : [{ ...one, army }];
  });
  useMyArmies.setState({
    armies: armies.toSorted((a, b) => a.name.localeCompare(b.name)),
    built: built.toSorted((a, b) => b.changed - a.changed),
  });
}

export async function keepArmy(army: FieldArmy): Promise<boolean> {
  const done = await keep("armies", army.name, army);
  await recallArmies();
  return done;
}

/** Whether it could be kept. */
export async function keepBuilt(id: string, army: BuiltArmy, points: number): Promise<boolean> {
  const mine: MyArmy = { format: "gunline-my-army/1", id, changed: Date.now(), points, army };
  const done = await keep("armies", `built/${id}`, mine);
  await recallArmies();
  return done;
}

export async function forgetBuilt(id: string): Promise<void> {
  await forget("armies", `built/${id}`);
  await recallArmies();
}

/** The first file is for the first player, the second for the other. */
export function dropLists([p1, p2, ...others]: readonly File[]): void {
  if (others.length > 0) notify(words.armyList.twoAtMost(others.length));
  useMyArmies.setState({ dropped: { ...(p1 !== undefined && { p1 }), ...(p2 !== undefined && { p2 }) } });
}

export function takeDropped(side: PlayerId): void {
  const { [side]: _, ...others } = useMyArmies.getState().dropped;
  useMyArmies.setState({ dropped: others });
}

/** The next new game begins with it. */
export function bring(army: AnyArmy): void {
  useMyArmies.setState({ brought: army });
}

export function takeBrought(): AnyArmy | null {
  const { brought } = useMyArmies.getState();
  useMyArmies.setState({ brought: null });
  return brought;
}
