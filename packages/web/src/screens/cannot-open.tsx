import { type Refusal, RULES } from "@gunline/rules";
import { downloadSaved } from "../table/save-file.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { words } from "../words/english.ts";

/** A kept game that the rules of today refuse. */
export interface Refused {
  readonly title: string;
  readonly text: string;
  readonly refusals: readonly Refusal[];
}

/** Says why a kept game does not open, and gives it to take along. */
export function CannotOpen({
  refused,
  onClose,
}: {
  readonly refused: Refused;
  readonly onClose: () => void;
}) {
  const { title, text, refusals } = refused;
  const own = words.keptGames;
  return (
    <Dialog
      title={own.cannotOpen.title}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onPress={() => downloadSaved(title, text)} first>
            {own.download}
          </Button>
          <Button onPress={onClose}>{own.cannotOpen.close}</Button>
        </>
      }
    >
      <p>{own.cannotOpen.text}</p>
      <Faults refusals={refusals} />
    </Dialog>
  );
}

const MOST_SHOWN = 8;

/** What is wrong with a file or a game, with the rules that say so. */
export function Faults({ refusals }: { readonly refusals: readonly Refusal[] }) {
  return (
    <>
      <ul className="faults">
        {refusals.slice(0, MOST_SHOWN).map((fault) => (
          <li key={fault.message}>
            {fault.message} <abbr title={RULES[fault.rule]}>{fault.rule}</abbr>
          </li>
        ))}
      </ul>
      {refusals.length > MOST_SHOWN && <p>{words.keptGames.cannotOpen.more(refusals.length - MOST_SHOWN)}</p>}
    </>
  );
}
