import { STRENGTHS, type Strength } from "@gunline/computer";
import { PLAYER_IDS } from "@gunline/rules";
import { seatComputer } from "../../table/computer.ts";
import { prefer, usePreferences } from "../../table/preferences.ts";
import { useGame, useTable } from "../../table/table.ts";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { words } from "../../words/english.ts";

const text = words.computer;

type Sitter = Strength | "person";

const SITTERS: readonly { readonly value: Sitter; readonly label: string; readonly hint: string }[] = [
  { value: "person", label: text.person, hint: text.about.person },
  ...STRENGTHS.map((value) => ({ value, label: text.strengths[value], hint: text.about[value] })),
];

export const SPEEDS = (["slow", "normal", "fast", "instant"] as const).map((value) => ({
  value,
  label: text.speeds[value],
}));

/** Who plays each side: a person, or the computer. */
export function ComputerDialog({ onClose }: { readonly onClose: () => void }) {
  const { players } = useGame();
  const seats = useTable(({ table }) => table?.computer);
  const speed = usePreferences(({ computer }) => computer);
  return (
    <Dialog title={text.title} onClose={onClose}>
      {PLAYER_IDS.map((player) => (
        <Choice<Sitter>
          key={player}
          label={players[player].name}
          value={seats?.[player] ?? "person"}
          options={SITTERS}
          onChange={(sitter) => seatComputer(player, sitter === "person" ? undefined : sitter)}
        />
      ))}
      <Choice
        label={text.speed}
        value={speed}
        options={SPEEDS}
        onChange={(computer) => prefer({ computer })}
      />
      <p>{text.anyTime}</p>
    </Dialog>
  );
}
