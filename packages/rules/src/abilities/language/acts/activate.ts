import * as z from "zod/mini";
import { idSchema, text } from "../../../game/scalar.ts";
import { isActive, activate as makeActive, writeActive } from "../../active.ts";
import { durationWords } from "../duration.ts";
import { actKind } from "./kind.ts";

const schema = z.strictObject({
  /** What is active from now on, for the whole army of whoever has the rule: conditions ask for it by this id. */
  activate: idSchema,
  called: text,
  until: z.enum(["PHASE", "TURN", "OWN_COMMAND_PHASE", "ROUND", "BATTLE"]),
});

/** Something is active for the army, whoever of it is on the table by then. */
export const activate = actKind<"activate", z.infer<typeof schema>>({
  key: "activate",
  schema,
  run({ activate: id, called, until }, { change, player }) {
    makeActive(change, player, id, until);
    change.story.addLine({ line: "became_active", player, rule: called });
  },
  words: ({ called, until }) => `${durationWords(until)}, ${called} is active for your army`,
  dice: () => 0,
});

const endSchema = z.strictObject({ deactivate: idSchema, called: text });

export const deactivate = actKind<"deactivate", z.infer<typeof endSchema>>({
  key: "deactivate",
  schema: endSchema,
  run({ deactivate: id }, { change, player }) {
    if (!isActive(change.table, player, id)) return;
    const { active = [] } = change.table.players[player];
    writeActive(
      change,
      player,
      active.filter((one) => one.id !== id),
    );
  },
  words: ({ called }) => `${called} is no longer active for your army`,
  dice: () => 0,
});
