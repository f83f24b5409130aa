import type { FactKey } from '../facts.ts'
import { countedIn } from './counted.ts'
import type { Found } from './forms.ts'
import type { Quoted } from './pointedValue.ts'
import { wordedIn } from './worded.ts'
import { amountsIn } from '../numbers.ts'

/** The one value that a quoted sentence says of a fact in words, beside its own words or by its period; null: none, or several. */
export function toldIn(key: FactKey, { text, start, end }: Quoted): Found | null {
  const found = [...countedIn(key, text), ...rentIn(key, text), ...wordedIn(key, text)].filter(
    ({ index, length }) => index >= start && index + length <= end,
  )
  const [first] = found
  return first && new Set(found.map(({ value }) => String(value).toLowerCase())).size === 1 ? first : null
}

const RENT =
  /(?:netto|kalt|grund|jahres|monats|ist)-?(?:miet|kalt)|(?<!\p{L})(?:miet(?:e|einnahmen|ertrag|erträge)|j?nkm|pacht)(?!\p{L})/iu
/** Of other things beside it, and what is hoped for or with all costs. */
const NO_RENT =
  /warm|brutto|gesamtmiete|soll|erziel|möglich|hausgeld|(?<!\p{L})hg(?!\p{L})|nebenkosten|vorauszahlung|kaution|umlage|je m²|pro m²|vergleichs?(?:häuser|objekt|wohnung|miete)|sonderumlage|angenommen/iu
const BEHIND = {
  month: /^\s?(?:\/|pro|im|je)?\s?(?:monat|mtl|monatlich|mon\.|p\.\s?m)/iu,
  year: /^\s?(?:\/|pro|im|je)?\s?(?:jahr|jährlich|p\.\s?a|p\.\s?j|a(?!\p{L}))/iu,
}
const AHEAD_YEAR = /jahres|jnkm|jährlich|p\.\s?a\./iu
/** How far ahead of an amount its words stand, in characters. */
const AHEAD = 60

/** The rent of a month or of a year, each by the period that stands with its amount: "845 € im Monat (10.140 € p. a.)". */
function rentIn(key: FactKey, text: string): Found[] {
  if (key !== 'kaltmieteMonat' && key !== 'jahresnettokaltmiete') return []
  const unit = key === 'kaltmieteMonat' ? '€/Monat' : '€/Jahr'
  const amounts = amountsIn(text)
  return amounts.flatMap(({ value, index, length, unit: currency }, at) => {
    const last = amounts[at - 1]
    const before = text.slice(Math.max(0, index - AHEAD, last ? last.index + last.length : 0), index)
    const behind = text.slice(index + length, index + length + 12)
    const period = BEHIND.month.test(behind)
      ? 'month'
      : BEHIND.year.test(behind) || AHEAD_YEAR.test(before)
        ? 'year'
        : null
    const isRent = RENT.test(text.slice(0, index)) && !NO_RENT.test(before.split(/[.;]\s/u).at(-1) ?? '')
    return currency === '€' && isRent && period === (key === 'kaltmieteMonat' ? 'month' : 'year')
      ? [{ value, unit, index, length }]
      : []
  })
}
