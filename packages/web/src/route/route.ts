import { useSyncExternalStore } from "react";
import { hashOfPlace, type OnlinePlace, packedIn, placeOf } from "./links.ts";

/** Which screen is open, kept in the address so that back, forward and reload do what they should. */
export type Route = "start" | "new" | "army" | "table" | "replay" | "online";

const NAMED: readonly Route[] = ["new", "army", "table", "replay"];

function read(): Route {
  if (placeOf(window.location.hash) !== undefined) return "online";
  if (packedIn(window.location.hash) !== undefined) return "army";
  const name = window.location.hash.replace(/^#\/?/, "");
  return NAMED.find((route) => route === name) ?? "start";
}

export function go(route: Exclude<Route, "online">): void {
  window.location.hash = route === "start" ? "/" : `/${route}`;
  window.scrollTo(0, 0);
}

/** To the builder with an army that the address carries. */
export function goToArmy(packed: string): void {
  window.location.hash = `/army/${packed}`;
  window.scrollTo(0, 0);
}

export function goOnline(place: OnlinePlace): void {
  window.location.hash = hashOfPlace(place);
  window.scrollTo(0, 0);
}

/** The same without a step in the browser's history. */
export function replaceOnline(place: OnlinePlace): void {
  window.location.replace(hashOfPlace(place));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

export function useRoute(): Route {
  return useSyncExternalStore(subscribe, read);
}

/** The whole address behind the #, which changes from one table on the server to another. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash);
}
