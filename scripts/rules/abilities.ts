import { automationReport } from "@gunline/armies";
import { inForce, stratagems } from "@gunline/rules";

/** The part of docs/RULES.md on abilities: their names, what each does, and what is left to the players. */
export function abilitiesSection(): string {
  const always = inForce
    .abilityRows()
    .map(({ ability, text, rule }) => `| ${ability} | ${text} | ${rule} |`)
    .sort();
  const used = stratagems.STRATAGEMS.map(
    ({ id, name, cost, rule, detachment, ability }) =>
      `| ${id} | ${name} | ${cost} | ${ability ?? detachment ?? ""} | ${rule} |`,
  );
  const { datasheets, fully, of } = automationReport();
  const left = datasheets.flatMap(({ name, not_automated }) =>
    not_automated.map((ability) => `\n- ${ability} (${name})`),
  );
  return `## Abilities by name

Written in \`abilities\` of a unit or a model, always on:

| ability | what it does | rule |
|---|---|---|
${always.join("\n")}

Used with \`USE_STRATAGEM\`, in a window or in a player's own time: stratagems, and what armies and units can do by an
ability (without cost). The fourth column is the ability or the detachment that it takes.

| id | name | CP | needs | rule |
|---|---|---|---|---|
${used.join("\n")}

## Datasheets

${fully} of ${of} datasheets are fully automated (\`gunline armies\`). Whatever else a list brings is left to the players, who
can grant re-rolls and modifiers by hand; the unit's card and the log name it.
${left.join("")}`;
}
