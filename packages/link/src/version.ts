/**
 * What page and server say to each other, by number: whoever comes to a table names his. A page that was loaded before
 * the server changed would misread it, and is told to load again. 1 named none.
 */
export const PROTOCOL = 3;
