import { chargeOdds } from "../../src/flow/phases/charge/odds.ts";
import {
  type Action,
  type ActionType,
  apply,
  choices,
  type Game,
  legal,
  targetsOf,
} from "../../src/index.ts";
import type { Chance } from "./arena.ts";
import { readAction } from "./build.ts";

/** A player who does something at random of what `legal` offers, and now and then something foolish. */
export function randomAction(game: Game, random: Chance): Action {
  // Taking back is offered by no document; on a timeline it may mean something.
  if (random.happens(0.1)) return readAction({ type: "UNDO" });
  const { waiting, units } = legal(game);
  const types = waiting
    .flatMap(({ actions }) => actions)
    .filter((type) => type !== "END_PHASE" || random.happens(0.2));
  const type: ActionType = types.length === 0 ? "END_PHASE" : random.pick(types);
  const chooses = CHOOSES[game.turn.phase] ?? "SELECT_SHOOTER";
  const able = Object.keys(units).filter((id) => units[id]![chooses]?.length === 0);
  const [charging] = Object.keys(game.charges.pending);
  const selected =
    charging ??
    game.shooting.active_shooter_id ??
    random.pick(able.length > 0 ? able : Object.keys(game.units));
  const anyUnit = random.happens(0.05) ? random.pick(Object.keys(game.units)) : selected;
  return readAction(
    rawAction(game, type, type === "SELECT_SHOOTER" && able.length > 0 ? random.pick(able) : anyUnit, random),
  );
}

/** How a unit is chosen in a phase. */
const CHOOSES: Readonly<Record<string, ActionType>> = { CHARGE: "DECLARE_CHARGE", MOVEMENT: "ADVANCE_ROLL" };

function rawAction(game: Game, type: ActionType, unitId: string, random: Chance): object {
  switch (type) {
    case "SHOOT":
      return { type, actor_unit_id: unitId, payload: { assignments: assignments(game, unitId, random) } };
    case "SET_ASSIGNMENTS":
      return { type, actor_unit_id: unitId, payload: { assignments: assignments(game, unitId, random) } };
    case "ASSIGN_TARGET":
      return { type, actor_unit_id: unitId, payload: assignments(game, unitId, random)[0] };
    case "CLEAR_ASSIGNMENT":
      return {
        type,
        actor_unit_id: unitId,
        payload: { weapon_id: game.shooting.pending_assignments[0]!.weapon_id },
      };
    case "MOVE":
      return random.happens(0.6) ? random.pick(choicesOf(game, type)) : wander(game, random);
    case "PILE_IN":
    case "FIGHT":
    case "CONSOLIDATE":
    case "SELECT_FIGHTER":
    case "SET_UP":
    case "ALLOCATE_WOUND":
      return random.pick(choicesOf(game, type));
    case "DECLARE_CHARGE": {
      const target_unit_ids = Object.keys(game.units).filter(() => random.happens(0.3));
      const payload = { target_unit_ids: target_unit_ids.length > 0 ? target_unit_ids : [unitId] };
      return { type, actor_unit_id: unitId, payload };
    }
    case "APPLY_CHARGE_MOVE":
      return { type, actor_unit_id: unitId, payload: { per_model_paths: rush(game, unitId, random) } };
    case "USE_STRATAGEM":
      return random.pick(choicesOf(game, type));
    case "UNDO":
    case "PASS":
    case "END_PHASE":
      return { type };
    case "CHANGE_SETTINGS":
      return { type, payload: { fast_dice: random.happens(0.5) } };
    default:
      return { type, actor_unit_id: unitId };
  }
}

function choicesOf(game: Game, type: ActionType): readonly Action[] {
  return [...choices(game)].filter((choice) => choice.type === type);
}

/** All models of some unit go the same way, whatever is there. */
function wander(game: Game, random: Chance): object {
  const unit = random.pick(Object.values(game.units));
  const [dx, dy] = [random.below(13) - 6, random.below(13) - 6];
  const per_model_paths = Object.fromEntries(
    Object.values(unit.models)
      .filter(({ position }) => position !== null)
      .map(({ id, position }) => [
        id,
        [
          [position!.x, position!.y],
          [position!.x + dx, position!.y + dy],
        ],
      ]),
  );
  const kind = random.pick(["NORMAL", "ADVANCE", "FALL_BACK", "STATIONARY"]);
  return { type: "MOVE", actor_unit_id: unit.id, payload: { kind, per_model_paths } };
}

/** One to three assignments, most of them to eligible targets. */
function assignments(game: Game, unitId: string, random: Chance): object[] {
  const { weapons } = targetsOf(game, game.units[unitId]!);
  const all = Object.entries(weapons).flatMap(([weapon_id, row]) =>
    Object.entries(row).map(([target_unit_id, { eligible }]) => ({ weapon_id, target_unit_id, eligible })),
  );
  const eligible = all.filter((one) => one.eligible);
  const pool = eligible.length > 0 && random.happens(0.9) ? eligible : all;
  if (pool.length === 0) return [{ weapon_id: "rifle", target_unit_id: "B1" }];
  const count = 1 + random.below(3);
  const picked = new Map<string, object>();
  for (let i = 0; i < count; i++) {
    const { weapon_id, target_unit_id } = random.pick(pool);
    picked.set(weapon_id, { weapon_id, target_unit_id, ...extras(random) });
  }
  return [...picked.values()];
}

/** Assignments of several weapons that are legal together; empty where there is none. */
export function legalAssignments(game: Game, unitId: string, random: Chance): readonly object[] {
  let legalSoFar: readonly object[] = [];
  const { weapons } = targetsOf(game, game.units[unitId]!);
  for (const [weapon_id, row] of Object.entries(weapons)) {
    const eligible = Object.keys(row).filter((id) => row[id]!.eligible);
    if (eligible.length === 0) continue;
    const target_unit_id = random.pick(eligible);
    const characters = Object.values(game.units[target_unit_id]!.models).filter(({ keywords }) =>
      keywords?.includes("CHARACTER"),
    );
    const aimed = characters.map(({ id }) => ({ precision_model_id: id }));
    for (const more of [...aimed, extras(random)]) {
      const wanted = [...legalSoFar, { weapon_id, target_unit_id, ...more }];
      const action = { type: "SHOOT", actor_unit_id: unitId, payload: { assignments: wanted } };
      if (!apply(game, readAction(action)).result.success) continue;
      legalSoFar = wanted;
      break;
    }
  }
  return legalSoFar;
}

function extras(random: Chance): object {
  if (random.happens(0.1)) return { modifiers: { hit: { reroll_ones: true }, wound: { plus_one: true } } };
  if (random.happens(0.05)) return { attacks_override: "D3+1" };
  return {};
}

/** The paths of the referee, or every model straight towards the first target, some further than they may. */
function rush(game: Game, unitId: string, random: Chance): object {
  const charge = game.charges.pending[unitId];
  if (charge?.distance !== undefined && random.happens(0.7)) {
    const odds = chargeOdds(game, game.units[unitId]!, charge.targets, charge.distance);
    if (odds.ok) return odds.value.rolls[charge.distance]!.per_model_paths;
  }
  const target = Object.values(game.units[charge?.targets[0] ?? unitId]!.models)[0]?.position;
  const share = (0.5 + random.below(7) / 10) / 2;
  return Object.fromEntries(
    Object.values(game.units[unitId]!.models).map(({ id, position }) => {
      const { x, y } = position!;
      const to = target ?? { x, y };
      return [
        id,
        [
          [x, y],
          [x + share * (to.x - x), y + share * (to.y - y)],
        ],
      ];
    }),
  );
}
