import type { ReactNode } from "react";

/** A page that has one thing to say, and what to do about it. */
export function MessagePage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="message-page">
      <h1>{title}</h1>
      {children}
    </main>
  );
}
