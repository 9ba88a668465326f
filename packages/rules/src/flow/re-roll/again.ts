import { rollBonus } from "../../abilities/permissions.ts";
import { changeHit, type HitDice, rerollHit } from "../../attack/hit.ts";
import type { Change } from "../../game/change.ts";
import type { Attacks, Standing } from "../../game/tasks.ts";
import { attacksIn, moveIn, type PendingRoll } from "./roll.ts";

/** Rolls dice of a standing roll again, all of them where they are one roll; the new ones are drawn at once. */
export function rollAgain(change: Change, roll: PendingRoll, index: number): void {
  const { unit_id, of } = roll;
  const dice = diceOf(change, roll, index);
  const before = dice.map((die) => roll.faces[die]!);
  const rolls_raw = DRAWS[of]?.(change, roll, dice) ?? inAttacks(change, dice);
  const block = change.story.roll({ context: "re_roll", unit_id, of, dice, before, rolls_raw });
  change.story.addLine({ line: "re_rolled", unit_id, block });
}

/** The dice that go with the one that is named: those of the same weapon, where numbers of attacks are sums. */
function diceOf({ game }: Change, { of, whole, faces }: PendingRoll, index: number): readonly number[] {
  if (whole) return faces.map((_, die) => die);
  if (of !== "attacks") return [index];
  const attacks = attacksIn(game)!;
  const { count } = attacks.plans[attacks.at]!.attacks.dice;
  const first = index - (index % count);
  return Array.from({ length: count }, (_, i) => first + i);
}

type Draw = (change: Change, roll: PendingRoll, dice: readonly number[]) => readonly number[];

const DRAWS: { readonly [Of in PendingRoll["of"]]?: Draw } = {
  advance: again,
  charge_roll: again,
  desperate_escape: inEscape,
};

function inEscape(change: Change, _roll: PendingRoll, dice: readonly number[]): readonly number[] {
  const move = moveIn(change.game)!;
  const { faces, rerolled } = move.escape!;
  const [die] = dice as [number];
  const face = change.dice.d6();
  const now = faces.map((one, at) => (at === die ? face : one));
  change.update(move, { ...move, escape: { faces: now, rerolled: [...rerolled, die] } });
  return [face];
}

function again(change: Change, { unit_id, of }: PendingRoll): readonly number[] {
  const { dice, game } = change;
  change.remove("turn.standing");
  if (of === "advance") {
    const face = dice.d6();
    change.set(`units.${unit_id}.advance_roll`, face);
    return [face];
  }
  const faces: readonly [number, number] = [dice.d6(), dice.d6()];
  const bonus = rollBonus(game, game.units[unit_id]!, "CHARGE_ROLL");
  change.set(`charges.pending.${unit_id}.distance`, faces[0] + faces[1] + bonus);
  change.set(`charges.pending.${unit_id}.dice`, faces);
  return faces;
}

function inAttacks(change: Change, dice: readonly number[]): readonly number[] {
  const attacks = attacksIn(change.game)!;
  const { standing, rolled } = replaced(change, attacks, attacks.standing!, dice);
  change.update(attacks, { ...attacks, standing });
  return rolled;
}

/** Makes one die of the attacks under way another face, without a roll of its own (AR-6). */
export function setDie(change: Change, unit_id: string, die: number, before: number, face: number): void {
  const attacks = attacksIn(change.game)!;
  const { standing } = attacks;
  if (standing?.roll === "HITS") setHit(change, attacks, unit_id, die, before, face);
  else {
    change.update(attacks, { ...attacks, standing: withFace(standing!, die, face) });
    const of = OF[standing!.roll as keyof typeof OF];
    change.story.addLine({ line: "die_changed", unit_id, before, face, of });
  }
}

const OF = { WOUNDS: "to_wound", SAVE: "save", DAMAGE: "damage" } as const;

/** The dice with one of them turned. */
function withFace(standing: Standing, die: number, face: number): Standing {
  switch (standing.roll) {
    case "WOUNDS": {
      const { rerolled, rerollFaces } = standing.rolls;
      const rolls = {
        ...standing.rolls,
        rerolled: [...rerolled, die],
        rerollFaces: [...rerollFaces, face],
      };
      return { ...standing, rolls };
    }
    case "SAVE":
      return { ...standing, face, rerolled: true };
    case "DAMAGE":
      return {
        ...standing,
        faces: standing.faces.map((one, at) => (at === die ? face : one)),
        rerolled: true,
      };
    default:
      return standing;
  }
}

function setHit(
  change: Change,
  attacks: Attacks,
  unit_id: string,
  die: number,
  before: number,
  face: number,
): void {
  const plan = attacks.plans[attacks.at]!;
  const { hits, rolled } = changeHit(plan, attacks.standing as HitDice, die, face, change.dice);
  change.update(attacks, { ...attacks, standing: { roll: "HITS", ...hits } });
  change.story.addLine({ line: "die_changed", unit_id, before, face });
  if (rolled.length === 0) return;
  const about = { unit_id, of: "to_hit", dice: [die], before: [before] } as const;
  change.story.roll({ context: "re_roll", ...about, rolls_raw: rolled });
}

interface Replaced {
  readonly standing: Standing;
  readonly rolled: readonly number[];
}

function replaced(change: Change, attacks: Attacks, standing: Standing, dice: readonly number[]): Replaced {
  const [die] = dice as [number];
  switch (standing.roll) {
    case "HITS": {
      const { hits, rolled } = rerollHit(attacks.plans[attacks.at]!, standing, die, change.dice);
      return { standing: { roll: "HITS", ...hits }, rolled };
    }
    case "WOUNDS": {
      const face = change.dice.d6();
      const { raw, rerolled, rerollFaces } = standing.rolls;
      const rolls = {
        ...standing.rolls,
        raw,
        rerolled: [...rerolled, die],
        rerollFaces: [...rerollFaces, face],
      };
      return { standing: { ...standing, rolls }, rolled: [face] };
    }
    case "ALLOCATED":
      return { standing, rolled: [] };
    case "SAVE":
    case "HAZARD": {
      const face = change.dice.d6();
      return { standing: { ...standing, face, rerolled: true }, rolled: [face] };
    }
    case "ATTACKS":
    case "DAMAGE": {
      const rolled = dice.map(() => change.dice.d6());
      const faces = standing.faces.map((face, at) => rolled[dice.indexOf(at)] ?? face);
      return { standing: { ...standing, faces, rerolled: true }, rolled };
    }
  }
}
