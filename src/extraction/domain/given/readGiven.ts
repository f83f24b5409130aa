import { failed, type Outcome, success } from '#kernel/outcome.ts'
import { regexp } from '#kernel/regexp.ts'
import type { FactValue } from '../facts.ts'
import { numberFrom } from '../numbers.ts'
import { THING } from '../deal/items.ts'
import { formOf, type Given, type GivenForm, isGivable, STATABLE_KEYS, type StatableKey } from './givable.ts'

/** A value as it comes from a command line or a form. */
export interface Pair {
  readonly key: string
  readonly value: FactValue
}

export interface GivenFailure {
  readonly code: 'unknownKey' | 'badValue' | 'twice'
  /** German sentences: what is wrong and what is allowed. */
  readonly message: string
}

/** Values of the buyer, checked by the closed table of what can be stated. */
export function readGiven(pairs: readonly Pair[]): Outcome<Given, GivenFailure> {
  const given: Partial<Record<StatableKey, FactValue>> = {}
  for (const { key, value } of pairs) {
    if (!isGivable(key)) {
      const message = `„${shown(key)}“ lässt sich nicht angeben. Möglich sind: ${STATABLE_KEYS.join(', ')}.`
      return failed({ code: 'unknownKey', message })
    }
    if (given[key] !== undefined) return failed({ code: 'twice', message: `„${key}“ steht zweimal.` })
    const read = valueOf(formOf(key), value)
    if (read === undefined) {
      const message = `${key}: „${shown(String(value))}“ geht nicht. Erwartet wird ${expected(formOf(key))}.`
      return failed({ code: 'badValue', message })
    }
    given[key] = read
  }
  return success(given)
}

const MAX_SHOWN = 60

/** What a stranger has sent is cut and loses what a terminal would obey. */
function shown(text: string): string {
  return text.replace(/\p{C}/gu, '').slice(0, MAX_SHOWN)
}

const YES = /^(?:ja|true)$/iu
const NO = /^(?:nein|false)$/iu
const TOWN = /^\p{L}[\p{L} .()/'-]{1,59}$/u
const FLOOR = /^(?:UG|EG|DG|Hochparterre|[1-9]\d?\.? ?OG)$/iu

/** undefined: no such value. */
function valueOf(form: GivenForm, value: FactValue): FactValue | undefined {
  const text = String(value).trim()
  switch (form.form) {
    case 'number': {
      const number = typeof value === 'number' ? value : numberFrom(withoutUnit(text, form.unit))
      if (number === undefined || !(number >= form.min && number <= form.max)) return undefined
      return form.whole && !Number.isInteger(number) ? undefined : number
    }
    case 'flag':
      return YES.test(text) ? true : NO.test(text) ? false : undefined
    case 'letting':
      if (/^teilweise$/iu.test(text)) return 'teilweise'
      return YES.test(text) ? true : NO.test(text) ? false : undefined
    case 'plz':
      return /^\d{5}$/u.test(text) ? text : undefined
    case 'town':
      return TOWN.test(text) ? text : undefined
    case 'floor':
      return FLOOR.test(text) ? floorName(text) : undefined
    case 'choice':
      return form.values.find(one => one.toLowerCase() === text.toLowerCase())
    case 'named':
      return form.several ? each(text, one => nameIn(form.names, one)) : nameIn(form.names, text)
    case 'things':
      return each(text, one => (WHOLE_THING.test(one) ? one : undefined))
  }
}

const WHOLE_THING = regexp.iu`^${THING}$`
const MAX_AT_ONCE = 4

/** "Sauna, Einbauküche": each of a closed list, so that no other text gets into a report; undefined: one is none. */
function each(text: string, read: (one: string) => string | undefined): string | undefined {
  const found = [...new Set(text.split(',').map(one => read(one.trim())))]
  return found.length <= MAX_AT_ONCE && !found.includes(undefined) ? found.join(', ') : undefined
}

/** By its own name or its German one. */
function nameIn(names: Readonly<Record<string, string>>, text: string): string | undefined {
  return Object.entries(names).find(both => both.some(one => one.toLowerCase() === text.toLowerCase()))?.[0]
}

/** "249.000 €" is "249.000" where euros are asked for. */
function withoutUnit(text: string, unit: string | null): string {
  return unit !== null && text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text
}

/** "3.og" → "3. OG". */
function floorName(text: string): string {
  const number = /^\d+/u.exec(text)?.[0]
  if (number !== undefined) return `${number}. OG`
  return text.length === 2 ? text.toUpperCase() : 'Hochparterre'
}

function expected(form: GivenForm): string {
  switch (form.form) {
    case 'number': {
      const kind = form.whole ? 'eine ganze Zahl' : 'eine Zahl'
      const [from, to] = [form.min, form.max].map(end => inWords(end, form))
      return `${kind} von ${from} bis ${to}${form.unit === null ? '' : ` (${form.unit})`}`
    }
    case 'flag':
      return '„ja“ oder „nein“'
    case 'letting':
      return '„ja“, „nein“ oder „teilweise“'
    case 'plz':
      return 'eine Postleitzahl aus fünf Ziffern'
    case 'town':
      return 'der Name eines Ortes'
    case 'floor':
      return 'UG, EG, Hochparterre, DG oder ein Stockwerk wie „3. OG“'
    case 'choice':
      return `eines von: ${form.values.join(', ')}`
    case 'named':
      return form.several
        ? `höchstens ${MAX_AT_ONCE} davon, durch Komma getrennt, wie „${Object.values(form.names).slice(1, 3).join(', ')}“`
        : `eines von: ${Object.keys(form.names).join(', ')}`
    case 'things':
      return `höchstens ${MAX_AT_ONCE} Dinge, durch Komma getrennt, wie „Einbauküche, Sauna“ (bekannt sind Küche, Stellplatz, Garage, Keller, Möbel, Sauna, Kamin und Ähnliches)`
  }
}

/** A year takes no thousands mark. */
function inWords(value: number, { unit, min }: { readonly unit: string | null; readonly min: number }): string {
  return unit === null && min >= 1000 ? String(value) : value.toLocaleString('de-DE')
}
