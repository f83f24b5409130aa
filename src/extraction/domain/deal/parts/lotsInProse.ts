import { regexp } from '#kernel/regexp.ts'
import { amountsIn } from '../../numbers.ts'
import type { Part } from '../deal.ts'
import { type DocumentText, quotesOf } from './documentText.ts'
import { partKindOf } from './partFields.ts'

const AMOUNT = String.raw`(?:€|EUR)?\s?\d[\d.]*(?:,\d{2}|,-+)?\s?(?:T€|TEUR|€|EUR|Euro)`
const THING = String.raw`(?:(?:das|die|den|der|dem)\s)?(?<thing>(?:Flurstück|Flurst\.|Flst\.|Grundstück|(?:Eigentums)?[Ww]ohnung(?:seigentum)?|Teileigentum|(?:Tief|Doppel|Einzel)?-?[Gg]arage(?:nstellplatz)?|(?:TG-|Pkw-|Außen)?[Ss]tellplatz|Miteigentumsanteil|Blatt|Objekt|Ackerland|Grünland|Wald\p{L}*|(?:Wohn|Einfamilien|Zweifamilien|Mehrfamilien)?[Hh]aus)(?!\p{L})(?:\s?(?:Nr\.|Nummer)?\s?\d[\d/]{0,6}[a-z]?(?!\p{L}|\d|[.,]\d))?)`
/** "385.000 € für Flurstück 118 und 52.000 € für Flurstück 119" */
const AMOUNT_FIRST = regexp.gu`(?<money>${AMOUNT})\s(?:für|entfallen auf|betreffend|hinsichtlich|bezüglich)\s${THING}`
/** "Wohnung Nr. 3: 120.000 €; Garage Nr. 12: 9.000 €" */
const THING_FIRST = regexp.gu`${THING}(?:\s?\([^)]{1,30}\))?\s?(?:mit|:|=|–|auf|zu|von|¦)?\s?(?<money>${AMOUNT})`
const WORTH = /(?:verkehrs|einzel)werte?n?(?!\p{L})|(?<!\p{L})vkw(?!\p{L})/giu
/** So many letters behind the word may hold its values. */
const REACH = 420
const MIN_VALUE = 1000

/** Lots whose values are told in one sentence; empty: fewer than two. */
export function lotsInProse(source: DocumentText): Part[] {
  for (const worth of source.text.matchAll(WORTH)) {
    const sentence =
      source.text.slice(worth.index, worth.index + REACH).split(/\n\n|(?<=\p{L}{3}|\d €|Euro)\.\s/u)[0] ?? ''
    for (const pattern of [AMOUNT_FIRST, THING_FIRST]) {
      const lots = [...sentence.matchAll(pattern)].flatMap(match => lotOf(match, worth.index, source) ?? [])
      if (new Set(lots.map(({ name }) => name)).size === lots.length && lots.length >= 2) return lots
    }
  }
  return []
}

function lotOf(match: RegExpExecArray, from: number, source: DocumentText): Part | null {
  const name = match.groups?.['thing']?.replace(/\s+/gu, ' ').trim() ?? ''
  const [amount] = amountsIn(match.groups?.['money'] ?? '')
  if (name === '' || !amount || amount.value < MIN_VALUE) return null
  const kind = partKindOf(name)
  const at = from + match.index
  return {
    name,
    kind,
    areaM2: null,
    areaKind: null,
    rentMonthEuro: null,
    let: null,
    priceEuro: amount.value,
    status: null,
    inPrice: null,
    evidence: quotesOf(source, at, at + match[0].length),
  }
}
