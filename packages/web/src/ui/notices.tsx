import { useEffect } from "react";
import { create } from "zustand";
import { words } from "../words/english.ts";
import { Button } from "./button.tsx";

/** Messages that are about no game in particular: storage, files. */
const useNotice = create<{ readonly message: string | null }>(() => ({ message: null }));

export function notify(message: string): void {
  useNotice.setState({ message });
}

const SHOWN_FOR = 12_000;

export function Notices() {
  const message = useNotice((state) => state.message);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => useNotice.setState({ message: null }), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div className="notices" role="status">
      {message !== null && (
        <div className="notice">
          <p>{message}</p>
          <Button kind="quiet" label={words.ui.dismiss} onPress={() => useNotice.setState({ message: null })}>
            ✕
          </Button>
        </div>
      )}
    </div>
  );
}
