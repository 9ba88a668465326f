import { type ReactNode, useId } from "react";

interface SectionProps {
  readonly title: string;
  /** On the right of the heading: a count, a mean, a switch. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the side panel under a small heading. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <header className="section-head">
        <h2 id={id} className="heading">
          {title}
        </h2>
        {aside !== undefined && <div className="section-aside">{aside}</div>}
      </header>
      {children}
    </section>
  );
}
