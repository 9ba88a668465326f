import { Button } from "../../ui/button.tsx";

interface Step {
  readonly label: string;
  readonly onPress: () => void;
  readonly disabledBecause?: string | undefined;
}

interface StepperProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly count: number;
  readonly more: Step;
  readonly fewer: Step;
}

/** A number with a button on either side. */
export function Stepper({ label, note, count, more, fewer }: StepperProps) {
  return (
    <div className="builder-step">
      <span>
        {label} {note !== undefined && <span className="builder-note">{note}</span>}
      </span>
      <Button label={fewer.label} onPress={fewer.onPress} disabledBecause={fewer.disabledBecause}>
        −
      </Button>
      <b className="builder-number">{count}</b>
      <Button label={more.label} onPress={more.onPress} disabledBecause={more.disabledBecause}>
        +
      </Button>
    </div>
  );
}
