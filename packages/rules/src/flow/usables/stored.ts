import type { Clause } from "../../abilities/language/clause.ts";
import { isAct } from "../../abilities/language/deed.ts";
import type { Row } from "../../abilities/language/row.ts";
import type { RuleTask } from "./carry-out.ts";

/** What the effects of a clause are stored as, and until when; nothing where it has none. */
export function storedAs(
  { id }: Row,
  { as = id, until, do: deeds }: Clause,
): Pick<RuleTask, "effect" | "until"> {
  return until !== undefined && deeds.some((deed) => !isAct(deed)) ? { effect: as, until } : {};
}
