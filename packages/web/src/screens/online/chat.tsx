import { type FormEvent, useEffect, useRef, useState } from "react";
import { notify } from "../../notices.tsx";
import type { Session } from "../../online/store.ts";

const LONGEST = 500;
const SHOWN = 30;

/** A few words to the other side of the table. Folded, it takes no room, and tells what is new as a notice. */
export function Chat({ session }: { readonly session: Session }) {
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const { chat, view, you } = session.state;
  const list = useRef<HTMLOListElement>(null);
  const last = chat.at(-1);
  const seen = useRef(last?.n ?? 0);
  const unread = chat.filter(({ n, seat }) => n > seen.current && seat !== you).length;
  useEffect(() => {
    if (open) {
      seen.current = last?.n ?? 0;
      list.current?.scrollTo(0, list.current.scrollHeight);
    } else if (last !== undefined && last.n > seen.current && last.seat !== you) {
      notify(`${view?.seats[last.seat].name}: ${last.text}`);
    }
  }, [open, last, you, view?.seats]);
  const say = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === "") return;
    setText("");
    void session.tell({ type: "chat", text: words });
  };
  return (
    <details className="chat" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="heading">
        Chat{chat.length > 0 ? ` (${chat.length})` : ""}
        {unread > 0 && !open && <b className="chat-unread">{unread} new</b>}
      </summary>
      <ol className="chat-lines" aria-live="polite" ref={list}>
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
