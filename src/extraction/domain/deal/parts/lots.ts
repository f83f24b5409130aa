import { amountsIn } from '../../numbers.ts'
import type { Passage } from '../../passages.ts'
import type { Part } from '../deal.ts'
import { documentText, type DocumentText, quotesOf } from './documentText.ts'
import { lotsInProse } from './lotsInProse.ts'
import { shareIn } from './lotShares.ts'
import { partKindOf } from './partFields.ts'
import { partOf } from './unitCards.ts'

/**
 * "Lfd. Nr. 1", "Los 2", "BV-Nr. 3", and a court's own spaced capitals: "T e i l e i g e n t u m N r. 2 5"; where each has its value, also "a)", "2."
 * and the number in the first cell of a row.
 */
const LOT =
  /(?<=^|\n|¦|\u2028|[;.:]\s)\s*(?:(?<name>(?:lfd\.?\s?nr\.?|laufende nummer|los|bv-?\s?nr\.?|objekt|grundbuchobjekt)\s?:?\s?\d{1,2}(?!\d|[.,]\d))|(?:\d\s?¦\s?)?(?<spaced>(?:t\s?e\s?i\s?l|w\s?o\s?h\s?n\s?u\s?n\s?g\s?s)\s?e\s?i\s?g\s?e\s?n\s?t\s?u\s?m\s?n\s?r\s?\.\s?(?:\d\s?){1,3}))|(?<=^|\n|\u2028)\s*(?:(?<item>[a-h]\)|\d{1,2}\)|\d{1,2}\.(?=\s(?:\p{Lu}|\d{1,3}[/.]\d)))\s|(?<row>\d{1,2})[.)]?\s?¦)/giu
const MAX_LOT_LENGTH = 900
const END =
  /rechte, die zur zeit|bestehen ?bleibende rechte|(?<!\p{L})auf (?:der |dem )?(?:lfd\.?\s?nr|los)[^.\n]{0,30}lastet|bieter haben|aufforderung|weitere informationen|der einzelverkehrswert|sicherheit|gesamt(?:verkehrs)?wert|verkehrswert (?:insgesamt|gesamt)|(?:^|\n|¦)\s*(?:gesamt|summe|insgesamt|zusammen)\s?[:¦]/iu
const FIRST_NOUN =
  /(?<!\p{L})(?<noun>\d-?\s?zimmer-?\s?wohnung|(?:eigentums)?wohnung|\p{L}*garage\p{L}*|\p{L}*stellplatz|\p{L}*haushälfte|\p{L}*haus|\p{L}*grundstück|ackerland|grünland|gartenland|gartenfläche|landwirtschaftsfläche|wald\p{L}*|\p{L}*hof(?!\p{L})|teileigentum|laden\p{L}*|halle)(?!\p{L})/iu

const MIN_VALUE = 1000
/** Behind these words stands the value of a lot. */
const WORTH = /verkehrswert|(?<!\p{L})wert(?:\s|:)|VKW/iu
/** A share of the way to the house goes with it. */
const COMMON =
  /anteil[^.\n]{0,30}\s(?:am|an(?: der| einem| einer)?)\s\p{L}*(?:weg|zufahrt|straße|garagenhof|spielplatz|heizraum|platz)(?:fläche)?(?!\p{L})|(?<!\p{L})(?:wege?(?:fläche|grundstück|parzelle)|privatweg|verkehrsfläche|zuwegung)(?!\p{L})/iu

/** "Gebäude- und Freifläche, 780 m², bebaut mit Resthof": the area is that of the land. */
const ON_LAND = /^[^¦\n]*?(?<!(?:wohn|nutz)fl\p{L}*[^¦\n]{0,12})\d\s?(?:m²|qm|ha)[,;]? bebaut/iu

interface Region {
  readonly match: RegExpExecArray
  /** From the lot's number to where the next one, or what is said of all, begins. */
  readonly text: string
  /** Called a lot by a word; a bare number or letter is one only where it has a value. */
  readonly named: boolean
}

/** The lots of an auction. A lot's price is its own Verkehrswert. */
export function lotsOf(passages: readonly Passage[]): Part[] {
  const source = documentText(passages)
  const regions = regionsOf(source)
  for (const kept of [regions.filter(({ named }) => named), regions.filter(({ named }) => !named)]) {
    const lots = distinct(kept.flatMap(region => lotOf(region, source) ?? []))
    const valued = lots.filter(({ priceEuro }) => priceEuro !== null)
    if (kept.some(({ named }) => named) ? lots.length >= 2 : valued.length >= 2 && valued.length === lots.length)
      return valued.length > 1 ? lots : withValuesApart(lots, source)
  }
  return lotsInProse(source)
}

/** A column of values may stand below all descriptions, a line each; one value for several lots is their total. */
function withValuesApart(lots: readonly Part[], { text }: DocumentText): Part[] {
  const lines = text.slice(Math.max(0, text.search(WORTH))).split(/\n|\u2028/u)
  const values = lines.filter(line => AMOUNT_ALONE.test(line)).flatMap(line => amountsIn(line)[0]?.value ?? [])
  const apart = values.filter(value => value >= MIN_VALUE)
  return lots.map((lot, at) => ({ ...lot, priceEuro: apart.length === lots.length ? (apart[at] ?? null) : null }))
}

const AMOUNT_ALONE = /^\s*(?:€|EUR)?\s?\d[\d.]*(?:,\d{2}|,-+)?\s?(?:€|EUR|Euro)?\s*$/u

function regionsOf(source: DocumentText): Region[] {
  const starts = [...source.text.matchAll(LOT)].filter(
    ({ index }) => !OF_A_RIGHT.test(source.text.slice(Math.max(0, index - 420), index)),
  )
  return starts.map((match, index) => {
    const named = isNamed(match)
    const next = starts.slice(index + 1).find(one => isNamed(one) || !named)?.index ?? source.text.length
    const region = source.text.slice(match.index, Math.min(next, match.index + MAX_LOT_LENGTH))
    const end = END.exec(region)
    return { match, text: end ? region.slice(0, end.index) : region, named }
  })
}

/** "Abt. II ¦ lfd. Nr. 1: Leitungsrecht …; lfd. Nr. 4: Zwangsversteigerungsvermerk": entries of the land register are no lots. */
const OF_A_RIGHT = /(?<!\p{L})Abt(?:eilung|\.)\s?I{2,3}(?!\p{L})[^\u2028]{0,400}$/iu

function isNamed({ groups }: RegExpExecArray): boolean {
  return groups?.['name'] !== undefined || groups?.['spaced'] !== undefined
}

function distinct(lots: readonly Part[]): Part[] {
  return lots.filter(({ name }, at) => lots.findIndex(other => other.name === name) === at)
}

function lotOf({ match, text, named }: Region, source: DocumentText): Part | null {
  const called = calledBy(match)
  const body = text.slice(match[0].length)
  const share = shareIn(body)
  const noun = nounIn(body)
  if (!noun && !/m²|qm|verkehrswert/iu.test(body)) return null
  const quotes = (start: number, end: number) => quotesOf(source, match.index + start, match.index + end)
  const isSpaced = match.groups?.['spaced'] !== undefined
  const what = [share && `${share.parts}/${share.of}`, noun].filter(Boolean).join(' ')
  const name = what !== '' && !isSpaced ? `${what} (${called})` : called
  const part = partOf({ name: called, isRoom: false, text, quotes })
  const value = valueIn(text, named)
  return {
    name,
    kind: COMMON.test(body) ? 'sonstiges' : partKindOf(noun ?? called, body.slice(0, 120)),
    areaM2: part?.areaM2 ?? null,
    areaKind: part && ON_LAND.test(body) ? 'grundstueck' : (part?.areaKind ?? null),
    rentMonthEuro: part?.rentMonthEuro ?? null,
    let: part?.let ?? null,
    priceEuro: value,
    status: null,
    inPrice: null,
    evidence: part?.evidence ?? quotes(0, match[0].length),
  }
}

/** What stands on a plot goes before the plot: "Grundstück, bebaut mit einem Zweifamilienhaus". */
function nounIn(body: string): string | undefined {
  const built = /bebaut (?:ist )?mit /iu.exec(body)
  const onIt = built && FIRST_NOUN.exec(body.slice(built.index))?.groups?.['noun']
  return onIt ?? FIRST_NOUN.exec(body)?.groups?.['noun']
}

/** @param named else the amount must be called a value, or be in the last cell of the lot's row */
function valueIn(text: string, named: boolean): number | null {
  const at = text.search(WORTH)
  const amounts = amountsIn(text).filter(({ value }) => value >= MIN_VALUE)
  const called = amounts.find(({ index }) => at >= 0 && index > at)
  if (called) return called.value
  const [row = ''] = text.split('\n')
  const last = amountsIn(row.split('¦').at(-1) ?? '').find(({ value }) => value >= MIN_VALUE)
  return named ? (amounts[0]?.value ?? null) : (last?.value ?? null)
}

function calledBy({ groups }: RegExpExecArray): string {
  const item = groups?.['item']?.trim().replace(/\.$/u, '')
  if (item !== undefined) return /^\d/u.test(item) ? `Nr. ${item.replace(')', '')}` : item.replace(')', '')
  if (groups?.['row'] !== undefined) return `Nr. ${groups['row']}`
  return groups?.['name']?.trim() ?? inOneWord(groups?.['spaced'] ?? '')
}

function inOneWord(spaced: string): string {
  return spaced.replace(/\s/gu, '').replace(/nr\./iu, ' Nr. ')
}
