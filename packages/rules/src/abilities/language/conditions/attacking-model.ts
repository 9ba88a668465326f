import * as z from "zod/mini";
import { normaliseKeyword } from "../../../base/keyword.ts";
import { modelHasKeyword } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";
import { isNamed } from "./weapon.ts";

const modelSchema = z.strictObject({
  /** Its keyword or its name; one of these is enough. */
  attackingModel: oneOrMore,
});

/** The model that attacks is of a kind: each is asked for itself. */
export const attackingModel = conditionKind<"attackingModel", z.infer<typeof modelSchema>>({
  key: "attackingModel",
  schema: modelSchema,
  sees: () => "MODEL",
  compile({ attackingModel: wanted }) {
    const names = toList(wanted).map(normaliseKeyword);
    return ({ volley, firing }) => {
      if (volley === undefined || firing === undefined) return false;
      const { model } = firing;
      return names.some(
        (name) => normaliseKeyword(model.name) === name || modelHasKeyword(volley.shooter, model, name),
      );
    };
  },
  words: ({ attackingModel: wanted }) => `the attacking model is ${listWords(toList(wanted), "or")}`,
});

const carriesSchema = z.strictObject({ attackerCarries: oneOrMore });

/** The model that attacks carries a weapon of this name, whichever it attacks with. */
export const attackerCarries = conditionKind<"attackerCarries", z.infer<typeof carriesSchema>>({
  key: "attackerCarries",
  schema: carriesSchema,
  sees: () => "MODEL",
  compile({ attackerCarries: wanted }) {
    const names = toList(wanted);
    return ({ game, firing }) =>
      firing?.model.weapons.some((id) => isNamed(game.weapons[id]!, names, false)) === true;
  },
  words: ({ attackerCarries: wanted }) => `the attacking model has ${listWords(toList(wanted), "or")}`,
});
