import { useSyncExternalStore } from "react";

/** Which screen is open, kept in the address so that back, forward and reload do what they should. */
export type Route = "start" | "new" | "table" | "replay";

function read(): Route {
  const name = window.location.hash.replace(/^#\/?/, "");
  return name === "new" || name === "table" || name === "replay" ? name : "start";
}

export function go(route: Route): void {
  window.location.hash = route === "start" ? "/" : `/${route}`;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

export function useRoute(): Route {
  return useSyncExternalStore(subscribe, read);
}
