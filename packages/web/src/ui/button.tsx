import type { ReactNode } from "react";
import { tip } from "./tip.ts";

interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly kind?: "primary" | "secondary" | "quiet" | "danger" | "spend";
  /** The key that does the same, shown on the button. */
  readonly shortcut?: string | undefined;
  /** Why it cannot be pressed now; it stays in reach of the keyboard so that the reason can be read. */
  readonly disabledBecause?: string | undefined;
  /** Where it is pressed all the same, for buttons whose reason must not be missed. */
  readonly onRefused?: ((because: string) => void) | undefined;
  readonly hint?: string | undefined;
  readonly pressed?: boolean | undefined;
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  /** The answer of a dialog that has the focus when it opens. */
  readonly first?: boolean | undefined;
  /** Whether it costs something that a key pressed by habit must not: Enter does not press it. */
  readonly spends?: boolean | undefined;
}

export function Button({
  children,
  onPress,
  kind = "secondary",
  shortcut,
  disabledBecause,
  onRefused,
  hint,
  pressed,
  label,
  id,
  first,
  spends,
}: ButtonProps) {
  const disabled = disabledBecause !== undefined;
  return (
    <button
      type="button"
      id={id}
      className={`button button-${kind}`}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      aria-label={label}
      data-first={first || undefined}
      data-spends={spends || undefined}
      onClick={disabled ? () => onRefused?.(disabledBecause) : onPress}
      {...tip(disabledBecause ?? hint)}
    >
      <span className="button-text">{children}</span>
      {shortcut !== undefined && (
        <span className="key" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  );
}
