import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { tip } from "../../ui/tip.ts";
import { usePlace } from "./place.ts";
import "./listbox.css";

export interface Option {
  readonly id: string;
  /** For typing ahead. */
  readonly text: string;
  readonly content: ReactNode;
  readonly disabled: boolean;
  readonly hint?: string | undefined;
}

interface ListboxProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly selected: string | null;
  readonly children: ReactNode;
  readonly onPick: (id: string) => void;
  /** The option under the pointer or the arrow keys; null when the list closes. */
  readonly onActive: (id: string | null) => void;
  readonly className: string;
  readonly hint?: string | undefined;
  /** Said between what can be chosen and what cannot. */
  readonly divider: string;
}

/** How long letters typed one after the other count as one word. */
const TYPING_MS = 600;

/** A button that opens a list: arrows, Home, End, letters, Enter and Escape, as a select does, with room for reasons. */
export function Listbox(props: ListboxProps) {
  const { label, options, selected, children, onPick, onActive, className, hint, divider } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const typed = useRef({ text: "", at: 0 });
  const open = active !== null;
  const place = usePlace(button, open);
  const optionId = (index: number) => `${id}-${index}`;

  const go = (index: number | null) => {
    setActive(index);
    onActive(index === null ? null : (options[index]?.id ?? null));
  };
  const show = () =>
    go(
      Math.max(
        0,
        options.findIndex((option) => option.id === selected),
      ),
    );
  const pick = (index: number) => {
    const option = options[index];
    if (option === undefined || option.disabled) return;
    go(null);
    onPick(option.id);
  };
  const typeAhead = (letter: string, time: number) => {
    const { text, at } = typed.current;
    const wanted = (time - at < TYPING_MS ? text : "") + letter.toLowerCase();
    typed.current = { text: wanted, at: time };
    const found = options.findIndex((option) => option.text.toLowerCase().startsWith(wanted));
    if (found >= 0) go(found);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    const opens = event.key === "Enter" || event.key === " ";
    const letter = event.key.length === 1 && /\p{L}/u.test(event.key) && !event.ctrlKey && !event.metaKey;
    if (!open && (opens || event.key === "ArrowDown" || event.key === "ArrowUp")) show();
    else if (open && step !== undefined) go(Math.min(options.length - 1, Math.max(0, active + step)));
    else if (open && opens) pick(active);
    else if (open && event.key === "Escape") go(null);
    else if (open && letter) typeAhead(event.key, event.timeStamp);
    else if (open && event.key === "Tab") return go(null);
    else return;
    // The page has its own meaning for these keys.
    event.preventDefault();
    event.stopPropagation();
  };

  useEffect(() => {
    if (active !== null)
      list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const firstDisabled = options.findIndex(({ disabled }) => disabled);
  return (
    <>
      <button
        ref={button}
        type="button"
        role="combobox"
        className={`listbox ${className}`}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open ? optionId(active) : undefined}
        onClick={() => (open ? go(null) : show())}
        onKeyDown={onKeyDown}
        onBlur={() => open && go(null)}
        {...(open ? {} : tip(hint))}
      >
        <span className="listbox-value">{children}</span>
        <span className="listbox-arrow" aria-hidden="true">
          ▾
        </span>
      </button>
      {open &&
        createPortal(
          // Focus stays on the button: pressing the pointer here must not take it away.
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            className="listbox-list"
            style={place}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
          >
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and the keys
              <div
                key={option.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                data-index={index}
                aria-selected={option.id === selected}
                aria-disabled={option.disabled || undefined}
                className={`listbox-option${index === active ? " listbox-active" : ""}${index === firstDisabled ? " listbox-divided" : ""}`}
                data-divider={divider}
                onClick={() => {
                  if (option.disabled) return;
                  button.current?.blur();
                  pick(index);
                }}
                onPointerEnter={() => go(index)}
                {...tip(option.hint)}
              >
                {option.content}
              </div>
            ))}
          </div>,
          document.body,
        )}
    </>
  );
}
