/** The little that the store asks of a database; SQLite and PostgreSQL both give it. Parameters are written `?`. */

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** If it changes no row, nothing of the batch is done. */
  readonly must?: boolean;
}

export interface Database {
  all(sql: string, values: readonly Value[]): Promise<readonly Row[]>;
  /**
   * All of the statements in one transaction, which is on disk when the promise resolves; or none, and the index of the
   * statement that had to change a row and did not.
   */
  batch(statements: readonly Statement[]): Promise<number | undefined>;
  close(): Promise<void>;
}
