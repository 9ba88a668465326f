import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { listOf } from "../../../game/scalar.ts";
import type { Draft } from "../../draft.ts";
import { giverOf, type InForce, playerOf } from "../../effect.ts";
import type { Volley } from "../../volley.ts";
import { changeSchema, changeWords, compileChange } from "../change.ts";
import { lentAbilities } from "../changes/weapon-ability.ts";
import { type Condition, compileCondition, conditionSchema, conditionWords, sightOf } from "../condition.ts";
import { listWords } from "../lists.ts";
import type { Scene } from "../scene.ts";
import { aModelOf } from "./characteristic.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({
  attacks: z.enum(["MADE", "SUFFERED"]),
  with: z.optional(z.enum(["RANGED", "MELEE"])),
  if: z.optional(conditionSchema),
  do: listOf(changeSchema, LIMITS.rowParts, 1),
});

type Attacks = z.infer<typeof schema>;

/** Changes to attacks that the unit makes, or that are made against it. */
export const attacks = effectKind<"attacks", Attacks>({
  key: "attacks",
  schema,
  compile({ attacks: side, with: type, if: condition, do: changes }, named) {
    const acts = changes.map((change) => compileChange(change, named));
    const test = condition === undefined ? undefined : compileCondition(condition);
    const eachModel = condition !== undefined && sightOf(condition) === "MODEL";
    const eachGun = eachModel && changes.every(isOfGuns);
    const act = (volley: Volley, draft: Draft, force: InForce) => {
      if (type !== undefined && volley.weapon.type !== type) return;
      const scene = sceneOf(volley, force, side);
      if (test !== undefined && !eachModel && !test(scene)) return;
      const guns = eachModel ? reached(volley, scene, test!) : undefined;
      if (guns !== undefined && (eachGun ? guns.size === 0 : guns.size < volley.firing.length)) return;
      const { player } = scene;
      for (const change of acts) change({ volley, draft, player, guns: eachGun ? guns : undefined });
    };
    const abilities = changes.flatMap(lentAbilities);
    const lends =
      abilities.length === 0 ? {} : { lends: [{ side, type, abilities, holds: test, eachModel }] };
    const isApart = eachModel && !eachGun;
    if (side === "SUFFERED") return { defending: act, ...(isApart && { lotsAgainst: [test!] }), ...lends };
    return { attacking: act, ...(isApart && { lots: [test!] }), ...lends };
  },
  words({ attacks: side, with: type, if: condition, do: changes }, who) {
    const kind = type === undefined ? "attack" : `${type.toLowerCase()} attack`;
    const made =
      side === "MADE"
        ? `each time ${aModelOf(who)} makes ${article(kind)} ${kind}`
        : `each time ${article(kind)} ${kind} targets ${who}`;
    const asked =
      condition === undefined
        ? ""
        : `, if ${conditionWords(condition as Condition).replaceAll("this unit", unitOf(who))}`;
    return `${made}${asked}, ${listWords(changes.map(changeWords), "and")}`;
  },
});

/** The unit that the conditions of the attacks are about. */
function unitOf(who: string): string {
  if (who === "this model" || who.endsWith("this unit")) return "this unit";
  return who.endsWith("those units") ? "that unit" : who;
}

function article(kind: string): string {
  return /^[aeiou]/.test(kind) ? "an" : "a";
}

function sceneOf(volley: Volley, force: InForce, side: Attacks["attacks"]): Scene {
  const unit = side === "MADE" ? volley.shooter : volley.target;
  return {
    game: volley.game,
    unit,
    player: playerOf(force, unit),
    bearers: force.bearers,
    giver: giverOf(force),
    volley,
  };
}

/** What is counted for each gun by itself needs no attacks apart. */
function isOfGuns(change: object): boolean {
  return "attacks" in change || "attacksAre" in change;
}

/** The numbers of the models that attack under the condition. */
function reached(volley: Volley, scene: Scene, test: (scene: Scene) => boolean): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [index, firing] of volley.firing.entries()) if (test({ ...scene, firing })) found.add(index);
  return found;
}
