/** Something that answers SQL: the database itself (each statement on its own) or one transaction of it. */
export interface Queryable {
  /**
   * The rows of one statement. Times come as Date, dates as `YYYY-MM-DD`, bigint and count(*) as number, numeric as text.
   * @param sql PostgreSQL 15 and later, with $1 … for the values; nothing from a user is ever written into it
   */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** Like `query`, but the first row alone; null: there is none. */
  first<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row | null>
  /** Like `first`, where a row is certain. @throws Error where there is none: an internal fault */
  one<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row>
  /** Like `query`, where only the number of changed rows matters. */
  execute(sql: string, values?: readonly unknown[]): Promise<number>
}

/** Statements that happen all together or not at all. What takes one cannot be called outside a transaction. */
export interface Transaction extends Queryable {
  readonly isTransaction: true
}

export interface Database extends Queryable {
  /** Commits when `work` resolves, rolls back when it throws. Never call the database itself inside: use `tx`. */
  inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/**
 * The server cannot be reached, is starting or stopping, has cut the connection, or has no connection free in time.
 * It passes: the caller may be told to try again. What was under way is rolled back, unless it was just committing.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** The disk of the server is full: what writes cannot go on, what reads can. */
export class DatabaseFull extends Error {
  override readonly name = 'DatabaseFull'
}
