import { Dialog } from "../../ui/dialog.tsx";
import { KEY_GROUPS } from "./key-bindings.ts";

const MARKS = [
  { mark: "acting", sign: "▸", does: "Acting unit" },
  { mark: "eligible", sign: "✓", does: "Eligible target" },
  { mark: "chosen", sign: "◎", does: "Chosen target" },
  { mark: "ineligible", sign: "✕", does: "Not eligible: hover to read why" },
  { mark: "engaged", sign: "⚔", does: "Engaged with one of your units, or a broken rule" },
] as const;

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Keys and help" onClose={onClose} wide>
      <div className="help">
        {KEY_GROUPS.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="heading">{title}</h3>
            <dl className="help-keys">
              {keys.map((row) => (
                <div key={row.does}>
                  <dt>
                    {row.keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{row.does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h3 className="heading">Marks</h3>
          <ul className="help-marks">
            {MARKS.map(({ mark, sign, does }) => (
              <li key={mark} data-mark={mark}>
                <span aria-hidden="true">{sign}</span> {does}
              </li>
            ))}
          </ul>
          <h3 className="heading">Touch</h3>
          <p>
            Tap a unit to choose it, drag with two fingers to pan and zoom, long-press to measure, drag a
            model of a charging unit with one finger.
          </p>
        </section>
      </div>
    </Dialog>
  );
}
