/** Structured log lines without personal data: ids and codes, never names, addresses, file names or contents. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
