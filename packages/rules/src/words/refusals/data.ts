/** What sentences are made of: names and ids as texts, lengths and counts as numbers. */

export type Names<Key extends string> = Readonly<Record<Key, string>>;

export type Numbers<Key extends string> = Readonly<Record<Key, number>>;
