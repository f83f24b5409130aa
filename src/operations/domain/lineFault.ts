/** What is wrong with an operator's file, in a German sentence he can act on. */
export interface LineFault {
  /** Counted from 1 as an editor does; null: the whole file. */
  readonly line: number | null
  readonly message: string
}

const MAX_SHOWN = 50
const MAX_QUOTE_LENGTH = 40

/** The faults as lines of text in the order of the file, the first 50 of them. */
export function faultReport(faults: readonly LineFault[]): string {
  const shown = [...faults].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)).slice(0, MAX_SHOWN)
  const lines = shown.map(({ line, message }) => (line === null ? message : `Zeile ${line}: ${message}`))
  const rest = faults.length - shown.length
  return [...lines, ...(rest > 0 ? [`… und ${rest} weitere.`] : [])].join('\n')
}

/** The words of a file inside a message, in quotation marks; a cell may be as long as the file. */
export function quoted(words: string): string {
  return `„${words.length > MAX_QUOTE_LENGTH ? `${words.slice(0, MAX_QUOTE_LENGTH)}…` : words}“`
}
