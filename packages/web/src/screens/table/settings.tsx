import { RULESET_DIFFERENCES } from "@gunline/rules";
import { useId } from "react";
import { changeSettings } from "../../table/commands.ts";
import { type Preferences, prefer, usePreferences } from "../../table/preferences.ts";
import { useGame, useTable } from "../../table/table.ts";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { GameSettings } from "../game-settings.tsx";

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

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { settings, ruleset } = useGame();
  const { theme, palette } = usePreferences();
  const online = useTable(({ table }) => table?.mode === "online");
  const id = useId();
  return (
    <Dialog title={text.title} onClose={onClose} wide>
      <div className="settings">
        <section aria-labelledby={`${id}-game`}>
          <h3 id={`${id}-game`} className="heading">
            {text.game}
          </h3>
          <GameSettings settings={settings} onChange={changeSettings} withoutLog={online} />
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
