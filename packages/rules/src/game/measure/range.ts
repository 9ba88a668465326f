/** A distance across the table and one up, in inches. */
export interface Range {
  readonly across: number;
  readonly up: number;
}
