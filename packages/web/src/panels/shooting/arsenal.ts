import { aiming, type Game, type Unit, type Weapon } from "@gunline/rules";
import type { Pending } from "../../table/assignments.ts";
import { words } from "../../words/english.ts";

/** A weapon as its bearers know it: one card, however many profiles it can be fired with. */
export interface Arm {
  readonly key: string;
  readonly name: string;
  readonly profiles: readonly Weapon[];
  /** How many of it the unit carries. */
  readonly count: number;
  /** The models that carry it. */
  readonly bearers: readonly string[];
  /** The unit aboard whose models lend it to the transport (Firing Deck); absent: the unit's own. */
  readonly from?: string;
}

interface Known {
  readonly units: Game["units"];
  readonly weapons: Game["weapons"];
  readonly arms: readonly Arm[];
}

/** Asked for each enemy and each card, with every picture. */
const known = new WeakMap<Unit, Known>();

/** The ranged weapons of a unit, and those that passengers may fire out of it. */
export function arsenalOf(game: Game, unit: Unit): readonly Arm[] {
  const { units, weapons } = game;
  const before = known.get(unit);
  if (before?.units === units && before.weapons === weapons) return before.arms;
  const arms = findArms(game, unit);
  known.set(unit, { units, weapons, arms });
  return arms;
}

function findArms(game: Game, unit: Unit): readonly Arm[] {
  const lent = aiming.lenders(game, unit).flatMap((lender) =>
    armsOf(game, lender, aiming.isLent).map((arm) => ({
      ...arm,
      key: `${lender.id} ${arm.key}`,
      count: arm.bearers.length,
      from: lender.id,
    })),
  );
  return [...armsOf(game, unit), ...lent];
}

/** In the order of the models; alternative profiles of one weapon together. */
function armsOf({ weapons }: Game, unit: Unit, isUsed: typeof aiming.isLent = () => true): readonly Arm[] {
  const arms = new Map<string, { name: string; profiles: Weapon[]; bearers: Set<string> }>();
  const counts = new Map<string, number>();
  for (const model of Object.values(unit.models)) {
    for (const id of model.weapons) {
      const weapon = weapons[id];
      if (weapon === undefined || weapon.type !== "RANGED" || !isUsed(weapon)) continue;
      const key = weapon.profile_of ?? weapon.id;
      const arm = arms.get(key) ?? {
        name: weapon.profile_of ?? weapon.name,
        profiles: [],
        bearers: new Set(),
      };
      arms.set(key, arm);
      if (!arm.profiles.includes(weapon)) arm.profiles.push(weapon);
      arm.bearers.add(model.id);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return [...arms].map(([key, { name, profiles, bearers }]) => ({
    key,
    name,
    profiles,
    count: Math.max(...profiles.map(({ id }) => counts.get(id) ?? 0)),
    bearers: [...bearers],
  }));
}

/** What sets a profile apart from the others: `Plasma incinerator – supercharge` is `supercharge` on its card. */
export function profileLabel({ name }: Arm, profile: Weapon): string {
  if (!profile.name.toLowerCase().startsWith(name.toLowerCase())) return profile.name;
  const rest = profile.name.slice(name.length).replace(/^[\s–—:,(-]+|\)$/g, "");
  return rest === "" ? words.shooting.standardProfile : rest;
}

export function pendingOf(game: Game, { profiles, from }: Arm): readonly Pending[] {
  return game.shooting.pending_assignments.filter(
    ({ weapon_id, from_unit_id }) => from_unit_id === from && profiles.some(({ id }) => id === weapon_id),
  );
}

/** The unit whose models carry it. */
export function bearerOf({ units }: Game, unit: Unit, { from }: Pick<Arm, "from">): Unit {
  return from === undefined ? unit : (units[from] ?? unit);
}

/** What a wish says of whose weapon it is. */
export function lentBy({ from }: Pick<Arm, "from">): { readonly from_unit_id?: string } {
  return from === undefined ? {} : { from_unit_id: from };
}

/** `24″ · A 2 · BS 3+ · S 4 · AP −1 · D 1`. */
export function profileLine({ range, attacks, skill, strength, ap, damage }: Weapon): string {
  const { profile, noSkill } = words.shooting;
  const shown = skill === null ? noSkill : `${skill}+`;
  return profile(range ?? 0, `${attacks}`, shown, `${strength}`, ap === 0 ? "0" : `−${-ap}`, `${damage}`);
}
