import type { AttackPlan, Save } from "../../attack/plan.ts";
import type { Injury, WoundListener } from "../../attack/save.ts";
import { plural, type Story } from "../story.ts";

/**
 * Tells saves, damage and Feel No Pain. Saves alike that follow each other are one block of dice; damage and Feel No
 * Pain dice come between, so that all blocks read in a row show the dice in the order rolled.
 */
export class SaveTeller implements WoundListener {
  readonly #story: Story;
  readonly #plan: AttackPlan;
  /** What was said about the save of the wound in hand; empty where none was allowed. */
  #start = "";
  #block: { save: Save; faces: number[]; models: string[]; fails: number } | undefined;

  constructor(story: Story, plan: AttackPlan) {
    this.#story = story;
    this.#plan = plan;
  }

  save(slot: number, save: Save, face: number, saved: boolean): void {
    const { model_id } = this.#plan.defenders[slot]!;
    this.#addSave(save, face, model_id, saved);
    const against = save.threshold > 6 ? "cannot be made" : `${save.threshold}+`;
    this.#start = `Save: ${model_id} rolls ${face} (${against}: ${save.reasons.map(({ text }) => text).join(", ")})`;
    if (saved) this.#story.detail(`${this.#start}, saved`);
  }

  injury(slot: number, { damage, damageFaces, painFaces, lost, slain }: Injury): void {
    const { model_id, profile } = this.#plan.defenders[slot]!;
    if (damageFaces.length > 0) this.#push("damage", { rolls_raw: damageFaces, model_id, damage });
    if (painFaces.length > 0) {
      const threshold = this.#plan.profiles[profile]!.feel_no_pain;
      this.#push("feel_no_pain", {
        rolls_raw: painFaces,
        model_id,
        threshold,
        ignored: painFaces.length - lost,
      });
    }
    const start =
      this.#start === "" ? `Devastating Wounds: ${model_id} has no save` : `${this.#start}, failed`;
    this.#start = "";
    const rolled = damageFaces.length > 0 ? ` [${damageFaces.join(",")}]` : "";
    const pain = painFaces.length > 0 ? `, Feel No Pain [${painFaces.join(",")}]` : "";
    const end = slain ? "slain" : `${plural(lost, "wound")} lost`;
    this.#story.detail(`${start}: ${damage} damage${rolled}${pain}, ${end}`);
  }

  /** To be called before other dice are told. */
  end(): void {
    const block = this.#block;
    if (block === undefined) return;
    this.#block = undefined;
    const { save, faces, models, fails } = block;
    this.#story.dice.push({
      context: "save",
      weapon: this.#plan.weapon_id,
      target_unit_id: this.#plan.target_unit_id,
      threshold: save.threshold,
      kind: save.kind,
      sv: save.sv,
      ap: save.ap,
      cover: save.cover,
      rolls_raw: faces,
      model_ids: models,
      successes: faces.length - fails,
      fails,
      reasons: save.reasons,
    });
  }

  #addSave(save: Save, face: number, modelId: string, saved: boolean): void {
    if (this.#block?.save !== save) {
      this.end();
      this.#block = { save, faces: [], models: [], fails: 0 };
    }
    const block = this.#block!;
    block.faces.push(face);
    block.models.push(modelId);
    if (!saved) block.fails++;
  }

  #push(
    context: "damage" | "feel_no_pain",
    block: { rolls_raw: readonly number[]; [detail: string]: unknown },
  ): void {
    this.end();
    const { weapon_id, target_unit_id } = this.#plan;
    this.#story.dice.push({ context, weapon: weapon_id, target_unit_id, ...block });
  }
}
