import { DAMAGE_BONUS } from "../../../abilities/damage-bonus.ts";
import type { Injury, WoundListener } from "../../../attack/save.ts";
import { faceValue, makeDice } from "../../../dice/expression.ts";
import type { Unit } from "../../../game/document.ts";
import { modelName } from "../../../game/names.ts";
import type { AttackPlan, Save } from "../../../game/plan.ts";
import { isCapped } from "../../../game/reason.ts";
import type { DamageParts, DieResult } from "../../../game/story/dice-block.ts";
import type { Story } from "../../../game/story/story.ts";

export type FateCounter = (modelId: string, what: "ALLOCATED" | "SIX" | "SLAIN") => void;

/** A block that is being filled, and its place among all blocks. */
interface GrowingBlock {
  readonly save: Save;
  readonly at: number;
  readonly faces: number[];
  readonly models: string[];
  readonly results: DieResult[];
  fails: number;
}

/**
 * Tells saves, damage and Feel No Pain. Saves alike that follow each other are one block of dice; damage and Feel No
 * Pain dice come between, so that all blocks read in a row show the dice in the order rolled.
 */
export class SaveLog implements WoundListener {
  readonly #story: Story;
  readonly #plan: AttackPlan;
  readonly #target: Unit;
  /** The die that saved or failed to save the wound in hand; null where no save was allowed. */
  #die: { readonly block: number; readonly die: number } | null = null;
  #block: GrowingBlock | undefined;
  /** The save of the wound in hand, where it was rolled in an action before. */
  #stood: number | null = null;
  /** Whether the damage dice of the wound in hand were told before. */
  #damageTold = false;

  /** Counts what happens to models, where rules want to know. */
  readonly #counter: FateCounter | undefined;

  /** `target`: the unit as the action found it, with the models that it will have lost. */
  constructor(story: Story, plan: AttackPlan, target: Unit, counter?: FateCounter) {
    this.#counter = counter;
    this.#story = story;
    this.#plan = plan;
    this.#target = target;
  }

  save(slot: number, save: Save, face: number, saved: boolean): void {
    const { model_id } = this.#plan.defenders[slot]!;
    const block = this.#blockFor(save);
    this.#die = { block: block.at, die: block.faces.length };
    this.#stood = null;
    block.faces.push(face);
    block.models.push(model_id);
    block.results.push(saved ? "SUCCESS" : "FAILURE");
    if (!saved) block.fails++;
    else this.#story.addLine({ line: "saved", block: block.at, die: this.#die.die });
  }

  saveAgain(before: number, face: number): void {
    const { target_unit_id: unit_id } = this.#plan;
    this.end();
    const die = this.#die?.die ?? 0;
    const roll = { context: "re_roll", unit_id, of: "save", dice: [die], before: [before] } as const;
    const block = this.#story.roll({ ...roll, rolls_raw: [face] });
    this.#story.addLine({ line: "re_rolled", unit_id, block });
    // What counts is the new die.
    this.#die = null;
    this.#stood = face;
  }

  allocated(slot: number): void {
    this.#counter?.(this.#plan.defenders[slot]!.model_id, "ALLOCATED");
  }

  kept(slot: number, face: number): void {
    if (face === 6) this.#counter?.(this.#plan.defenders[slot]!.model_id, "SIX");
  }

  /** The save of the wound in hand is known from before, unless it was told just now. */
  saveLies(face: number | null): void {
    this.#stood = this.#die === null ? face : null;
  }

  damageLies(): void {
    this.#damageTold = true;
  }

  /** Damage dice that may still be rolled again: what they come to is told when they count. */
  damage(slot: number, rolls_raw: readonly number[]): void {
    const { model_id } = this.#plan.defenders[slot]!;
    const { weapon_id: weapon, target_unit_id, damage } = this.#plan;
    this.end();
    const sum = rolls_raw.reduce((total, face) => total + faceValue(face, damage.sides), damage.plus);
    this.#story.roll({ context: "damage", weapon, target_unit_id, rolls_raw, model_id, damage: sum });
  }

  injury(slot: number, injured: Injury): void {
    const { damage, damageBonus, damageFaces, painFaces, feelNoPain: feel_no_pain, lost, slain } = injured;
    const { model_id } = this.#plan.defenders[slot]!;
    const { weapon_id: weapon, target_unit_id } = this.#plan;
    if (slain) this.#counter?.(model_id, "SLAIN");
    const parts = damageParts(this.#plan, damageBonus);
    if (damageFaces.length > 0 && !this.#damageTold) {
      this.end();
      this.#story.roll({
        context: "damage",
        weapon,
        target_unit_id,
        rolls_raw: damageFaces,
        model_id,
        damage,
        parts,
      });
    }
    if (painFaces.length > 0) {
      this.end();
      const ignored = painFaces.length - lost;
      const rolled = { rolls_raw: painFaces, model_id, threshold: feel_no_pain, ignored };
      this.#story.roll({ context: "feel_no_pain", weapon, target_unit_id, ...rolled });
    }
    const injury = {
      line: "injury",
      unit_id: target_unit_id,
      model_id,
      model_name: modelName(this.#target, model_id),
      save: this.#die,
      damage,
      damage_parts: parts,
      damage_rolls: damageFaces,
      feel_no_pain,
      feel_no_pain_rolls: painFaces,
      lost,
      slain,
    } as const;
    this.#story.addLine(this.#stood === null ? injury : { ...injury, stood: this.#stood });
    this.#die = null;
    this.#stood = null;
    this.#damageTold = false;
  }

  /** To be called before other dice are told. */
  end(): void {
    const block = this.#block;
    if (block === undefined) return;
    this.#block = undefined;
    const { save, at, faces, models, results, fails } = block;
    this.#story.dice[at] = {
      context: "save",
      weapon: this.#plan.weapon_id,
      target_unit_id: this.#plan.target_unit_id,
      threshold: save.threshold,
      kind: save.kind,
      sv: save.sv,
      ap: save.ap,
      cover: save.cover,
      cap_applied: isCapped(save.reasons),
      rolls_raw: faces,
      model_ids: models,
      model_names: models.map((id) => modelName(this.#target, id)),
      results,
      successes: faces.length - fails,
      fails,
      reasons: save.reasons,
    };
  }

  /** The block of saves like this one; its place among the blocks is kept for it. */
  #blockFor(save: Save): GrowingBlock {
    if (this.#block?.save !== save) {
      this.end();
      const { length } = this.#story.dice;
      this.#story.dice.length = length + 1;
      this.#block = { save, at: length, faces: [], models: [], results: [], fails: 0 };
    }
    return this.#block!;
  }
}

function damageParts({ damage }: AttackPlan, bonus: number): DamageParts {
  return { characteristic: makeDice(damage), bonuses: bonus > 0 ? [{ ...DAMAGE_BONUS, damage: bonus }] : [] };
}
