import type { Carried, SheetOption } from "@gunline/armies/books";

/** An option in a line: who, instead of what, what is chosen. */
export function describeOption(option: SheetOption): string {
  const { drop, take, pick, needs = {}, once, locks, by } = option;
  const dropped =
    drop === undefined ? [] : Array.isArray(drop) ? (drop as readonly Carried[]) : [drop as Carried];
  const choices = take.map(list);
  const chosen =
    choices.length === 1 && pick === undefined
      ? choices[0]!
      : `${numberOf(pick)} of: ${choices.join("; ")}${pick?.repeat === true ? " (the same again too)" : ""}`;
  const conditions = [
    ...(needs.with === undefined ? [] : [`with ${needs.with.join(" and ")}`]),
    ...(needs.without === undefined ? [] : [`without ${needs.without.join(" or ")}`]),
    ...(needs.size === undefined ? [] : [`in a unit of ${sizeOf(needs.size)}`]),
    ...(by === undefined ? [] : [`by ${by}`]),
  ];
  return [
    whoOf(option),
    ...(conditions.length === 0 ? [] : [` ${conditions.join(", ")}`]),
    ": ",
    ...(dropped.length === 0 ? [] : [`${dropped.map(list).join(" or ")} → `]),
    chosen,
    ...(once === undefined
      ? []
      : [`; each at most ${once.most} in ${once.per === undefined ? "the unit" : `${once.per} models`}`]),
    ...(locks === undefined ? [] : [`; then keeps ${locks.join(", ")}`]),
  ].join("");
}

function whoOf({ who, limit = {}, each, forEach }: SheetOption): string {
  const kinds = who === "UNIT" ? "the unit" : who.join(" or ") || "any model";
  const of = limit.of === undefined ? "models" : limit.of.join(" or ");
  const number =
    limit.all === true ? "all or none: " : limit.most === undefined ? "" : `up to ${limit.most} `;
  const per = limit.per === undefined ? "" : ` for every ${limit.per} ${of}`;
  const times = forEach !== undefined ? `, once for each ${forEach}` : each === true ? ", each of them" : "";
  return `${number}${kinds}${per}${times}`;
}

function numberOf(pick: SheetOption["pick"]): string {
  if (pick === undefined) return "one";
  return pick.least === pick.most ? `${pick.most}` : `up to ${pick.most}`;
}

function sizeOf([least, most]: readonly [number | null, number | null]): string {
  if (least === most) return `${least}`;
  return least === null ? `${most} or fewer` : `${least} or more`;
}

function list(carried: Carried): string {
  return Object.entries(carried)
    .map(([name, number]) => (number === 1 ? name : `${number}× ${name}`))
    .join(" and ");
}
