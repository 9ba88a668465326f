import { type Game, PLAYER_IDS, type PlayerId } from "@gunline/rules";
import { Choice } from "../ui/choice.tsx";
import { words } from "../words/english.ts";

type Settings = Game["settings"];

const own = words.newGame;

const AUTO_TARGETING: readonly { value: Settings["auto_targeting"]; label: string; hint: string }[] = [
  { value: "OFF", label: own.targeting.off, hint: own.targeting.offHint },
  { value: "OBVIOUS_ONLY", label: own.targeting.obvious, hint: own.targeting.obviousHint },
  { value: "SMART", label: own.targeting.smart, hint: own.targeting.smartHint },
];

type Allocation = Exclude<Settings["allocation"], object>;

const ALLOCATION: readonly { value: Allocation; label: string; hint: string }[] = [
  { value: "AUTOMATIC", label: own.allocation.automatic, hint: own.allocation.automaticHint },
  { value: "CAREFUL", label: own.allocation.careful, hint: own.allocation.carefulHint },
  { value: "DEFENDER", label: own.allocation.defender, hint: own.allocation.defenderHint },
];

const FOR_BOTH: readonly { value: Allocation | "EACH"; label: string; hint: string }[] = [
  ...ALLOCATION,
  { value: "EACH", label: own.allocation.each, hint: own.allocation.eachHint },
];

const DICE: readonly { value: "fast" | "steps"; label: string; hint: string }[] = [
  { value: "fast", label: own.dice.fast, hint: own.dice.fastHint },
  { value: "steps", label: own.dice.steps, hint: own.dice.stepsHint },
];

const LOG: readonly { value: Settings["log"]; label: string; hint: string }[] = [
  { value: "VERBOSE", label: own.log.verbose, hint: own.log.verboseHint },
  { value: "COMPACT", label: own.log.compact, hint: own.log.compactHint },
];

const REACTIONS: readonly { value: Settings["stratagems"]; label: string; hint: string }[] = [
  { value: "ON", label: own.reactions.ask, hint: own.reactions.askHint },
  { value: "OFF", label: own.reactions.never, hint: own.reactions.neverHint },
];

const REROLLS: readonly { value: "ON" | "OFF"; label: string; hint: string }[] = [
  { value: "ON", label: own.rerolls.ask, hint: own.rerolls.askHint },
  { value: "OFF", label: own.rerolls.never, hint: own.rerolls.neverHint },
];

interface GameSettingsProps {
  readonly settings: Settings;
  /** What the players are called. */
  readonly names: Readonly<Record<PlayerId, string>>;
  readonly onChange: (change: Partial<Settings>) => void;
  /** Far apart, each side reads the log as it likes, and neither switches off what the other is asked. */
  readonly isFarApart?: boolean;
}

/** What the players choose for a game, before it or during it. */
export function GameSettings({ settings, names, onChange, isFarApart = false }: GameSettingsProps) {
  return (
    <>
      <Choice
        label={own.targeting.label}
        value={settings.auto_targeting}
        options={AUTO_TARGETING}
        onChange={(auto_targeting) => onChange({ auto_targeting })}
      />
      <AllocationChoice
        allocation={settings.allocation}
        names={names}
        onChange={(allocation) => onChange({ allocation })}
      />
      <Choice
        label={own.dice.label}
        value={settings.fast_dice ? "fast" : "steps"}
        options={DICE}
        onChange={(value) => onChange({ fast_dice: value === "fast" })}
      />
      {!(isFarApart && settings.stratagems === "ON") && (
        <Choice
          label={own.reactions.label}
          value={settings.stratagems}
          options={REACTIONS}
          onChange={(stratagems) => onChange({ stratagems })}
        />
      )}
      {!(isFarApart && settings.reroll_windows === "ON") && (
        <Choice
          label={own.rerolls.label}
          value={settings.reroll_windows ?? "OFF"}
          options={REROLLS}
          onChange={(reroll_windows) => onChange({ reroll_windows })}
        />
      )}
      {!isFarApart && (
        <Choice
          label={own.log.label}
          value={settings.log}
          options={LOG}
          onChange={(log) => onChange({ log })}
        />
      )}
    </>
  );
}

interface AllocationChoiceProps {
  readonly allocation: Settings["allocation"];
  readonly names: Readonly<Record<PlayerId, string>>;
  readonly onChange: (allocation: Settings["allocation"]) => void;
}

/** One way for both players, or one for each. */
function AllocationChoice({ allocation, names, onChange }: AllocationChoiceProps) {
  const isPlain = typeof allocation === "string";
  return (
    <>
      <Choice
        label={own.allocation.label}
        value={isPlain ? allocation : "EACH"}
        options={FOR_BOTH}
        onChange={(value) => {
          if (value !== "EACH") onChange(value);
          else if (isPlain) onChange({ p1: allocation, p2: allocation });
        }}
      />
      {!isPlain &&
        PLAYER_IDS.map((player) => (
          <Choice
            key={player}
            label={own.allocation.of(names[player])}
            value={allocation[player]}
            options={ALLOCATION}
            onChange={(value) => onChange({ ...allocation, [player]: value })}
          />
        ))}
    </>
  );
}
