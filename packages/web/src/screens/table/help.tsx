import { Dialog } from "../../ui/dialog.tsx";
import { words } from "../../words/english.ts";
import { KEY_GROUPS } from "./key-bindings.ts";

const text = words.table.help;

const MARKS = [
  { mark: "acting", sign: "▸" },
  { mark: "eligible", sign: "✓" },
  { mark: "chosen", sign: "◎" },
  { mark: "ineligible", sign: "✕" },
  { mark: "engaged", sign: "⚔" },
] as const;

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={text.title} onClose={onClose} wide>
      <div className="help">
        {KEY_GROUPS.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="heading">{title}</h3>
            <dl className="help-keys">
              {keys.map(({ shown, does }) => (
                <div key={does}>
                  <dt>
                    {shown.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section className="help-touch">
          <h3 className="heading">{text.marks}</h3>
          <ul className="help-marks">
            {MARKS.map(({ mark, sign }) => (
              <li key={mark} data-mark={mark}>
                <span aria-hidden="true">{sign}</span> {text.markWords[mark]}
              </li>
            ))}
          </ul>
          <h3 className="heading">{text.touch}</h3>
          <p>{text.touchWords}</p>
        </section>
      </div>
    </Dialog>
  );
}
