import { type ByHandKind, isUnknown, unitNamed } from "./kind.ts";

/** A mark of the unit is set, or taken away; it ends when such marks end (BH-6). */
export const status: ByHandKind<"STATUS"> = (change, { unit_id, status: flag, on }) => {
  const unit = unitNamed(change.table, unit_id);
  if (isUnknown(unit)) return unit;
  if (on) change.set(`units.${unit_id}.flags.${flag}`, true);
  else if (unit.flags[flag] !== undefined) change.remove(`units.${unit_id}.flags.${flag}`);
  return {};
};
