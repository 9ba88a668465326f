import { useEffect, useRef } from "react";
import { words } from "../../words/english.ts";

/** Above what a side chooses in secret. The panel may be scrolled down from the choice before: it begins here again. */
export function SecretHead({ title }: { readonly title: string }) {
  const head = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another choice
  useEffect(() => {
    head.current?.scrollIntoView({ block: "nearest" });
  }, [title]);
  return (
    <header ref={head} className="drop-head">
      <h2 className="charge-title">{title}</h2>
      <p className="drop-then">{words.placing.beginnings.secret}</p>
    </header>
  );
}
