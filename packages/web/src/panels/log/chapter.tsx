import { memo } from "react";
import { DiceRow } from "../dice/index.ts";
import { type Group, outcomeOf, type Part } from "./groups.ts";
import { rowsOf } from "./rows.ts";
import { withShortSeal } from "./seal.ts";
import { stepsOf } from "./steps.ts";

interface ChapterProps {
  readonly group: Group;
  readonly verbose: boolean;
  /** The last volley or charge: its dice are open in the compact log too. */
  readonly newest: boolean;
  /** Entries from this number on came while the log was open. */
  readonly freshFrom: number;
}

/** A volley, a charge, or the line between two phases. Old chapters never change, so they are drawn once. */
export const Chapter = memo(ChapterBody, (a, b) => {
  const same = a.verbose === b.verbose && a.newest === b.newest && a.freshFrom === b.freshFrom;
  const before = a.group.choices.length === b.group.choices.length;
  return same && before && a.group.last === b.group.last && beginningOf(a.group) === beginningOf(b.group);
});

/** The very first line, which is kept as it came: another game's chapter has another. */
function beginningOf({ parts }: Group): unknown {
  return parts[0]?.lines[0];
}

function ChapterBody({ group, verbose, newest, freshFrom }: ChapterProps) {
  const { kind, title, parts } = group;
  if (kind === "phase") {
    return (
      <li className="log-phase">
        <span>{title}</span>
        {verbose && <Lines part={joinedPart(parts)} />}
      </li>
    );
  }
  if (kind === "choice") {
    return (
      <li className="log-choices">
        <Choices part={joinedPart(parts)} />
      </li>
    );
  }
  const outcome = outcomeOf(group);
  const chosen = parts.filter(({ choice }) => choice).flatMap(({ lines }) => lines);
  const rolled = parts.filter(({ choice }) => !choice);
  const choices = [...group.choices, ...chosen];
  const several = rolled.filter((part) => part.title !== "").length > 1;
  // A result says itself who fired at whom.
  const entitled = outcome[0]?.about.line === "weapon_done";
  return (
    <li className="log-chapter">
      <h3 className={entitled ? "visually-hidden" : "log-title"}>
        {title}
        {group.ending === "failed" && <span className="log-failed"> ✕ failed</span>}
      </h3>
      <List lines={outcome} tone={group.ending === "failed" ? "log-outcome log-failed" : "log-outcome"} />
      {rolled.length === 0 && <List lines={chosen} />}
      {rolled.map((part) => (
        <div key={part.key} className="log-part">
          {part.title !== "" && several && <h4 className="log-weapon">{part.title}</h4>}
          <PartBody
            part={{ ...part, lines: part.lines.filter((line) => !outcome.includes(line)) }}
            verbose={verbose}
            open={newest}
            fresh={part.entry >= freshFrom}
            fate={kind === "charge" ? group.ending : undefined}
          />
        </div>
      ))}
      {verbose && rolled.length > 0 && choices.length > 0 && (
        <details className="log-fold">
          <summary>
            {choices.length === 1 ? "1 choice made first" : `${choices.length} choices made first`}
          </summary>
          <List lines={choices} />
        </details>
      )}
    </li>
  );
}

interface PartProps {
  /** Without its results, which stand over the whole chapter. */
  readonly part: Part;
  readonly open: boolean;
  readonly fresh: boolean;
  readonly fate: Group["ending"] | undefined;
}

function PartBody({ verbose, ...props }: PartProps & { readonly verbose: boolean }) {
  return verbose ? <Verbose {...props} /> : <Compact {...props} />;
}

/** Dice, and under each row in small what the referee wrote about it. */
function Verbose({ part, fresh, fate }: PartProps) {
  return stepsOf(part.blocks, part.lines).map(({ block, lines }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a weapon only ever grow at the end
    <div key={index} className="log-step">
      {block !== null && (block.rolls_raw.length > 0 || lines.length === 0) && (
        <DiceRow block={block} fresh={fresh} terse={lines.length > 0} fate={fate} />
      )}
      <Lines part={{ ...part, lines }} />
    </div>
  ));
}

/** Results only; the dice are open for the newest volley and folded for the others. */
function Compact({ part, open, fresh, fate }: PartProps) {
  const rows = rowsOf(part.blocks);
  const dice = rows.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows are told in the order rolled
    <DiceRow key={index} block={block} fresh={fresh && open} fate={fate} />
  ));
  if (rows.length === 0) return null;
  return (
    <>
      {open && dice}
      <details className="log-fold">
        <summary>{open ? "Every line" : "Dice"}</summary>
        {!open && dice}
        <Lines part={part} />
      </details>
    </>
  );
}

/** Choices that led to nothing yet: the last one, and the others on demand. */
function Choices({ part }: { readonly part: Part }) {
  const last = part.lines.findLast(({ detail }) => !detail);
  if (part.lines.length < 2) return <Lines part={part} />;
  return (
    <details className="log-fold">
      <summary>
        {last?.text} <span className="log-count">({part.lines.length} choices)</span>
      </summary>
      <Lines part={part} />
    </details>
  );
}

/** Beyond this many lines the rest is folded: thirty saves read alike. */
const MOST_LINES = 8;

function Lines({ part: { lines } }: { readonly part: Part }) {
  const shown = lines.length > MOST_LINES + 2 ? lines.slice(0, MOST_LINES) : lines;
  const folded = lines.slice(shown.length);
  return (
    <>
      <List lines={shown} />
      {folded.length > 0 && (
        <details className="log-fold">
          <summary>{folded.length} more lines</summary>
          <List lines={folded} />
        </details>
      )}
    </>
  );
}

function List({ lines, tone = "" }: { readonly lines: Part["lines"]; readonly tone?: string }) {
  if (lines.length === 0) return null;
  return (
    <ul className={`log-lines ${tone}`}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and only ever grow at the end
        <li key={index} className={line.detail ? "log-detail" : "log-line"}>
          {withShortSeal(line.text)}
        </li>
      ))}
    </ul>
  );
}

function joinedPart(parts: readonly Part[]): Part {
  const [first] = parts;
  const lines = parts.flatMap((part) => part.lines);
  return { key: first?.key ?? "", entry: first?.entry ?? 0, title: "", choice: false, blocks: [], lines };
}
