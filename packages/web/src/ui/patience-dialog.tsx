import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface PatienceDialogProps {
  readonly title: string;
  readonly text: string;
  readonly cancel: string;
  readonly onCancel: () => void;
}

/** What is soon done needs no words. */
const SHOWN_AFTER_MS = 400;

/** Something works beside the page, and can be called off. */
export function PatienceDialog({ title, text, cancel, onCancel }: PatienceDialogProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      actions={
        <Button onPress={onCancel} first>
          {cancel}
        </Button>
      }
    >
      <p role="status">{text}</p>
    </Dialog>
  );
}
