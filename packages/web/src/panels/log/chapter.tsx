import { memo } from "react";
import { DiceRow } from "../dice/index.ts";
import type { Group, Part } from "./groups.ts";
import { rowsOf } from "./rows.ts";
import { stepsOf } from "./steps.ts";

interface ChapterProps {
  readonly group: Group;
  readonly verbose: boolean;
  /** The last volley or charge: its dice are open in the compact log too. */
  readonly newest: boolean;
  /** Entries from this one on came while the log was open. */
  readonly freshFrom: number;
}

/** A volley, a charge, or the line between two phases. Old chapters never change, so they are drawn once. */
export const Chapter = memo(ChapterBody, (a, b) => {
  const same = a.verbose === b.verbose && a.newest === b.newest && a.freshFrom === b.freshFrom;
  return same && a.group.last === b.group.last && beginningOf(a.group) === beginningOf(b.group);
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
        {verbose && <Lines part={joinedPart(parts)} all />}
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
  // The dice say who fired at whom; before there are any, the confirmed targets do.
  const told =
    !verbose && kind === "volley" && parts.length > 1 && parts[0]!.blocks.length === 0
      ? parts.slice(1)
      : parts;
  const several = parts.filter((part) => part.title !== "").length > 1;
  return (
    <li className="log-chapter">
      <h3 className="log-title">{title}</h3>
      {told.map((part) => (
        <div key={part.key} className="log-part">
          {part.title !== "" && (several || verbose) && <h4 className="log-weapon">{part.title}</h4>}
          {verbose ? (
            <Verbose part={part} fresh={part.entry >= freshFrom} />
          ) : (
            <Compact part={part} open={newest} fresh={part.entry >= freshFrom} />
          )}
        </div>
      ))}
    </li>
  );
}

function Verbose({ part, fresh }: { readonly part: Part; readonly fresh: boolean }) {
  return stepsOf(part.blocks, part.lines).map(({ block, lines }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a weapon only ever grow at the end
    <div key={index} className="log-step">
      {block !== null && <DiceRow block={block} fresh={fresh} terse={lines.length > 0} />}
      <Lines part={{ ...part, lines }} all />
    </div>
  ));
}

/** Results only; the dice are open for the newest volley and folded for the others. */
function Compact({
  part,
  open,
  fresh,
}: {
  readonly part: Part;
  readonly open: boolean;
  readonly fresh: boolean;
}) {
  const rows = rowsOf(part.blocks);
  const dice = rows.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows are told in the order rolled
    <DiceRow key={index} block={block} fresh={fresh && open} />
  ));
  if (rows.length === 0) return <Lines part={part} />;
  return (
    <>
      {open && dice}
      <Lines part={part} />
      <details className="log-fold">
        <summary>{open ? "Every line" : "Dice"}</summary>
        {!open && dice}
        <Lines part={part} all />
      </details>
    </>
  );
}

/** Choices that led to nothing yet: the last one, and the others on demand. */
function Choices({ part }: { readonly part: Part }) {
  const last = part.lines.findLast(({ detail }) => !detail)?.text ?? "";
  if (part.lines.length < 2) return <Lines part={part} all />;
  return (
    <details className="log-fold">
      <summary>
        {last} <span className="log-count">({part.lines.length} choices)</span>
      </summary>
      <Lines part={part} all />
    </details>
  );
}

/** Beyond this many lines of one step the rest is folded: thirty saves read alike. */
const MOST_LINES = 8;

function Lines({ part, all = false }: { readonly part: Part; readonly all?: boolean }) {
  const lines = all ? part.lines : part.lines.filter(({ detail }) => !detail);
  const shown = lines.length > MOST_LINES + 2 ? lines.slice(0, MOST_LINES) : lines;
  const folded = lines.slice(shown.length);
  if (lines.length === 0) return null;
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

function List({ lines }: { readonly lines: Part["lines"] }) {
  return (
    <ul className="log-lines">
      {lines.map(({ detail, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and only ever grow at the end
        <li key={index} className={detail ? "log-detail" : "log-line"}>
          {text}
        </li>
      ))}
    </ul>
  );
}

function joinedPart(parts: readonly Part[]): Part {
  const [first] = parts;
  const lines = parts.flatMap((part) => part.lines);
  return { key: first?.key ?? "", entry: first?.entry ?? 0, title: "", blocks: [], lines };
}
