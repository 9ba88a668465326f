import { RULESET_DIFFERENCES } from "@gunline/rules/words";
import { useId } from "react";
import { changeSettings } from "../../table/commands.ts";
import { type Preferences, prefer, usePreferences } from "../../table/preferences.ts";
import { useGame, useTable } from "../../table/table.ts";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { GameSettings } from "../game-settings.tsx";
import { SPEEDS as COMPUTER_SPEEDS } from "./computer.tsx";

const text = words.table.settings;

const THEMES: readonly { value: Preferences["theme"]; label: string }[] = [
  { value: "dark", label: text.dark },
  { value: "light", label: text.light },
];

const PALETTES: readonly { value: Preferences["palette"]; label: string }[] = [
  { value: "classic", label: text.classic },
  { value: "violet", label: text.violet },
  { value: "contrast", label: text.contrast },
];

const { diceSpeeds, textSizes, soundOn, ...names } = words.board.settings;

const SPEEDS: readonly { value: Preferences["dice"]; label: string }[] = [
  { value: "slow", label: diceSpeeds.slow },
  { value: "normal", label: diceSpeeds.normal },
  { value: "instant", label: diceSpeeds.instant },
];

const TEXTS: readonly { value: Preferences["text"]; label: string }[] = [
  { value: "normal", label: textSizes.normal },
  { value: "large", label: textSizes.large },
  { value: "largest", label: textSizes.largest },
];

const BY_HAND = (["OFF", "AGREED", "FREE"] as const).map((value) => ({
  value,
  ...words.byHand.settings[value],
}));

const SOUNDS = [
  { value: "off", label: soundOn.off },
  { value: "on", label: soundOn.on },
] as const;

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { settings, ruleset, players } = useGame();
  const called = { p1: players.p1.name, p2: players.p2.name };
  const { theme, palette, dice, computer, text: textSize, sound } = usePreferences();
  const online = useTable(({ table }) => table?.mode === "online");
  const id = useId();
  return (
    <Dialog title={text.title} onClose={onClose} wide>
      <div className="settings">
        <section aria-labelledby={`${id}-game`}>
          <h3 id={`${id}-game`} className="heading">
            {text.game}
          </h3>
          <GameSettings settings={settings} names={called} onChange={changeSettings} isFarApart={online} />
          <Choice
            label={words.byHand.settingLabel}
            value={settings.by_hand ?? "OFF"}
            options={BY_HAND}
            onChange={(by_hand) => changeSettings({ by_hand })}
          />
        </section>
        <section aria-labelledby={`${id}-page`}>
          <h3 id={`${id}-page`} className="heading">
            {text.browser}
          </h3>
          <Choice
            label={text.theme}
            value={theme}
            options={THEMES}
            onChange={(value) => prefer({ theme: value })}
          />
          <Choice
            label={text.palette}
            value={palette}
            options={PALETTES}
            onChange={(value) => prefer({ palette: value })}
          />
          <Choice
            label={names.dice}
            value={dice}
            options={SPEEDS}
            onChange={(value) => prefer({ dice: value })}
          />
          <Choice
            label={words.computer.speed}
            value={computer}
            options={COMPUTER_SPEEDS}
            onChange={(value) => prefer({ computer: value })}
          />
          <Choice
            label={names.text}
            value={textSize}
            options={TEXTS}
            onChange={(value) => prefer({ text: value })}
          />
          <Choice
            label={names.sound}
            value={sound ? "on" : "off"}
            options={SOUNDS}
            onChange={(value) => prefer({ sound: value === "on" })}
          />
        </section>
        <section aria-labelledby={`${id}-rules`} className="settings-rules">
          <h3 id={`${id}-rules`} className="heading">
            {text.ruleset(ruleset === "spec" ? text.houseRules : text.published)}
          </h3>
          <ul>
            {RULESET_DIFFERENCES.map((difference) => (
              <li key={difference.option}>
                {typeset(difference[ruleset])} <abbr title={text.rule}>{difference.rule}</abbr>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
