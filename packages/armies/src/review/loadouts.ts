import type { Datasheet, ModelKind, Option } from "../datasheets/datasheet.ts";

/** One way to arm a model of a kind: profiles by name, and the options that it takes. */
interface Loadout {
  /** Names of profiles, sorted. */
  readonly profiles: string;
  readonly options: ReadonlySet<Option>;
}

const known = new WeakMap<ModelKind, readonly Loadout[]>();

export function keyOfProfiles(names: readonly string[]): string {
  return [...names].sort().join("\n");
}

/** All ways to arm a model of the kind. In which order options are taken makes no difference to what it carries. */
export function loadoutsOf(sheet: Datasheet, kind: ModelKind): readonly Loadout[] {
  const found = known.get(kind) ?? waysOf(sheet, kind);
  known.set(kind, found);
  return found;
}

function waysOf(sheet: Datasheet, kind: ModelKind): readonly Loadout[] {
  const own = sheet.options.filter((option) => option.kind === kind.name);
  /** By the options that were taken, one bit each. */
  const ways = new Map<number, readonly string[]>([[0, kind.arms]]);
  // A map goes on with what is added while it is walked.
  for (const [taken, weapons] of ways) {
    for (const [at, { drop, add }] of own.entries()) {
      const next = taken | (1 << at);
      if (ways.has(next) || !drop.every((weaponName) => weapons.includes(weaponName))) continue;
      ways.set(next, [...without(weapons, drop), ...add]);
    }
  }
  return [...ways].map(([taken, weapons]) => ({
    profiles: keyOfProfiles(weapons.flatMap((weaponName) => profilesOf(sheet, weaponName))),
    options: new Set(own.filter((_, at) => (taken & (1 << at)) !== 0)),
  }));
}

/** Each name is taken out once: of two equal ones, one stays. */
function without(weapons: readonly string[], drop: readonly string[]): readonly string[] {
  const left = [...weapons];
  for (const weaponName of drop) left.splice(left.indexOf(weaponName), 1);
  return left;
}

function profilesOf({ weapons }: Datasheet, weaponName: string): readonly string[] {
  return weapons
    .filter((weapon) => weapon.name === weaponName || weapon.profile_of === weaponName)
    .map((weapon) => weapon.name);
}

/** Options that more models have taken than may, by what each of these models carries. */
export function overtaken(
  sheet: Datasheet,
  size: number,
  armed: readonly { readonly kind: ModelKind; readonly profiles: string }[],
): readonly Option[] {
  const needs = armed.map(({ kind, profiles }) =>
    loadoutsOf(sheet, kind).filter((way) => way.profiles === profiles),
  );
  return sheet.options.filter((option) => {
    const { most } = option;
    if (most === undefined) return false;
    const allowed = typeof most === "number" ? most : Math.floor(size / most.oneIn);
    const taken = needs.filter((ways) => ways.length > 0 && ways.every((way) => way.options.has(option)));
    return taken.length > allowed;
  });
}
