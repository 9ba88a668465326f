import { memo } from "react";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { DiceRow } from "../dice/index.ts";
import { type Group, type LogPart, outcomeOf } from "./groups.ts";
import { isInTable } from "./line.ts";
import { rowsOf } from "./rows.ts";
import { StepTable } from "./step-table.tsx";

const text = words.log;

interface LogSectionProps {
  readonly group: Group;
  readonly verbose: boolean;
  /** The last volley or charge: its dice are open in the compact log too. */
  readonly newest: boolean;
  /** Entries from this number on came while the log was open. */
  readonly freshFrom: number;
}

/** A volley, a charge, or the line between two phases. Old chapters never change, so they are drawn once. */
export const LogSection = memo(LogSectionBody, (a, b) => {
  const same = a.verbose === b.verbose && a.newest === b.newest && a.freshFrom === b.freshFrom;
  const before =
    a.group.choices.length === b.group.choices.length && a.group.isTakenBack === b.group.isTakenBack;
  return same && before && a.group.last === b.group.last && beginningOf(a.group) === beginningOf(b.group);
});

/** The very first line, which is kept as it came: another game's chapter has another. */
function beginningOf({ parts }: Group): unknown {
  return parts[0]?.lines[0];
}

function LogSectionBody({ group, verbose, newest, freshFrom }: LogSectionProps) {
  const { kind, title, parts, isTakenBack: gone } = group;
  if (kind === "phase") {
    return (
      <li className="log-phase" data-gone={gone}>
        <Gone gone={gone} />
        <span>{title}</span>
        {verbose && <Lines part={withoutTitle(joinedPart(parts))} />}
      </li>
    );
  }
  if (kind === "choice") {
    return (
      <li className="log-choices" data-gone={gone}>
        <Gone gone={gone} />
        <Choices part={joinedPart(parts)} />
        <Whys whys={group.whys} />
      </li>
    );
  }
  if (kind === "deed") {
    return (
      <li className="log-deeds" data-side={group.side} data-gone={gone}>
        <Gone gone={gone} />
        {parts.map((part) => (
          <ActionLine key={part.key} part={part} verbose={verbose} fresh={part.entry >= freshFrom} />
        ))}
        <Whys whys={group.whys} />
      </li>
    );
  }
  const lines = outcomeOf(group);
  const outcome = verbose ? lines.filter((line) => !isInTable(line)) : lines;
  const chosen = parts.filter(({ choice }) => choice).flatMap(({ lines }) => lines);
  const rolled = parts.filter(({ choice }) => !choice);
  const choices = [...group.choices, ...chosen];
  const several = rolled.filter((part) => part.title !== "").length > 1;
  // A result says itself who fired at whom.
  const entitled = outcome[0]?.about.line === "weapon_done";
  return (
    <li className="log-chapter" data-side={group.side} data-gone={gone}>
      <Gone gone={gone} />
      <h3 className={entitled ? "visually-hidden" : "log-title"}>
        {title}
        {group.ending === "failed" && <span className="log-failed"> {text.failed}</span>}
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
      <Whys whys={group.whys} />
      {verbose && rolled.length > 0 && choices.length > 0 && (
        <details className="log-fold">
          <summary>{text.choicesBefore(choices.length)}</summary>
          <List lines={choices} />
        </details>
      )}
    </li>
  );
}

/** For whoever does not see that it is crossed out. */
function Gone({ gone }: { readonly gone: true | undefined }) {
  return gone === undefined ? null : <span className="visually-hidden">{text.takenBack}</span>;
}

/** What the computer thought, on demand. */
function Whys({ whys }: { readonly whys: readonly string[] }) {
  if (whys.length === 0) return null;
  return (
    <details className="log-fold">
      <summary>{text.why}</summary>
      <ul className="log-lines">
        {whys.map((why, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they only ever grow at the end
          <li key={index} className="log-detail">
            {typeset(why)}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PartProps {
  /** Without its results, which stand over the whole chapter. */
  readonly part: LogPart;
  readonly open: boolean;
  readonly fresh: boolean;
  readonly fate: Group["ending"] | undefined;
}

function PartBody({ verbose, ...props }: PartProps & { readonly verbose: boolean }) {
  return verbose ? <Verbose {...props} /> : <Compact {...props} />;
}

/** A table of the dice; what they do not show in lines, and what they do on demand. */
function Verbose({ part, fresh, fate }: PartProps) {
  const { lines } = part;
  const rest = lines.filter((line) => !isInTable(line));
  const inWords = lines.filter(isInTable);
  return (
    <>
      <StepTable part={part} fresh={fresh} fate={fate} />
      <Lines part={{ ...part, lines: rest }} />
      {inWords.length > 0 && (
        <details className="log-fold">
          <summary>{text.inWords}</summary>
          <List lines={inWords} />
        </details>
      )}
    </>
  );
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
        <summary>{open ? text.everyLine : text.dice}</summary>
        {!open && dice}
        <Lines part={part} />
      </details>
    </>
  );
}

/** A move, or something else that is done and not fired: what it was, its dice, and each model's way on demand. */
function ActionLine({
  part,
  verbose,
  fresh,
}: {
  readonly part: LogPart;
  readonly verbose: boolean;
  readonly fresh: boolean;
}) {
  const details = part.lines.filter(({ detail }) => detail);
  return (
    <>
      <List lines={part.lines.filter(({ detail }) => !detail)} />
      {rowsOf(part.blocks).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are told in the order rolled
        <DiceRow key={index} block={block} fresh={fresh} fate={undefined} />
      ))}
      {verbose && details.length > 0 && (
        <details className="log-fold">
          <summary>{text.moreLines(details.length)}</summary>
          <List lines={details} />
        </details>
      )}
    </>
  );
}

/** Choices that led to nothing yet: the last one, and the others on demand. */
function Choices({ part }: { readonly part: LogPart }) {
  const last = part.lines.findLast(({ detail }) => !detail);
  if (part.lines.length < 2) return <Lines part={part} />;
  return (
    <details className="log-fold">
      <summary>
        {last?.text} <span className="log-count">{text.choicesBehind(part.lines.length)}</span>
      </summary>
      <Lines part={part} />
    </details>
  );
}

/** Beyond this many lines the rest is folded: thirty saves read alike. */
const MOST_LINES = 8;

function Lines({ part: { lines } }: { readonly part: LogPart }) {
  const shown = lines.length > MOST_LINES + 2 ? lines.slice(0, MOST_LINES) : lines;
  const folded = lines.slice(shown.length);
  return (
    <>
      <List lines={shown} />
      {folded.length > 0 && (
        <details className="log-fold">
          <summary>{text.moreLines(folded.length)}</summary>
          <List lines={folded} />
        </details>
      )}
    </>
  );
}

function List({ lines, tone = "" }: { readonly lines: LogPart["lines"]; readonly tone?: string }) {
  if (lines.length === 0) return null;
  return (
    <ul className={`log-lines ${tone}`}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and only ever grow at the end
        <li key={index} className={line.detail ? "log-detail" : "log-line"}>
          {typeset(line.text)}
        </li>
      ))}
    </ul>
  );
}

/** Which phase begins is what the line between two phases says itself. */
function withoutTitle(part: LogPart): LogPart {
  return { ...part, lines: part.lines.filter(({ about }) => about.line !== "phase_ended") };
}

function joinedPart(parts: readonly LogPart[]): LogPart {
  const [first] = parts;
  const lines = parts.flatMap((part) => part.lines);
  return { key: first?.key ?? "", entry: first?.entry ?? 0, title: "", choice: false, blocks: [], lines };
}
