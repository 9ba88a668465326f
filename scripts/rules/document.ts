import { RULES } from "@gunline/rules";
import { abilitiesSection } from "./abilities.ts";

/** docs/RULES.md, written from the table that refusals cite. */

const SECTIONS: Readonly<Record<string, string>> = {
  GD: "The game document",
  ME: "Measuring",
  DI: "Dice",
  OD: "Odds",
  RC: "Results and records",
  PH: "The phase",
  DE: "Setting up",
  RE: "Reserves",
  TR: "Transports",
  BR: "The battle",
  MI: "Missions",
  SC: "Actions and secondary missions",
  OB: "Objectives and the end of the battle",
  CO: "The Command phase",
  ST: "Reactions and stratagems",
  SH: "Who may shoot, at what",
  LS: "Line of sight",
  CV: "The Benefit of Cover",
  AT: "The attack sequence",
  KW: "Weapon and unit abilities",
  MO: "The Movement phase",
  FI: "The Fight phase",
  CH: "The Charge phase",
  EF: "What is in effect",
  AB: "The language of rules",
  AR: "The rules of the armies",
  BH: "By hand, and by agreement",
};

/** What we know of and leave to the players, with the reason: by the ids of the sections above. */
const NOT_AUTOMATED: Readonly<Record<string, string>> = {
  "DE-10":
    "Units that are set up after both armies. No unit that we know of has such a rule, so there is nothing to try it on.",
  "DE-11":
    "Rules by which units are set up anew before the first turn. No unit that we know of has one; a document may simply be given with the unit elsewhere.",
  "DE-1":
    "How an army may be put together. The army builder says what is not allowed, by which rule, and offers a fix; lists are played as they are written, and at the table only reserves look at the size of the battle (RE-2).",
  "DE-2, the winner's choice":
    "In Chapter Approved the winner of the roll-off would choose; here he attacks, unless the players say otherwise.",
  "BR-8":
    "Two rules that set the same characteristic. No two that we know of do; what changes one acts in the order in which it was given.",
  "BR-9":
    "Rules of attacker and defender, or of where a unit may arrive, that contradict each other. None that we know of do: limits of where a unit may be set up always hold.",
  "BR-13, abilities that add up":
    "Abilities of one name from different units would add up. No unit that we know of has one that acts on others beside its own unit.",
  "MI-1":
    "Objectives that players place themselves. Only War is played on one of the maps, with its five objectives.",
  "MI-10, painted armies": "Ten points for a painted army are the players' own to add.",
  "MI-14":
    "The Ritual, Burden of Trust and Unexploded Ordnance are outside the tournament pool and are not offered.",
  "SC-14": "Challenger cards and Twists. Both are optional, and tournament play goes without them.",
  "MO-17": "Nothing that we know of lowers M below 1 inch or rolls for it.",
  "MO-42":
    "Units get into transports in their own Movement phase only: whoever ends a move of another phase beside one stays outside.",
  "RE-11": "Which stratagems look at units in reserve is theirs to say.",
  "ST-5": "Categories of stratagems. Nothing that we know of asks for them.",
  "AR-5, Bomb Squigs":
    "A unit uses one in the battle. Its datasheet may give it two; the second is the players' own to roll.",
  "AR-6, Scorching Fear":
    "Where several units were hit by pyreblasters, the first in the order of dice takes the test; its player is not asked.",
  "MO-16":
    "As close as possible. Nothing in Movement asks for it; charges, pile-in and consolidation have it as base contact where it is possible (CH-23).",
  "MO-40": "Surge moves. No unit that we know of makes one.",
  "RE-12":
    "Units that are taken up and set up again elsewhere. No unit that we know of does that; AIRCRAFT that leave the table come back by MO-30.",
};

const INTRODUCTION = `# Rules

Every rule that the referee applies, in our own words. A refusal cites the id, at least one test names it in its
title (\`npm run rules:check\` fails otherwise), and this page is written from the same table
(\`packages/rules/src/base/rulebook\`) by \`npm run rules:write\`.

Where two rulesets differ, the difference is a named option in \`packages/rules/src/game/ruleset.ts\`; players see it with
one line of explanation.
`;

export function rulesDocument(): string {
  const sections = Object.entries(SECTIONS).map(([prefix, title]) => {
    const rows = Object.entries(RULES)
      .filter(([id]) => id.startsWith(`${prefix}-`))
      .map(([id, text]) => `| ${id} | ${text} |`);
    return `## ${title}\n\n| id | rule |\n|---|---|\n${rows.join("\n")}\n`;
  });
  const left = Object.entries(NOT_AUTOMATED)
    .filter(([id]) => !(id in RULES))
    .map(([id, why]) => `| ${id} | ${why} |`);
  const last = `## Not automated\n\n| id | why |\n|---|---|\n${left.join("\n")}\n`;
  return `${INTRODUCTION}\n${[...sections, last, abilitiesSection()].join("\n")}`;
}

/** Rules whose prefix has no section would be left out of the page. */
export function rulesWithoutSection(): readonly string[] {
  return Object.keys(RULES).filter(
    (id) => !Object.keys(SECTIONS).some((prefix) => id.startsWith(`${prefix}-`)),
  );
}
