import { amountsIn } from '../../numbers.ts'
import type { Passage } from '../../passages.ts'
import type { Part } from '../deal.ts'
import { documentText, type DocumentText, quotesOf } from './documentText.ts'
import { partKindOf } from './partFields.ts'
import { partOf } from './unitCards.ts'

/** "Lfd. Nr. 1", "Los 2", "BV-Nr. 3", and a court's own spaced capitals: "T e i l e i g e n t u m N r. 2 5". */
const LOT =
  /(?<=^|\n|¦|\u2028|[;.:]\s)\s*(?:(?<name>(?:lfd\.?\s?nr\.?|laufende nummer|los|bv-?\s?nr\.?|objekt|grundbuchobjekt)\s?:?\s?\d{1,2}(?!\d|[.,]\d))|(?:\d\s?¦\s?)?(?<spaced>(?:t\s?e\s?i\s?l|w\s?o\s?h\s?n\s?u\s?n\s?g\s?s)\s?e\s?i\s?g\s?e\s?n\s?t\s?u\s?m\s?n\s?r\s?\.\s?(?:\d\s?){1,3}))/giu
const LONGEST_LOT = 900
const END =
  /rechte, die zur zeit|bieter haben|aufforderung|weitere informationen|der einzelverkehrswert|sicherheit|gesamtverkehrswert|verkehrswert insgesamt/iu
const FIRST_NOUN =
  /(?<!\p{L})(?<noun>\d-?\s?zimmer-?\s?wohnung|(?:eigentums)?wohnung|\p{L}*garage\p{L}*|\p{L}*stellplatz|\p{L}*haus|\p{L}*grundstück|ackerland|grünland|wald\p{L}*|teileigentum|laden\p{L}*|halle)(?!\p{L})/iu

const MIN_VALUE = 1000
/** A share of the way to the house goes with it. */
const COMMON =
  /anteil[^.\n]{0,30}\s(?:am|an(?: der| einem| einer)?)\s\p{L}*(?:weg|zufahrt|straße|garagenhof|spielplatz|heizraum|platz)(?:fläche)?(?!\p{L})|(?<!\p{L})(?:wege?(?:fläche|grundstück|parzelle)|privatweg|verkehrsfläche|zuwegung)(?!\p{L})/iu

/** The lots of an auction. A lot's price is its own Verkehrswert. */
export function lotsOf(passages: readonly Passage[]): Part[] {
  const source = documentText(passages)
  const starts = [...source.text.matchAll(LOT)]
  const lots = new Map<string, Part>()
  starts.forEach((match, index) => {
    const next = starts[index + 1]?.index ?? source.text.length
    const region = source.text.slice(match.index, Math.min(next, match.index + LONGEST_LOT))
    const end = END.exec(region)
    const text = end ? region.slice(0, end.index) : region
    const lot = lotOf(match, text, source)
    if (lot && !lots.has(lot.name)) lots.set(lot.name, lot)
  })
  const all = [...lots.values()]
  // One value for several lots is their total.
  const valued = all.filter(({ priceEuro }) => priceEuro !== null).length > 1
  return all.length < 2 ? [] : valued ? all : all.map(lot => ({ ...lot, priceEuro: null }))
}

function lotOf(match: RegExpExecArray, text: string, source: DocumentText): Part | null {
  const called = match.groups?.['name']?.trim() ?? inOneWord(match.groups?.['spaced'] ?? '')
  const body = text.slice(match[0].length)
  const noun = FIRST_NOUN.exec(body)?.groups?.['noun']
  if (!noun && !/m²|qm|verkehrswert/iu.test(body)) return null
  const quotes = (start: number, end: number) => quotesOf(source, match.index + start, match.index + end)
  const name = noun && match.groups?.['name'] ? `${noun} (${called})` : called
  const part = partOf({ name: called, isRoom: false, text, quotes })
  const named = text.search(/verkehrswert|(?<!\p{L})wert(?:\s|:)|VKW/iu)
  const amounts = amountsIn(text).filter(({ value }) => value >= MIN_VALUE)
  const value = amounts.find(({ index }) => named >= 0 && index > named) ?? amounts[0]
  return {
    name,
    kind: COMMON.test(body) ? 'sonstiges' : partKindOf(noun ?? called, body.slice(0, 120)),
    areaM2: part?.areaM2 ?? null,
    areaKind: part?.areaKind ?? null,
    rentMonthEuro: part?.rentMonthEuro ?? null,
    let: part?.let ?? null,
    priceEuro: value?.value ?? null,
    status: null,
    inPrice: null,
    evidence: part?.evidence ?? quotes(0, match[0].length),
  }
}

function inOneWord(spaced: string): string {
  return spaced.replace(/\s/gu, '').replace(/nr\./iu, ' Nr. ')
}
