import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Session } from "../../online/store.ts";
import { PHONE } from "../../ui/media.ts";
import { notify } from "../../ui/notices.tsx";
import { words } from "../../words/english.ts";
import { type Said, unsentOf } from "./unsent.ts";

const own = words.online.chat;

const LONGEST = 500;
const SHOWN = 30;

/** A few words to the other side of the table. Folded, it takes no room, and tells what is new as a notice. */
export function Chat({ session }: { readonly session: Session }) {
  const [text, setText] = useState("");
  const { chat, view, you } = session.state;
  const [said, setSaid] = useState<readonly Said[]>([]);
  // What was said while one was away is there to be read; a phone has no room for it until it is asked for.
  const [open, setOpen] = useState(() => chat.length > 0 && !matchMedia(PHONE).matches);
  const list = useRef<HTMLOListElement>(null);
  const last = chat.at(-1)?.n ?? 0;
  const [read, setRead] = useState(last);
  const announced = useRef(last);
  const unsent = unsentOf(said, chat, you);
  const unread = chat.filter(({ n, seat }) => n > read && seat !== you);
  const newest = unread.at(-1);
  const news = newest === undefined ? "" : own.line(view?.seats[newest.seat].name ?? "", newest.text);
  useEffect(() => {
    if (open) setRead(last);
    else if (news !== "" && announced.current < last) notify(news);
    announced.current = last;
  }, [open, last, news]);
  const end = `${last} ${unsent.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end of the list is what this is about
  useEffect(() => {
    if (open) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [open, end]);
  const say = async (event: FormEvent) => {
    event.preventDefault();
    const given = text.trim();
    if (given === "") return;
    const line: Said = { text: given, after: last };
    setText("");
    setSaid((lines) => [...lines, line]);
    const answered = await session.send({ type: "chat", text: given });
    setSaid((lines) => lines.filter((one) => one !== line));
    // Nothing that was written is lost: neither this nor what was begun after it.
    if (answered?.ok !== true) setText((begun) => (begun === "" ? given : `${given} ${begun}`));
  };
  return (
    <details className="chat" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="heading">
        {own.title}
        {chat.length > 0 && own.count(chat.length)}
        {unread.length > 0 && !open && <b className="chat-unread">{own.unread(unread.length)}</b>}
      </summary>
      <ol className="chat-lines" aria-live="polite" ref={list}>
        {chat.slice(-SHOWN).map(({ n, seat, text: line }) => (
          <li key={n} data-side={seat}>
            <b>{view?.seats[seat].name}</b> {line}
          </li>
        ))}
        {unsent.map(({ text: line }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines that nobody has numbered yet keep their order
          <li key={`unsent ${at}`} className="chat-unsent" aria-live="off">
            {line} <em>{own.notSent}</em>
          </li>
        ))}
      </ol>
      {you !== "watch" && (
        <form onSubmit={say}>
          <input
            className="text-field"
            value={text}
            maxLength={LONGEST}
            aria-label={own.say}
            placeholder={own.say}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
      )}
    </details>
  );
}
