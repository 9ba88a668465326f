import * as z from "zod/mini";
import { ap, attacks, attacksAre, damage, strength } from "./changes/characteristic.ts";
import { apIs, skillIs, strengthIs } from "./changes/characteristic-is.ts";
import { cover } from "./changes/cover.ts";
import { allCritical, critical, criticalAp, criticalApIs, criticalMortalWounds } from "./changes/critical.ts";
import { damageIs, halveDamage } from "./changes/damage.ts";
import { fails } from "./changes/fails.ts";
import { forEach } from "./changes/for-each.ts";
import { ignoreModifiers } from "./changes/ignore-modifiers.ts";
import type { ChangeKind, ChangeScene } from "./changes/kind.ts";
import { overwatch } from "./changes/overwatch.ts";
import { ignoreOwnFight } from "./changes/own-fight.ts";
import { reroll } from "./changes/reroll.ts";
import { hit, wound } from "./changes/roll.ts";
import { armourSave, invulnerableSave } from "./changes/save.ts";
import { skill } from "./changes/skill.ts";
import { weaponAbility } from "./changes/weapon-ability.ts";
import type { Named } from "./scene.ts";

/** Every kind of change to an attack. */
const KINDS = [
  hit,
  wound,
  reroll,
  critical,
  criticalMortalWounds,
  attacks,
  attacksAre,
  strength,
  ap,
  damage,
  weaponAbility,
  skill,
  ignoreModifiers,
  fails,
  damageIs,
  halveDamage,
  cover,
  overwatch,
  ignoreOwnFight,
  allCritical,
  skillIs,
  strengthIs,
  apIs,
  forEach,
  criticalAp,
  criticalApIs,
  armourSave,
  invulnerableSave,
] as const;

/** The keys of all kinds, for tests that look at each of them. */
export const CHANGE_KEYS: readonly string[] = KINDS.map(({ key }) => key);

export type AttackChange = z.infer<(typeof KINDS)[number]["schema"]>;

export const changeSchema: z.ZodMiniType<AttackChange> = z.lazy(() =>
  z.union(KINDS.map(({ schema }) => schema as z.ZodMiniType<AttackChange>)),
);

const byKey = new Map<string, ChangeKind>(KINDS.map((kind) => [kind.key, kind as unknown as ChangeKind]));

function kindOf(change: object): ChangeKind {
  for (const key in change) {
    const kind = byKey.get(key);
    if (kind !== undefined) return kind;
  }
  throw new Error("a change of no kind has come past the border");
}

export function compileChange(change: AttackChange, named: Named): (scene: ChangeScene) => void {
  return kindOf(change).compile(change as never, named);
}

export function changeWords(change: AttackChange): string {
  return kindOf(change).words(change as never);
}
