import { type ReactNode, useEffect, useRef, useState } from "react";

interface DropDownProps {
  readonly label: string;
  readonly sign: string;
  /** The items; `choose` closes the list and does what the item is for. */
  readonly children: (choose: (action: () => void) => () => void) => ReactNode;
}

/** A list that opens under a button; Escape, a choice and a click beside it close it. */
export function DropDown({ label, sign, children }: DropDownProps) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      // A dialog that an item opened lies outside of the list, and its clicks are its own.
      const target = event.target as Element;
      if (ref.current?.contains(target) !== true && target.closest("dialog") === null) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener("pointerdown", close);
    // Before the table hears of it: to it, Escape means to let go of a unit.
    window.addEventListener("keydown", onEscape, true);
    return () => {
      document.removeEventListener("pointerdown", close);
      window.removeEventListener("keydown", onEscape, true);
    };
  }, [open]);
  const choose = (action: () => void) => () => {
    setOpen(false);
    action();
  };
  return (
    <div className="menu" ref={ref}>
      <button
        type="button"
        className="button menu-button"
        aria-label={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {sign}
      </button>
      {open && <div className="menu-list">{children(choose)}</div>}
    </div>
  );
}
