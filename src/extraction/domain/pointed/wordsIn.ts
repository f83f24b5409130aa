import type { FactKey } from '../facts.ts'
import { labelName } from '../labelName.ts'
import { speaksOf } from './aboutKey.ts'
import type { Found } from './forms.ts'
import { isLabelOf } from './labelNames.ts'
import type { Quoted } from './pointedValue.ts'
import { readingOf } from './readers.ts'

/** Facts whose values are words of a closed list, which the readers of their table cells know. */
const OF_WORDS: readonly FactKey[] = [
  'energietraeger',
  'zustand',
  'heizung',
  'energieausweisGueltigBis',
  'etage',
  'bezugsfreiAb',
  'vermietet',
  'objektart',
]

const DAY = /\d{1,2}\.\s?(?:\d{1,2}|\p{L}+)\.?\s?\d{2,4}|(?<![\d.])\d{1,2}[./]\d{4}|(?<![\d.])20\d{2}(?!\d)/gu

/** The whole cell at which the quote points: of "nicht vermietet" nobody quotes "vermietet". */
export function wordsIn(key: FactKey, { text, start, end, fieldsAt }: Quoted): Found | null {
  if (!OF_WORDS.includes(key)) return null
  const own = text.slice(start, end)
  const quoted = start + Math.max(own.lastIndexOf('¦'), own.indexOf(':'), own.indexOf('\n')) + 1
  const cell = Math.max(...['¦', ':', '\n'].map(edge => text.lastIndexOf(edge, quoted - 1))) + 1
  const rest = text.slice(end).search(/[¦\n]/u)
  const value = text.slice(cell, rest < 0 ? text.length : end + rest).trim()
  const label = fieldsAt(quoted)[0]?.label ?? /(?:^|[\n¦])([^\n¦]*)[¦:\n]\s*$/u.exec(text.slice(0, cell))?.[1] ?? ''
  const first = readingOf(key, value, label.toLowerCase())
  // The day of issue is beside the last one.
  if (key === 'energieausweisGueltigBis' && [...value.matchAll(DAY)].length !== 1) return null
  const isOfKey = isLabelOf(key, labelName(label.replace(/[¦:\s]+$/u, ''))) || (key !== 'etage' && speaksOf(key, label))
  if (!first || !isOfKey) return null
  return { value: first.value, index: quoted, length: end - quoted }
}
