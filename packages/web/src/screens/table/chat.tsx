import { type FormEvent, useState } from "react";
import type { Session } from "../../online/store.ts";

const LONGEST = 500;

/** A few words to the other side of the table. */
export function Chat({ session }: { readonly session: Session }) {
  const [text, setText] = useState("");
  const { chat, view, you } = session.state;
  const say = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === "") return;
    setText("");
    void session.tell({ type: "chat", text: words });
  };
  return (
    <details className="chat" open={chat.length > 0}>
      <summary className="heading">Chat{chat.length > 0 ? ` (${chat.length})` : ""}</summary>
      <ol className="chat-lines" aria-live="polite">
        {chat.slice(-SHOWN).map(({ n, seat, text: line }) => (
          <li key={n} data-side={seat}>
            <b>{view?.seats[seat].name}</b> {line}
          </li>
        ))}
      </ol>
      {you !== "watch" && (
        <form onSubmit={say}>
          <input
            value={text}
            maxLength={LONGEST}
            aria-label="Say something"
            placeholder="Say something"
            onChange={(event) => setText(event.target.value)}
          />
        </form>
      )}
    </details>
  );
}

const SHOWN = 30;
