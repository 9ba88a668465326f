import type { Clause } from "../../abilities/language/clause.ts";
import { isAct } from "../../abilities/language/deed.ts";
import type { Row } from "../../abilities/language/row.ts";
import type { RuleTask } from "./carry-out.ts";

/** What the effects of a clause are stored as, and until when; one that does nothing and offers nothing leaves a mark. */
export function storedAs(
  { id }: Row,
  { as = id, until, do: deeds, options }: Clause,
): Pick<RuleTask, "effect" | "until"> {
  if (until === undefined) return {};
  const isMark = deeds.length === 0 && options === undefined;
  return isMark || deeds.some((deed) => !isAct(deed)) ? { effect: as, until } : {};
}
