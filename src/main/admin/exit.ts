/** Exit status of the admin commands. */
export const EXIT = { done: 0, fault: 1, badFile: 2 } as const

/** What the operating system refuses, it says in English and without naming the setting. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'syscall' in error ? `Der Ordner der Daten (DATA_DIR) macht Schwierigkeiten: ${error.message}` : error.message
}
