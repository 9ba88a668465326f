import type { Book } from "./book.ts";

/** Each book is a file of its own in the built page: an import must name it in full. */
const BOOKS: Readonly<Record<string, () => Promise<{ readonly BOOK: Book }>>> = {
  "adepta-sororitas": () => import("./adepta-sororitas/book.ts"),
  "adeptus-custodes": () => import("./adeptus-custodes/book.ts"),
  "adeptus-mechanicus": () => import("./adeptus-mechanicus/book.ts"),
  "adeptus-titanicus": () => import("./adeptus-titanicus/book.ts"),
  aeldari: () => import("./aeldari/book.ts"),
  "astra-militarum": () => import("./astra-militarum/book.ts"),
  "black-templars": () => import("./black-templars/book.ts"),
  "blood-angels": () => import("./blood-angels/book.ts"),
  "chaos-daemons": () => import("./chaos-daemons/book.ts"),
  "chaos-knights": () => import("./chaos-knights/book.ts"),
  "chaos-space-marines": () => import("./chaos-space-marines/book.ts"),
  "dark-angels": () => import("./dark-angels/book.ts"),
  "death-guard": () => import("./death-guard/book.ts"),
  deathwatch: () => import("./deathwatch/book.ts"),
  drukhari: () => import("./drukhari/book.ts"),
  "emperors-children": () => import("./emperors-children/book.ts"),
  "genestealer-cults": () => import("./genestealer-cults/book.ts"),
  "grey-knights": () => import("./grey-knights/book.ts"),
  "imperial-agents": () => import("./imperial-agents/book.ts"),
  "imperial-fists": () => import("./imperial-fists/book.ts"),
  "imperial-knights": () => import("./imperial-knights/book.ts"),
  "iron-hands": () => import("./iron-hands/book.ts"),
  "leagues-of-votann": () => import("./leagues-of-votann/book.ts"),
  necrons: () => import("./necrons/book.ts"),
  orks: () => import("./orks/book.ts"),
  "raven-guard": () => import("./raven-guard/book.ts"),
  salamanders: () => import("./salamanders/book.ts"),
  "space-marines": () => import("./space-marines/book.ts"),
  "space-wolves": () => import("./space-wolves/book.ts"),
  "tau-empire": () => import("./tau-empire/book.ts"),
  "thousand-sons": () => import("./thousand-sons/book.ts"),
  tyranids: () => import("./tyranids/book.ts"),
  ultramarines: () => import("./ultramarines/book.ts"),
  "white-scars": () => import("./white-scars/book.ts"),
  "world-eaters": () => import("./world-eaters/book.ts"),
};

const loaded = new Map<string, Promise<Book>>();

/** The book of an army by its id; it is loaded once. */
export function loadArmy(id: string): Promise<Book> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const load = Object.hasOwn(BOOKS, id) ? BOOKS[id] : undefined;
  if (load === undefined) throw new Error(`no army "${id}"`);
  const book = load().then(
    ({ BOOK }) => BOOK,
    (error: unknown) => {
      // A connection that was lost may be there again.
      loaded.delete(id);
      throw error;
    },
  );
  loaded.set(id, book);
  return book;
}
