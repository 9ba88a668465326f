import { RULES } from "@gunline/rules";

/** docs/RULES.md, written from the table that refusals cite. */

const SECTIONS: Readonly<Record<string, string>> = {
  GD: "The game document",
  ME: "Measuring",
  DI: "Dice",
  OD: "Odds",
  RC: "Results and records",
  PH: "The phase",
  OB: "Objectives and the end of the battle",
  ST: "Reactions and stratagems",
  SH: "Who may shoot, at what",
  LS: "Line of sight",
  CV: "The Benefit of Cover",
  AT: "The attack sequence",
  KW: "Weapon and unit abilities",
  MO: "The Movement phase",
  RE: "Reserves",
  CH: "The Charge phase",
};

const INTRODUCTION = `# Rules

Every rule that the referee applies, in our own words. A refusal cites the id, at least one test names it in its
title (\`npm run rules:check\` fails otherwise), and this page is written from the same table
(\`packages/rules/src/rule.ts\`) by \`npm run rules:write\`.

Where two rulesets differ, the difference is a named option in \`packages/rules/src/ruleset.ts\`; players see it with
one line of explanation.
`;

export function rulesDocument(): string {
  const sections = Object.entries(SECTIONS).map(([prefix, title]) => {
    const rows = Object.entries(RULES)
      .filter(([id]) => id.startsWith(`${prefix}-`))
      .map(([id, text]) => `| ${id} | ${text} |`);
    return `## ${title}\n\n| id | rule |\n|---|---|\n${rows.join("\n")}\n`;
  });
  return `${INTRODUCTION}\n${sections.join("\n")}`;
}

/** Rules whose prefix has no section would be left out of the page. */
export function rulesWithoutSection(): readonly string[] {
  return Object.keys(RULES).filter(
    (id) => !Object.keys(SECTIONS).some((prefix) => id.startsWith(`${prefix}-`)),
  );
}
