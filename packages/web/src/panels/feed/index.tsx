import { useEffect } from "react";
import { PACE, usePreferences } from "../../table/preferences.ts";
import { words } from "../../words/english.ts";
import type { FeedEvent } from "./event.ts";
import { closeRecap, dismissCard, endBanner, type FeedCard, followFeed, useFeed } from "./feed.ts";
import "./feed.css";

const text = words.feed;

/** So many cards at once; the rest are counted. */
const AT_ONCE = 4;

/** How long a card stays: long enough to be read, twice as long at slow dice. */
const READING = { least: 3_500, letter: 55 };

/** A second, and over at any key or press, which do what they do all the same. */
const BANNER_MS = 1_100;

/** Over the board: whose turn begins, and what nobody should miss. It keeps no pointer from the board but on its own buttons. */
export function FeedLayer() {
  useEffect(followFeed, []);
  return (
    <div className="feed-layer">
      <TurnBanner />
      <Recap />
      <Cards />
    </div>
  );
}

function TurnBanner() {
  const banner = useFeed((feed) => feed.banner);
  const pace = usePreferences(({ dice }) => PACE[dice]);
  useEffect(() => {
    if (banner === null) return;
    const timer = setTimeout(endBanner, BANNER_MS * Math.max(pace, 0.5));
    window.addEventListener("keydown", endBanner, true);
    window.addEventListener("pointerdown", endBanner, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", endBanner, true);
      window.removeEventListener("pointerdown", endBanner, true);
    };
  }, [banner, pace]);
  if (banner === null) return null;
  return (
    <p key={banner.id} className="turn-banner" data-side={banner.side} role="status">
      <b>{banner.title}</b>
      {banner.note !== "" && <span>{banner.note}</span>}
    </p>
  );
}

function Recap() {
  const recap = useFeed((feed) => feed.recap);
  if (recap === null) return null;
  return (
    <section className="feed-recap" aria-label={text.recap}>
      <header>
        <h2>{text.recap}</h2>
        <button type="button" className="feed-close" aria-label={text.close} onClick={closeRecap}>
          ✕
        </button>
      </header>
      {recap.length === 0 && <p>{text.nothing}</p>}
      <ul>
        {recap.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened keeps its place
          <li key={at} data-side={event.side} data-kind={event.kind}>
            <Said event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cards() {
  const cards = useFeed((feed) => feed.cards);
  const shown = cards.slice(0, AT_ONCE);
  return (
    <ol className="feed-cards" aria-label={text.label}>
      {shown.map((card) => (
        <Card key={card.id} card={card} />
      ))}
      {cards.length > shown.length && <li className="feed-more">{text.more(cards.length - shown.length)}</li>}
    </ol>
  );
}

function Card({ card }: { readonly card: FeedCard }) {
  const pace = usePreferences(({ dice }) => PACE[dice]);
  const { id, title, lines } = card;
  const letters = title.length + lines.join("").length;
  useEffect(() => {
    const ms = (READING.least + READING.letter * letters) * Math.max(pace, 0.5);
    const timer = setTimeout(() => dismissCard(id), ms);
    return () => clearTimeout(timer);
  }, [id, letters, pace]);
  return (
    <li className="feed-card" data-side={card.side} data-kind={card.kind}>
      <Said event={card} />
      <button
        type="button"
        className="feed-close"
        aria-label={text.dismiss(title)}
        onClick={() => dismissCard(id)}
      >
        ✕
      </button>
    </li>
  );
}

const SIGNS: Readonly<Record<FeedEvent["kind"], string>> = {
  points: "★",
  used: "◆",
  active: "◆",
  destroyed: "✕",
  coherency: "✕",
  chosen: "✓",
};

function Said({ event: { kind, title, lines } }: { readonly event: FeedEvent }) {
  return (
    <>
      <span className="feed-sign" aria-hidden="true">
        {SIGNS[kind]}
      </span>
      <span className="feed-text">
        <b>{title}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </>
  );
}
