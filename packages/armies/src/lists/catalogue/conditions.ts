import { attribute, below, type Node } from "./node.ts";

/** Where an entry stands: itself and what it is inside of, the unit first. */
export interface Place {
  /** Ids of entries, links and categories of the entry and of everything around it. */
  readonly ids: ReadonlySet<string>;
  /** Those of the entry alone. */
  readonly own: ReadonlySet<string>;
  /** Whether it stands in an army of the file with that id. */
  readonly isArmy: (id: string) => boolean;
}

/**
 * Whether a modifier holds for an entry by itself. Whose army it is and who bears a weapon are known, and are there
 * once; of what else is in an army nothing is chosen yet, so that counts are nought: "fewer than one Warlord" holds,
 * "at least one" does not.
 */
export function holds(modifier: Node, place: Place): boolean {
  if (below(modifier, "repeats").length > 0) return false;
  return (
    below(modifier, "conditions").every((one) => conditionHolds(one, place)) &&
    below(modifier, "conditionGroups").every((one) => groupHolds(one, place))
  );
}

function groupHolds(group: Node, place: Place): boolean {
  const all = [
    ...below(group, "conditions").map((one) => () => conditionHolds(one, place)),
    ...below(group, "conditionGroups").map((one) => () => groupHolds(one, place)),
  ];
  return attribute(group, "type") === "or" ? all.some((one) => one()) : all.every((one) => one());
}

function conditionHolds(condition: Node, { ids, own, isArmy }: Place): boolean {
  const scope = attribute(condition, "scope");
  const child = attribute(condition, "childId");
  const isHere = scope === "primary-catalogue" ? isArmy(child) : (scope === "self" ? own : ids).has(child);
  const value = Number(attribute(condition, "value"));
  const count = isHere && scope !== "self" ? 1 : 0;
  switch (attribute(condition, "type")) {
    case "instanceOf":
      return isHere;
    case "notInstanceOf":
      return !isHere;
    case "equalTo":
      return count === value;
    case "notEqualTo":
      return count !== value;
    case "lessThan":
      return count < value;
    case "atMost":
      return count <= value;
    case "atLeast":
      return count >= value;
    case "greaterThan":
      return count > value;
    default:
      return false;
  }
}
