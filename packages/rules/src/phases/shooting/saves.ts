import type { AttackPlan, Save } from "../../attack/plan.ts";
import type { WoundOutcome } from "../../attack/save.ts";
import { plural, type Story } from "../story.ts";

/**
 * Tells saves, damage and Feel No Pain. Saves alike that follow each other are one block of dice; damage and Feel No
 * Pain dice come between, so that all blocks read in a row show the dice in the order rolled.
 */
export class SaveTeller {
  readonly #story: Story;
  readonly #plan: AttackPlan;
  #block: { save: Save; faces: number[]; models: string[]; fails: number } | undefined;

  constructor(story: Story, plan: AttackPlan) {
    this.#story = story;
    this.#plan = plan;
  }

  tell(outcome: WoundOutcome): void {
    const { defender, save, saveFace, saved, damageFaces, damage, injury } = outcome;
    const model_id = defender.model_id;
    const mortal = saveFace === 0;
    if (!mortal) this.#addSave(save, saveFace, model_id, saved);
    if (damageFaces.length > 0) {
      this.#push({ context: "damage", rolls_raw: damageFaces, model_id, damage });
    }
    if (injury.feelNoPain.length > 0) {
      const { feel_no_pain } = this.#plan.profiles[defender.profile]!;
      const ignored = injury.feelNoPain.filter((face) => face >= feel_no_pain!).length;
      this.#push({
        context: "feel_no_pain",
        rolls_raw: injury.feelNoPain,
        model_id,
        threshold: feel_no_pain,
        ignored,
      });
    }
    this.#story.detail(inWords(outcome));
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

  #push(block: {
    context: "damage" | "feel_no_pain";
    rolls_raw: readonly number[];
    [detail: string]: unknown;
  }): void {
    this.end();
    const { weapon_id, target_unit_id } = this.#plan;
    this.#story.dice.push({ weapon: weapon_id, target_unit_id, ...block });
  }
}

function inWords({ defender, save, saveFace, saved, damage, damageFaces, injury }: WoundOutcome): string {
  const reasons = save.reasons.map(({ text }) => text).join(", ");
  const against = save.threshold > 6 ? "cannot be made" : `${save.threshold}+`;
  const start =
    saveFace === 0
      ? `Devastating Wounds: ${defender.model_id} has no save`
      : `Save: ${defender.model_id} rolls ${saveFace} (${against}: ${reasons})`;
  if (saved) return `${start}, saved`;
  const rolled = damageFaces.length > 0 ? ` [${damageFaces.join(",")}]` : "";
  const pain = injury.feelNoPain.length > 0 ? `, Feel No Pain [${injury.feelNoPain.join(",")}]` : "";
  const end = injury.slain ? "slain" : `${plural(injury.lost, "wound")} lost`;
  return `${start}${saveFace === 0 ? "" : ", failed"}: ${damage} damage${rolled}${pain}, ${end}`;
}
