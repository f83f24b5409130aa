import type { LineFault } from './lineFault.ts'

/** One record of a CSV file; a quoted field may reach over several lines. */
export interface CsvRecord {
  /** Line on which it begins, from 1. */
  readonly line: number
  /** As written, quotes resolved, white space kept. */
  readonly fields: readonly string[]
}

interface Csv {
  readonly records: readonly CsvRecord[]
  readonly faults: readonly LineFault[]
}

const SEPARATORS = [';', ',', '\t'] as const
type Separator = (typeof SEPARATORS)[number]

/** Excel's own first line, which names the separator. */
const SEPARATOR_LINE = /^sep=([;,\t])(?:\r\n|\r|\n|$)/i

/** Reads a text as RFC 4180 says, with any line end and the separator that its first line uses. Empty lines are left out. */
export function csvOf(text: string): Csv {
  const named = SEPARATOR_LINE.exec(text)
  if (!named) return recordsOf(text, 0, 1, separatorIn(text))
  return recordsOf(text, named[0].length, 2, named[1] as Separator)
}

/** The one that the header has most of; names of columns contain none of them. */
function separatorIn(text: string): Separator {
  const header = /\S.*/.exec(text)?.[0] ?? ''
  const counts = SEPARATORS.map(separator => header.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';'
}

function recordsOf(text: string, from: number, firstLine: number, separator: Separator): Csv {
  const records: CsvRecord[] = []
  const faults: LineFault[] = []
  let line = firstLine
  let position = from
  while (position < text.length) {
    const begins = line
    const fields: string[] = []
    for (;;) {
      const field =
        text[position] === '"' ? quotedField(text, position, separator) : bareField(text, position, separator)
      if (field.fault !== null) faults.push({ line, message: field.fault })
      fields.push(field.value)
      line += lineEndsIn(field.value)
      position = field.end
      if (text[position] !== separator) break
      position++
    }
    if (fields.some(field => field.trim() !== '')) records.push({ line: begins, fields })
    position += text.startsWith('\r\n', position) ? 2 : 1
    line++
  }
  return { records, faults }
}

interface Field {
  readonly value: string
  /** Position behind it: a separator, a line end or the end of the text. */
  readonly end: number
  readonly fault: string | null
}

function bareField(text: string, start: number, separator: Separator): Field {
  const end = endOfBare(text, start, separator)
  return { value: text.slice(start, end), end, fault: null }
}

function quotedField(text: string, start: number, separator: Separator): Field {
  let close = text.indexOf('"', start + 1)
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close === -1) {
    return { value: '', end: text.length, fault: 'Ein Anführungszeichen wird geöffnet, aber nirgends geschlossen.' }
  }
  const value = text.slice(start + 1, close).replaceAll('""', '"')
  const end = endOfBare(text, close + 1, separator)
  if (text.slice(close + 1, end).trim() === '') return { value, end, fault: null }
  const fault =
    'Nach dem schließenden Anführungszeichen steht noch Text. Verdoppeln Sie Anführungszeichen, die zum Text gehören ("").'
  return { value, end, fault }
}

function endOfBare(text: string, start: number, separator: Separator): number {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
  return end
}

function lineEndsIn(value: string): number {
  return value.match(/\r\n|\r|\n/g)?.length ?? 0
}
