import { parseDice } from "../../dice/expression.ts";
import { fault } from "../../game/border.ts";
import { unitFault } from "../../game/reference-faults.ts";
import { rollDemise, sufferBlast } from "../aftermath/demise.ts";
import { escapeWreck, goOnWithWreck } from "../aftermath/wreck.ts";
import type { TaskRow } from "./task-row.ts";

/** What comes of models that were destroyed: Deadly Demise of each in their order, then passengers get out of wrecks. */
export const aftermath: TaskRow<"aftermath"> = {
  liesOn: ({ type }) => type !== "aftermath",
  actions: { SET_UP: escapeWreck },
  waitsFor(game, { wrecks }) {
    const { unit_id } = wrecks[0]!.model;
    return { player: game.units[unit_id]!.owner, for: { what: "escape_wreck", unit_id } };
  },
  goOn(change, task) {
    if (task.blast !== null) sufferBlast(change, task);
    else if (task.demises.length > 0) rollDemise(change, task);
    else if (task.wrecks.length > 0) return goOnWithWreck(change, task);
    else change.pop();
    return true;
  },
  *faults(game, { demises, blast, wrecks }, path) {
    const going = blast === null ? demises : [blast, ...demises];
    for (const { model, wounds } of going) {
      yield* unitFault(game, model.unit_id, path);
      if (parseDice(wounds) === undefined) yield fault("BAD_DOCUMENT", "GD-4", path, ["noDice"]);
    }
    for (const id of blast?.unit_ids ?? []) yield* unitFault(game, id, [...path, "blast", "unit_ids"]);
    for (const { model, out } of wrecks) {
      yield* unitFault(game, model.unit_id, [...path, "wrecks"]);
      for (const { unit_id } of out) yield* unitFault(game, unit_id, [...path, "wrecks"]);
    }
    const top = game.tasks.at(-1)?.type === "aftermath";
    if (top && (going.length > 0 || wrecks.length === 0)) {
      yield fault("BAD_DOCUMENT", "GD-2", path, ["nobodyAsked"]);
    }
  },
};
