import { finalFaces } from "../../attack/hit.ts";
import type { Game } from "../../game/document.ts";
import type { RerolledContext } from "../../game/story/dice-block.ts";
import type { Attacks, Task, TaskOf } from "../../game/tasks.ts";

/** A roll that lies on the table: whose, of what, and which of its dice. */
export interface PendingRoll {
  readonly unit_id: string;
  readonly of: RerolledContext;
  readonly faces: readonly number[];
  /** Dice that were rolled again already. */
  readonly rerolled: readonly number[];
  /** Whether all its dice are one roll. */
  readonly whole: boolean;
}

/** The last roll, while it can still be made again: of the attacks under way, or the one before this action. */
export function pendingRoll(game: Game): PendingRoll | undefined {
  const found = ofAttacks(attacksIn(game)) ?? ofEscape(moveIn(game)) ?? ofTurn(game);
  return found !== undefined && found.faces.length > 0 ? found : undefined;
}

/** What is on top of everything but what asks about dice. */
function topIn({ tasks }: Pick<Game, "tasks">): Task | undefined {
  return tasks.findLast((task) => task.type !== "window" || task.window !== "W-DICE");
}

export function attacksIn(game: Pick<Game, "tasks">): Attacks | undefined {
  const top = topIn(game);
  return top?.type === "attacks" ? top : undefined;
}

export function moveIn(game: Pick<Game, "tasks">): TaskOf<"move"> | undefined {
  const top = topIn(game);
  return top?.type === "move" ? top : undefined;
}

function ofEscape(move: TaskOf<"move"> | undefined): PendingRoll | undefined {
  if (move?.escape === undefined) return undefined;
  return { unit_id: move.unit_id, of: "desperate_escape", whole: false, ...move.escape };
}

function ofTurn({ turn, units, charges }: Game): PendingRoll | undefined {
  if (turn.standing === undefined) return undefined;
  const { roll, unit_id } = turn.standing;
  const none = { unit_id, rerolled: [], whole: true };
  if (roll === "CHARGE_ROLL") {
    return { ...none, of: "charge_roll", faces: charges.pending[unit_id]?.dice ?? [] };
  }
  const face = units[unit_id]?.advance_roll;
  return { ...none, of: "advance", faces: face === undefined ? [] : [face] };
}

function ofAttacks(attacks: Attacks | undefined): PendingRoll | undefined {
  const standing = attacks?.standing;
  if (standing === null || standing === undefined) return undefined;
  const { plans, at } = attacks!;
  const own = { unit_id: plans[0]!.shooter_unit_id };
  const again = (count: number, done: boolean) => (done ? Array.from({ length: count }, (_, i) => i) : []);
  switch (standing.roll) {
    case "HITS":
      return {
        ...own,
        of: "to_hit",
        faces: finalFaces(standing.rolls),
        rerolled: standing.rolls.rerolled,
        whole: false,
      };
    case "WOUNDS":
      return {
        ...own,
        of: "to_wound",
        faces: finalFaces(standing.rolls),
        rerolled: standing.rolls.rerolled,
        whole: false,
      };
    case "ALLOCATED":
      return undefined;
    case "ATTACKS": {
      const { faces, rerolled } = standing;
      return { ...own, of: "attacks", faces, rerolled: again(faces.length, rerolled), whole: false };
    }
    case "SAVE":
      return {
        unit_id: plans[at]!.target_unit_id,
        of: "save",
        faces: [standing.face],
        rerolled: again(1, standing.rerolled),
        whole: true,
      };
    case "DAMAGE": {
      const { faces, rerolled } = standing;
      return { ...own, of: "damage", faces, rerolled: again(faces.length, rerolled), whole: true };
    }
    case "HAZARD": {
      const { face, rerolled } = standing;
      return { ...own, of: "hazardous", faces: [face], rerolled: again(1, rerolled), whole: true };
    }
  }
}
