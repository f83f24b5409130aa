import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { amountsIn, NUMBER } from '../../numbers.ts'
import type { Passage } from '../../passages.ts'
import type { Part } from '../deal.ts'
import { ownText } from '../ownText.ts'
import { documentText, type DocumentText, quotesOf } from './documentText.ts'
import { areaKindOf, lettingIn, partKindOf, statusIn } from './partFields.ts'
import { isSoldOfOthers } from './soldOfOthers.ts'

const FLOOR = String.raw`(?:(?:\d{1,2}\.?\s?|[IV]{1,3}\.\s?|erstes |zweites |drittes )?(?:OG|Ober-?geschoss|Stock(?:werk)?|Etage)|EG|Erdgeschoss|Hochparterre|UG|Untergeschoss|Souterrain|KG|DG|Dach-?geschoss|Staffelgeschoss)(?!\p{Ll})(?:\s?\(?(?:links|rechts|mitte|vorne|hinten|li\.?|re\.?)\)?)?`
const HOME = String.raw`(?:(?:\d(?:[.,]5)?[\s-]*(?:Zimmer|Zi\.?|Raum)[\s-]*)?(?:Maisonette|Dachgeschoss|Erdgeschoss|Obergeschoss|Einlieger|Penthouse|Ferien|EG|OG|DG|Souterrain|Miet)?[\s-]*(?:[Ww]ohnung|Whg\.?|WHG)|WE(?=\s?[\d.:-]|\s(?:Nr|[A-Z]\d))|Wohneinheit|Wohnungs-?Nr\.?|Einheit|App?art(?:e)?ment|App\.|Maisonette|Penthouse|ELW|Top|Studio)`
/** A flat whose kind is its name in the house: "Einliegerwohnung: 48 m²". */
const OWN_NAME = String.raw`(?:Maisonette|Dachgeschoss|Erdgeschoss|Obergeschoss|Souterrain|Einlieger|Haupt|Penthouse|Hausmeister|Ferien)[\s-]*[Ww]ohnung`
const OTHER = String.raw`(?:Gewerbe(?:einheit|fläche|raum|räume)?|GE|Laden(?:lokal|fläche|geschäft|einheit)?|Büro(?:einheit|fläche|s)?|Praxis(?:fläche|räume)?|Gaststätte|Restaurant|Gastronomie|(?:Lager|Werk|Produktions)?-?[Hh]alle|Werkstatt|Haupthaus|Nebengebäude|Hinterhaus|Vorderhaus|Teileigentum|T\s?e\s?i\s?l\s?e\s?i\s?g\s?e\s?n\s?t\s?u\s?m)`
const PLACE = String.raw`(?:Haus|DHH|Doppelhaushälfte|Reihenhaus|RH|RMH|REH|Grundstück|Parzelle|Bauplatz|Los|Flurstück)`
const ID = String.raw`(?:(?:Nr\.?|N\s?r\.)\s?)?(?:[A-Z] ?\d{1,2}\.\d{1,2}|\d{1,2}\.\d{1,2}|\d{1,3}(?:\s?(?!qm)[a-zA-Z]{1,2})?|[A-Z]\d{0,2}|[IVX]{1,4})(?![\p{L}\d.²]|,\S|\s?(?:m²|m2|qm|Zi|€|%|von\s\d))`
/** A unit is named where a line, a cell or a clause begins; what may be any storey only where a paragraph or a list item does. */
const MARKER = regexp.giu`(?<=^|\n|¦|\u2028|[;.:]\s|\d\)\s|[•–-]\s?|,\s(?=WE|Wohnung|Whg))(?<name>(?:${HOME}|${OTHER}|${PLACE})\s*(?:Nr\.?\s?|im\s|in der\s|,\s|\()?(?:${ID}(?:\s?[,–·|(-]?\s?${FLOOR}\)?)?|${FLOOR}(?:[\s,–-]+${ID})?))|(?<=^|\n|¦|\u2028|[,.;]\s(?:[Dd]ie\s)?|und\s(?:die\s)?)(?<home>${OWN_NAME}(?=\s?:|\s(?:\(|mit\s|hat\s|umfasst\s)?(?:ca\.\s)?\d{2,3}(?:,\d+)?\s?(?:m²|qm)))|(?<=[Dd]as\s|[Ii]m\s)(?<said>${FLOOR}(?=\s\((?:ca\.\s)?\d{2,3}(?:,\d+)?\s?(?:m²|qm)))|(?<=^|\n|¦|[;.:]\s|[•–-]\s?|,\s(?=${FLOOR}\s(?:mit\s)?(?:ca\.\s)?\d{2,3}\s?(?:m²|qm)))(?<loose>${OTHER}(?=\s?(?::|\(|,|–|-|im\s|\d))|${FLOOR}(?:\s?[:–¦-]|,(?=\s(?:ca\.\s)?\d{2,3}(?:,\d+)?\s?(?:m²|qm))|\s(?=links|rechts|Laden|Whg|Wohnung|Gewerbe|Büro|Praxis|(?:mit\s)?(?:ca\.\s)?\d{2,3}\s?(?:m²|qm)))|[Ii]m\s${FLOOR})|(?<=\s)${FLOOR}(?=\s(?:mit\s)?(?:ca\.\s)?\d{2,3}\s?(?:m²|qm)(?:,|\s(?:für|vermietet|leer|frei)(?!\p{L})))|(?<=\u2028)(?<floor>${FLOOR}):`
const MARKER_AT_THE_START = new RegExp(MARKER.source, 'iuy')
/** "WE1 – Schlafzimmer 16 m²": a room of the unit. */
const ROOM =
  /^\s?[–-]\s?(?:wohn|schlaf|bad|küche|koch|flur|abstell|diele|kind|gäste|wc|ess|balkon|arbeit|ankleide|hwr|zimmer|terrasse|loggia)/iu
/** A region of one unit ends at the latest here. */
const MAX_REGION_LENGTH = 480
const MAX_LOOSE_LENGTH = 220
/** Floor and use of one unit stand so near to each other: "EG: Laden". */
const MAX_BETWEEN = 3
/** A row of key facts says something of the whole. */
const LOOSE_STOP = /\n[^\n¦]{3,40}¦|\n[^\n]{0,60}(?:kaufpreis|grundstück|baujahr|objekt-?nr)/iu
const STOP =
  /\n\s*(?:lage|zur lage|ausstattung|sonstiges|energie\p{L}*|kontakt|gesamt(?!-?(?:wohn)?fläche)\p{L}*|summe|insgesamt|provision|impressum|grundst[uü]cksfläche|kaufpreis gesamt|alle angaben|objektbeschreibung|ihr ansprechpartner|weitere)(?!\p{L})|[.;]\s(?:zusammen|insgesamt|in (?:der )?summe)\s[^.;\d]{0,20}\d|[.;]\s(?:die\s)?(?:wohn|nutz|gesamt)fläche\s(?:beträgt\s)?(?:insgesamt|zusammen|gesamt)\s[^.;\d]{0,12}\d|[,;]\s(?:dar(?:über|unter))\s/iu

/** "WOHNUNG 01", "DHH links": nothing but the name of a unit. */
export function isUnitName(text: string): boolean {
  MARKER_AT_THE_START.lastIndex = 0
  const match = MARKER_AT_THE_START.exec(text)
  return match?.groups?.['name'] !== undefined && match[0].length >= text.trim().length - 1
}

/** A unit whose rooms are listed has the area of its rooms. */
function sumsOfRooms(rooms: readonly Part[]): Part[] {
  const units = new Map<string, Part>()
  for (const room of rooms) {
    const known = units.get(room.name)
    const areaM2 = Math.round(((known?.areaM2 ?? 0) + (room.areaM2 ?? 0)) * 100) / 100
    units.set(room.name, { ...(known ?? room), areaM2, areaKind: 'wohnflaeche' })
  }
  return [...units.values()]
}

interface Card {
  readonly name: string
  readonly isRoom: boolean
  readonly text: string
  /** The proofs of a stretch of the text. */
  readonly quotes: (start: number, end: number) => Evidence[]
}

/** Units that are described one after the other: cards, paragraphs, a list in running text. */
export function partsOfCards(passages: readonly Passage[]): Part[] {
  const cards = cardsOf(documentText(ownText(passages)))
  const whole = cards.filter(({ isRoom }) => !isRoom).flatMap(card => partOf(card) ?? [])
  return [...whole, ...sumsOfRooms(cards.filter(({ isRoom }) => isRoom).flatMap(card => partOf(card) ?? []))]
}

function cardsOf(source: DocumentText): Card[] {
  const all = [...source.text.matchAll(MARKER)]
  // "EG: Ladenlokal 92 m²" is one unit, not two.
  const isSecond = (at: number): boolean => {
    const before = all[at - 1]
    return before !== undefined && (all[at]?.index ?? 0) - before.index - before[0].length <= MAX_BETWEEN
  }
  const starts = all.filter((_, at) => !isSecond(at))
  return starts.flatMap((match, index): Card[] => {
    if (isSoldOfOthers(source.text, match.index)) return []
    const next = starts[index + 1]?.index ?? source.text.length
    const loose = match.groups?.['name'] === undefined
    const longest = loose ? MAX_LOOSE_LENGTH : MAX_REGION_LENGTH
    const region = source.text.slice(match.index, Math.min(next, match.index + longest))
    const stop = [STOP, ...(loose ? [LOOSE_STOP] : [])]
      .map(pattern => region.search(pattern))
      .filter(at => at >= 0)
      .sort((a, b) => a - b)[0]
    const isRoom = ROOM.test(source.text.slice(match.index + match[0].length))
    const second = all[all.indexOf(match) + 1]
    const end =
      second && isSecond(all.indexOf(second)) ? second.index + second[0].length : match.index + match[0].length
    const name = nameFrom(source.text.slice(match.index, end))
    return [
      {
        name,
        isRoom,
        text: region.slice(0, stop),
        quotes: (start, end) => quotesOf(source, match.index + start, match.index + end),
      },
    ]
  })
}

function nameFrom(words: string): string {
  const name = words
    .replace(/\s+/gu, ' ')
    .replace(/[\s:,(–¦-]+$/u, '')
    .trim()
  return /\([^)]*$/u.test(name) ? name.replace(/\s?\([^)]*$/u, '') : name
}

const ROOM_WORDS =
  /(?:keller\p{L}*|balkon|terrasse|loggia|garten\p{L}*|abstell\p{L}*|küche|bad|(?<!\d[\s-]?)zimmer|wohnen|schlafen|flur|diele|wc|grundstück\p{L}*|kellerabteil|kind|raum|büro|hobby\p{L}*)\s?(?:\d\s?)?(?:(?:misst|messen|hat|haben|bietet|umfasst|kommt\sauf|kommen\sauf)\s(?:(?:ca\.\s)?\d{1,2}(?:,\d{1,2})?(?:\s?(?:m²|qm))?\sund\s)?|mit|von|:|¦|\(|ca\.|–|-|einer fläche)?[^\p{L}\d]*(?:ca\.?\s?|rd\.\s?|rund\s|von\s)?$/iu
const AREA = regexp.giu`(?<label>(?:gesamt-?|wohn-?|nutz-?|gewerbe-?|büro-?|verkaufs-?)fläche|wfl\.?|fläche|größe)?(?<between>[^\d\n]{0,24}?[\n ¦]*?)(?<![\d.,])(?<area>${NUMBER})\s?(?:m²|m³|m2|qm|m\*|quadratmeter)(?!\s(?:Grund|Grundst\p{L}*|Garten)(?!\p{L}))`
/** "zwischen 54 und 82 m²", "48 bis 71 m²": the sizes of several units are those of none. */
const UP_TO =
  /(?:zwischen\s[^\d\n]{0,8}\d[\d.,]*(?:\s?(?:m²|m2|qm))?\sund|\d\d[\d.,]*(?:\s?(?:m²|m2|qm))?\s?(?:bis|–|-))\s?(?:ca\.\s?|rd\.\s?|rund\s|zu\s)?$/iu
const RANGES_ON = /^\s?(?:bis|–|-)\s?(?:ca\.\s?|zu\s)?\d[\d.,]*\s?(?:m²|m2|qm)|^\sund\s\d[\d.,]*\s?(?:m²|qm)\sgroß/iu
const RENT =
  /(?:(?<label>(?:netto-?)?kalt-?miete|kalt(?=\s\d)|nkm|nettomiete|ist-?miete|grundmiete|jahresnettokaltmiete|jahres-?(?:kalt)?miete|monatsmiete|mtl\. miete|miete|vermietet (?:für|zu|mit|à)|mietzins)(?!\p{L})(?<between>[^\d\n]{0,34}?[\n ¦]?[^\d\n]{0,4})(?<amount>\d[\d.]*(?:,\d{1,2})?)(?:,-+)?\s?(?:€|EUR|Euro)(?<after>[^\n;]{0,16})|(?<amount2>\d[\d.]*(?:,\d{1,2})?)(?:,-+)?\s?(?:€|EUR|Euro)\s?(?<after2>(?:netto-?)?(?:kaltmiete|kalt|nkm|mtl\.? kalt|\/\s?Monat|\/\s?mtl|monatlich|pro monat|im monat|miete|netto kalt)))/giu
const NO_RENT =
  /garage|stellplatz|soll|erzielbar|möglich|warm|gesamt|brutto|nebenkosten|kaution|hausgeld|markt|zielmiete|geschätzt|früher|zuletzt|bis \d{4}/iu
/** Stands before what all units pay together. */
const OF_ALL = /(?:zusammen|insgesamt|summe|nahmen)(?!\p{Ll}*wohn)[^.;\d]{0,24}$/iu
const YEARLY = /jahr|p\.?\s?a\b|jährlich/iu
const A_UNIT =
  /wohnung|whg|vermietet|miete|laden|gewerbe|büro|praxis|leerstehend|(?<!\p{L})leer(?!\p{L})|bewohnt|wohneinheit|(?<!\p{L})WE(?!\p{L})/iu
const MIN_PRICE = 15_000
const MIN_RENT = 80
const MAX_RENT = 30_000
const MAX_BARE_RENT = 6_000

/** What is said of one unit; null: no figure of its own. */
export function partOf({ name, isRoom, text, quotes }: Card): Part | null {
  const kind = partKindOf(name, text.slice(0, 160).split(/[\n;]/u)[0], text.slice(0, 160))
  const area = areaIn(text, isRoom ? null : name.length)
  const rent = rentIn(text)
  const price = priceIn(text, rent?.at ?? -1)
  const bareFloor = /^(?:im\s)?(?:\d|[IV]+\.|EG|DG|UG|KG|OG|Erd|Dach|Ober|Hoch|Unter|Sout|Staffel)/iu.test(name)
  // A floor alone may be a storey of a house that one family lives in.
  if (
    bareFloor &&
    !(
      area &&
      (rent !== null || A_UNIT.test(text.slice(0, 110))) &&
      !/keller|hobby|garage|stellpl/iu.test(text.slice(0, 70).split(/[\n;]/u)[0] ?? '')
    )
  )
    return null
  if (!area && rent === null && price === null) return null
  const said = lettingIn(text)
  const proofs: Evidence[] = [
    ...quotes(0, name.length),
    ...[area, rent, price].flatMap(found => (found ? quotes(found.at, found.at + found.length) : [])),
  ]
  return {
    name,
    kind,
    areaM2: area?.value ?? null,
    areaKind: area ? areaKindOf(kind, text) : null,
    rentMonthEuro: said === false && !/vermietet/iu.test(text) ? null : (rent?.value ?? null),
    let: rent && said !== false ? true : said,
    priceEuro: price?.value ?? null,
    status: statusIn(text.slice(0, 200)),
    inPrice: null,
    evidence: distinct(proofs),
  }
}

interface Found {
  readonly value: number
  readonly at: number
  readonly length: number
}

/** @param from where the unit's name ends; null: the unit's rooms are told one by one */
function areaIn(text: string, from: number | null): Found | null {
  const all = [...text.matchAll(AREA)].flatMap(match => {
    const value = Number((match.groups?.['area'] ?? '').replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.'))
    const before = text.slice(Math.max(from ?? 0, match.index - 40), match.index) + (match.groups?.['between'] ?? '')
    if (UP_TO.test(before) || RANGES_ON.test(text.slice(match.index + match[0].length))) return []
    if (!(value >= (from === null ? 1 : 8)) || (from !== null && !match.groups?.['label'] && ROOM_WORDS.test(before)))
      return []
    return [{ value, at: match.index, length: match[0].length }]
  })
  return all[0] ?? null
}

function rentIn(text: string): Found | null {
  for (const match of text.matchAll(RENT)) {
    const { label = '', between = '', amount, amount2, after = '', after2 = '' } = match.groups ?? {}
    const before = text.slice(Math.max(0, match.index - 14), match.index)
    if (NO_RENT.test(`${before}${label}${between}`)) continue
    if (OF_ALL.test(text.slice(Math.max(0, match.index - 40), match.index))) continue
    const [money] = amountsIn(`${amount ?? amount2} €`)
    const yearly = YEARLY.test(`${before}${label}${between}${after}${after2}`)
    const value = money ? (yearly ? money.value / 12 : money.value) : 0
    if (value >= MIN_RENT && value <= MAX_RENT) return { value, at: match.index, length: match[0].length }
  }
  return bareRentIn(text)
}

/** "Wohnung 78 m², 640 €": beside an area, what is far too little for a price is the rent. */
function bareRentIn(text: string): Found | null {
  const match =
    /(?:m²|m2|qm)(?:\s?[,;:(¦|/–-]{1,2}\s?(?:vermietet[^\d\n]{0,12})?|\)?\s(?:(?:ist\s)?vermietet\s(?:für\s|zu\s)?|für\s))(?<amount>\d[\d.]*(?:,\d{2})?)(?:,-+)?\s?(?:€|EUR|Euro)(?!\s?\/\s?(?:m²|qm))/iu.exec(
      text,
    )
  const [money] = match ? amountsIn(`${match.groups?.['amount']} €`) : []
  if (!match || !money || money.value < MIN_RENT || money.value > MAX_BARE_RENT) return null
  return { value: money.value, at: match.index, length: match[0].length }
}

function priceIn(text: string, rentAt: number): Found | null {
  const amount = amountsIn(text).find(
    ({ value, index }) =>
      value >= MIN_PRICE &&
      index !== rentAt &&
      !/miete|hausgeld|rücklage|jahres|p\.\s?a/iu.test(text.slice(Math.max(0, index - 24), index)) &&
      !/^\s?(?:\/|pro|je)\s?(?:m²|qm|jahr)|^[^\n]{0,14}(?:jahr|p\.\s?a)/iu.test(
        text.slice(index).replace(/^[\d.,\s€EURuro-]+/u, ''),
      ),
  )
  return amount ? { value: amount.value, at: amount.index, length: amount.length } : null
}

function distinct(proofs: readonly Evidence[]): Evidence[] {
  return proofs
    .filter((one, index) => proofs.findIndex(other => other.box.join() === one.box.join()) === index)
    .slice(0, 4)
}
