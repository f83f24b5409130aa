import type { FactKey } from '../facts.ts'
import { labelName } from '../labelName.ts'
import type { Reading } from '../rule.ts'
import type { Found } from './forms.ts'
import { isLabelOf } from './labelNames.ts'
import { isOwnField, readingOf } from './readers.ts'

/** A label, and all that it labels. */
export interface Field {
  readonly label: string
  readonly value: string
}

/** What a field says as a whole. */
export interface FieldReading {
  readonly reading: Reading
  /** A reader of the rules takes it by its own label. */
  readonly isOwn: boolean
}

/**
 * What the fact's own reader takes from the whole field in which a value stands, however little of it was quoted: "3 %" is "3 % zzgl.
 * MwSt.". null: no label of the fact stands beside the value, or the field as a whole tells none, or several.
 */
export function fieldReading(
  key: FactKey,
  found: Pick<Found, 'index' | 'length'>,
  text: string,
  layout: readonly Field[],
): FieldReading | null {
  const own = [...layout, cellAt(text, found), behindColon(text, found)].find(
    field => field && isLabelOf(key, labelName(field.label)),
  )
  if (!own) return null
  const name = labelName(own.label)
  const reading = readingOf(key, own.value, name)
  return reading && { reading, isOwn: isOwnField(key, own.value, name, reading.value) }
}

const LABEL_BEFORE = /(?:^|[\n¦,;.]\s?)([^\n¦,;.:]{2,40}):\s?(?:ca\.\s|rd\.\s)?$/u
/** Where what a colon opens ends: the next cell, line or label. */
const NEXT_FIELD = /[\n¦;]|[.,]\s(?=[^\n¦,;.:]{2,40}:)/u

/** "Preis: 249.000 €, Zimmer: 3" */
function behindColon(text: string, { index }: Pick<Found, 'index'>): Field | null {
  const label = LABEL_BEFORE.exec(text.slice(0, index))?.[1]
  return label ? { label, value: text.slice(index).split(NEXT_FIELD)[0] ?? '' } : null
}

function cellAt(text: string, { index, length }: Pick<Found, 'index' | 'length'>): Field | null {
  const [label = ''] = pairAt(text, index, length).split('¦')
  if (label === '') return null
  const start = text.lastIndexOf('¦', index) + 1
  return { label, value: (text.slice(start).split(/[¦\n]/u)[0] ?? '').trim() }
}

/** Label and value in a row that begins with a label: "Bj. ¦ 1908", also where the layout tells of none; empty: it is of another form. */
export function pairAt(text: string, index: number, length: number): string {
  const before = text.slice(text.lastIndexOf('\n', index) + 1, index).split('¦')
  const labels = before.slice(0, -1).filter((_, at) => at % 2 === 0)
  const isPairs = before.length % 2 === 0 && labels.every(label => /\p{L}{2}/u.test(label) && !/\d/u.test(label))
  return isPairs ? `${labels.at(-1) ?? ''}¦ ${text.slice(index, index + length)}` : ''
}
