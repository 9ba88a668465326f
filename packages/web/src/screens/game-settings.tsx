import type { Game } from "@gunline/rules";
import { Choice } from "../ui/choice.tsx";

type Settings = Game["settings"];

const AUTO_TARGETING: readonly { value: Settings["auto_targeting"]; label: string; hint: string }[] = [
  { value: "OFF", label: "Off", hint: "No target is suggested." },
  { value: "OBVIOUS_ONLY", label: "Obvious only", hint: "A weapon with a single legal target gets it." },
  {
    value: "SMART",
    label: "Smart",
    hint: "Also stars a wounded unit to finish, and the unit already aimed at.",
  },
];

const ALLOCATION: readonly { value: Settings["allocation"]; label: string; hint: string }[] = [
  { value: "AUTOMATIC", label: "Automatic", hint: "Wounds go to the front-most model that may take them." },
  {
    value: "DEFENDER",
    label: "Defender chooses",
    hint: "Where the rules leave a choice, the defender clicks the model.",
  },
];

const DICE: readonly { value: "fast" | "steps"; label: string; hint: string }[] = [
  { value: "fast", label: "Fast", hint: "All rolls of a volley at once." },
  { value: "steps", label: "Step by step", hint: "One press for each roll: hit, wound, save, damage." },
];

const LOG: readonly { value: Settings["log"]; label: string; hint: string }[] = [
  { value: "VERBOSE", label: "Verbose", hint: "Every roll with what made its number." },
  { value: "COMPACT", label: "Compact", hint: "One line a volley." },
];

const REACTIONS: readonly { value: Settings["stratagems"]; label: string; hint: string }[] = [
  {
    value: "ON",
    label: "Ask",
    hint: "Whoever can react, as by Fire Overwatch, is asked before the game goes on.",
  },
  { value: "OFF", label: "Never", hint: "Nobody is asked; the game goes on at once." },
];

interface GameSettingsProps {
  readonly settings: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
  /** Far apart, each side reads the log as it likes. */
  readonly withoutLog?: boolean;
}

/** What the players choose for a game, before it or during it. */
export function GameSettings({ settings, onChange, withoutLog = false }: GameSettingsProps) {
  return (
    <>
      <Choice
        label="Auto-targeting"
        value={settings.auto_targeting}
        options={AUTO_TARGETING}
        onChange={(auto_targeting) => onChange({ auto_targeting })}
      />
      <Choice
        label="Wounds are allocated"
        value={settings.allocation}
        options={ALLOCATION}
        onChange={(allocation) => onChange({ allocation })}
      />
      <Choice
        label="Dice"
        value={settings.fast_dice ? "fast" : "steps"}
        options={DICE}
        onChange={(value) => onChange({ fast_dice: value === "fast" })}
      />
      <Choice
        label="Ask for reactions"
        value={settings.stratagems}
        options={REACTIONS}
        onChange={(stratagems) => onChange({ stratagems })}
      />
      {!withoutLog && (
        <Choice label="Log" value={settings.log} options={LOG} onChange={(log) => onChange({ log })} />
      )}
    </>
  );
}
