import type { GameRecord } from "@gunline/rules";
import { useEffect, useState } from "react";
import { fetchRecord } from "../../online/record.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { downloadRecord } from "./save-record.ts";

interface RecordButtonProps {
  readonly game: string;
  readonly token: string;
}

/** Where a game does not open, its record to take along; nothing where the server has none for us. */
export function RecordButton({ game, token }: RecordButtonProps) {
  const [record, setRecord] = useState<GameRecord | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetchRecord(game, token, { signal: leaving.signal, onWait: () => undefined }).then(
      setRecord,
      // A game that is gone, or a link that opens none: the page has said so already.
      () => undefined,
    );
    return () => leaving.abort();
  }, [game, token]);
  if (record === null) return null;
  return (
    <Button kind="primary" onPress={() => downloadRecord(game, record)}>
      {words.online.door.download}
    </Button>
  );
}
