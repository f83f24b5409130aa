import { addYears, type CalendarDate } from '#kernel/calendarDate.ts'
import { regexp } from '#kernel/regexp.ts'
import { amountsIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { sentenceAround } from '../scope/negation.ts'
import { proof } from '../proof.ts'
import { announcedDays } from './announcedDays.ts'
import type { DealStatus, DealType, Decision, OutdatedBy, Part, StatusMark } from './deal.ts'
import { hearingRows, isFormerHearing } from './hearingRows.ts'
import type { Dated, Dates } from './offerDate.ts'
import { NAMED_UNIT, numberOfUnit, offeredUnit } from './namedUnit.ts'
import { type Hit, hitsOf, lineAfter, lineBefore, proofOf } from './ownText.ts'
import { STATUS_WORDINGS } from './statusWords.ts'
import { DATE, daysBetween, lastDayOf } from './writtenDates.ts'

export interface StatusInput {
  /** Without other offers and terms. */
  readonly passages: readonly Passage[]
  readonly type: DealType
  readonly parts: readonly Part[]
  /** Several units with prices of their own: what is said of one is not said of all. */
  readonly isList: boolean
  readonly dates: Dates
  readonly day: CalendarDate
}

/** What is said for sure goes first, and what ends the offer before what delays it. */
const ENDS: readonly DealStatus[] = ['verkauft', 'reserviert', 'veraltet']

/** After so many days a dated offer proves nothing about today; after a year it is out of date (deals.md 4). */
const FRESH_DAYS = 92
const MAX_DAYS = 365
/** A move-in day so long past tells that the offer is older still. */
const YEARS_SINCE_MOVE_IN = 1

const NOT_SURE = 'Ist das Objekt noch zu haben, und gilt der genannte Preis weiter?'

/** Whether it can still be bought, and by what one sees that it is out of date; `by` missing: it is not. */
export interface StatusFound extends Decision<DealStatus> {
  readonly by?: OutdatedBy
}

/** Whether it can still be bought, and all that it is marked as. */
export function statusOf(input: StatusInput): { readonly status: StatusFound; readonly marks: readonly StatusMark[] } {
  const said = saidStatuses(input)
  return { status: decide(input, said), marks: marksOf(said) }
}

function decide(
  { passages, dates, day, type, parts }: StatusInput,
  said: readonly { status: DealStatus; hit: Hit }[],
): StatusFound {
  for (const status of ENDS) {
    const hits = said.filter(found => found.status === status)
    if (hits.length > 0)
      return decided(
        status,
        hits.map(({ hit }) => proofOf(hit)),
        'gekennzeichnet',
      )
  }
  const termin = type === 'zwangsversteigerung' ? auctionDay(passages, day) : null
  if (termin) return decided(termin.day < day ? 'veraltet' : 'verfuegbar', [termin.evidence], 'termin')
  const ofParts = statusOfParts(parts)
  if (ofParts && ofParts.value !== 'verfuegbar') return ofParts
  const age = dates.own ? daysBetween(newer(dates.own, dates.told).day, day) : null
  if (dates.own && age !== null && age > MAX_DAYS) return decided('veraltet', [dates.own.evidence], 'alter')
  const past = longPast(passages, day)
  if (past && (age === null || age > FRESH_DAYS)) return decided('veraltet', [past.evidence], 'bezug')
  const soon = said.find(({ status }) => status === 'in-vorbereitung')
  if (soon) return decided('in-vorbereitung', [proofOf(soon.hit)])
  const free = said.find(({ status }) => status === 'verfuegbar')
  if (free) return decided('verfuegbar', [proofOf(free.hit)])
  if (ofParts) return ofParts
  const fresh = [dates.own, dates.open, dates.told].find(date => date && daysBetween(date.day, day) <= FRESH_DAYS)
  if (fresh) return decided('verfuegbar', [fresh.evidence])
  return { value: 'unbekannt', evidence: dates.own ? [dates.own.evidence] : [], question: NOT_SURE }
}

/** What single passages say of it, whatever the rest of the document says. */
export function statusesIn(passages: readonly Passage[], day: CalendarDate): DealStatus[] {
  const dates = { own: null, open: null, told: null }
  return saidStatuses({ passages, type: 'bestand', parts: [], isList: false, dates, day }).map(({ status }) => status)
}

function newer(own: Dated, told: Dated | null): Dated {
  return told && told.day > own.day ? told : own
}

function decided(value: DealStatus, evidence: Decision<DealStatus>['evidence'], by?: OutdatedBy): StatusFound {
  const isOutdated = value === 'veraltet'
  return {
    value,
    evidence: evidence.slice(0, 3),
    question: isOutdated ? NOT_SURE : null,
    ...(isOutdated && by && { by }),
  }
}

/** All that it is marked as: an advert may be reserved and deleted. */
function marksOf(said: readonly { status: DealStatus; hit: Hit }[]): StatusMark[] {
  return ENDS.flatMap(status => {
    const first = said.find(one => one.status === status)
    return first ? [{ status, evidence: [proofOf(first.hit)] }] : []
  })
}

/** Some word of every wording: most passages have none and are left out at once. */
const SPEAKS_OF_IT =
  /reserv|verkauf|verk|vermittel|veräußert|beurkundet|unterschrieben|geschlossen|notartermin|exklusiv|exclusiv|offer|sold|sale agreed|vorgemerkt|gelöscht|deaktiviert|abgelaufen|archiviert|beendet|offline|zurückgezogen|nicht mehr|nicht reserviert|erloschen|genommen|abgebrochen|aufgegeben|aufgehoben|entfällt|abgesetzt|eingestellt|available|voran|vorab|demnächst|in kürze|coming soon|preise? |vormerk|vertrieb|vermarktung|exposé|verfügbar|zu haben|sofort|frei|referenzobjekt|tisch/iu

/** The last word of a sentence that is in a cell of its own: "wurde 2022 eine Wohnung für 5.200 €/m² ¦ verkauft." */
const SENTENCE_TAIL = /^\s*\p{Ll}+\.\s*$/u

function saidStatuses({ passages, isList, day }: StatusInput): { status: DealStatus; hit: Hit }[] {
  const speaking = passages.filter(({ text }) => SPEAKS_OF_IT.test(text))
  const said = STATUS_WORDINGS.flatMap(({ status, pattern, unless }) =>
    hitsOf(pattern, speaking)
      .filter(hit => !unless?.test(`${lineBefore(hit).slice(-60)}${hit.text}${lineAfter(hit).slice(0, 40)}`))
      .map(hit => ({ status, hit })),
  )
    .filter(({ status, hit }) => !(status === 'reserviert' && isOver(hit, day)))
    .filter(({ hit }) => !SENTENCE_TAIL.test(hit.text))
    .filter(
      ({ status, hit }) =>
        !ENDS.includes(status) ||
        !(isOfAnotherUnit(hit, passages) || isOneOfMany(hit) || isOfParking(hit) || isOfPlan(hit)),
    )
  const stamp = stampIn(passages)
  const all = stamp ? [stamp, ...said] : said
  return isList ? all.filter(({ status, hit }) => !ENDS.includes(status) || isOfTheWhole(hit, passages)) : all
}

/** What is offered is named among the first passages. */
const FIRST_PASSAGES = 6

/** "Die Wohnung 08 ist verkauft", where Wohnung 07 is offered. */
function isOfAnotherUnit(hit: Hit, passages: readonly Passage[]): boolean {
  const [row = '', ...cells] = `${lineBefore(hit)}${hit.text}${lineAfter(hit)}`.split('¦')
  if (cells.length > 0 && isOfTheRest(row, offeredUnit(passages))) return true
  // "2.04 ¦ 21,9 ¦ 141.900 € ¦ sold", where No. 4.17 is offered
  if (cells.length >= 2) {
    const [offered, named] = [offeredUnit(passages), numberOfUnit(row)]
    return offered !== null && named !== null && named !== offered
  }
  const clause = `${lineBefore(hit)}${hit.text}`.split(/(?<=\p{L}{3})[.;]\s/u).at(-1) ?? ''
  const name = [...clause.matchAll(NAMED_UNIT)].at(-1)?.groups?.['name']
  if (name === undefined) return false
  const opening = passages.slice(0, FIRST_PASSAGES).filter(passage => passage !== hit.passage)
  const own = opening.flatMap(({ text }) => [...text.matchAll(NAMED_UNIT)])
  return own.length > 0 && !own.some(({ groups }) => groups?.['name'] === name)
}

/** "übrige ¦ verkauft", "03, 08, 11 ¦ reserviert", where No. 07 is offered. */
function isOfTheRest(row: string, offered: string | null): boolean {
  if (offered === null) return false
  if (/^\s*(?:die |alle )*(?:übrigen?|restlichen?|anderen?|weiteren?|sonstigen?)(?!\p{L})/iu.test(row)) return true
  return UNIT_NUMBERS.test(row) && !numbersIn(row).includes(Number(/\d+$/u.exec(offered)?.[0]))
}

/** "WE 03, 08 und 11" */
const UNIT_NUMBERS =
  /^\s*(?:(?:WE|Wohnung(?:en)?|Einheit(?:en)?|Nr\.)\s?)?\d{1,3}(?:\s?(?:,|\/|;|und|sowie|\+)\s?\d{1,3})+\s*$/iu

function numbersIn(row: string): number[] {
  return (row.match(/\d+/gu) ?? []).map(Number)
}

/** "Außenstellplatz ¦ 12.500 € (ausverkauft)", "Garagen sind alle reserviert": the homes are not. */
function isOfParking(hit: Hit): boolean {
  return /(?<!\p{L})(?:\p{L}*stellpl[aä]tz\p{L}*|\p{L}*garagen?|carports?|kellerr[aä]um\p{L}*|hobbyr[aä]um\p{L}*)(?!\p{L})(?:[^.;€¦]|¦(?! ?\p{L})|€ ?\(|\d\.\d){0,40}$/iu.test(
    lineBefore(hit),
  )
}

/** "verkauft ¦ verkauft ¦ 612 m² ¦ Spielplatz" is a row of a plan of plots: each cell speaks of its own. */
function isOfPlan(hit: Hit): boolean {
  const cells = `${lineBefore(hit)}${hit.text}${lineAfter(hit)}`.split('¦').map(cell => cell.trim().toLowerCase())
  return cells.length >= 3 && cells.filter(cell => cell === hit.text.trim().toLowerCase()).length >= 2
}

const MIN_PRICE = 15_000

/** "Haus Düne für 589.000 €, Haus Boje ist verkauft, Haus Anker für 549.000 €": the others are priced in the same sentence. */
function isOneOfMany({ passage, start, end }: Hit): boolean {
  const prices = amountsIn(sentenceAround(passage.text, start, end)).filter(({ value }) => value >= MIN_PRICE)
  return new Set(prices.map(({ value }) => value)).size > 1
}

/** In a list, "verkauft" in a row is one unit's; on the whole it stands above all, or says so. */
function isOfTheWhole(hit: Hit, passages: readonly Passage[]): boolean {
  const line = `${lineBefore(hit)}${hit.text}${lineAfter(hit)}`
  if (
    /(?<!\p{L})(?:alle|sämtliche|projekt|komplett|ausverkauft|sold out|anzeige|inserat|angebot|exklusivität|exclusivity)(?!\p{L})/iu.test(
      line,
    )
  )
    return true
  return passages.indexOf(hit.passage) < 2 && !/¦|\d/u.test(line)
}

/** "Reserviert bis 30.06." of last summer is over. */
function isOver(hit: Hit, day: CalendarDate): boolean {
  const until = regexp.iu`bis (?:zum )?(${DATE})`.exec(`${hit.text}${lineAfter(hit)}`)?.[1]
  const last = until ? lastDayOf(until) : undefined
  return last !== undefined && last < day
}

/** A stamp across the page is read letter by letter, and a slanted one may begin anywhere: "T R E S E R V I E R". */
function stampIn(passages: readonly Passage[]): { status: DealStatus; hit: Hit } | null {
  for (const passage of passages) {
    if (!/^(?:\s*\p{Lu}\s){5,}\s*\p{Lu}\s*$/u.test(passage.text)) continue
    const letters = passage.text.replace(/\s/gu, '')
    const status = STAMPS.find(([word]) => letters.length === word.length && `${letters}${letters}`.includes(word))?.[1]
    if (status) return { status, hit: { passage, start: 0, end: passage.text.length, text: passage.text } }
  }
  return null
}

const STAMPS: readonly (readonly [string, DealStatus])[] = [
  ['RESERVIERT', 'reserviert'],
  ['VERKAUFT', 'verkauft'],
  ['GELÖSCHT', 'veraltet'],
]

/** A price list tells by its rows: all gone, all promised, or some free. */
function statusOfParts(parts: readonly Part[]): Decision<DealStatus> | null {
  const units = parts.filter(({ kind }) => kind !== 'stellplatz')
  const marked = units.filter(({ status }) => status !== null)
  if (units.length < 2 || marked.length < 2) return null
  const free = units.find(({ status, priceEuro }) => status === 'frei' || (status === null && priceEuro !== null))
  const shown = free ?? marked[0]
  const value = free ? 'verfuegbar' : marked.every(({ status }) => status === 'verkauft') ? 'verkauft' : 'reserviert'
  return decided(value, shown ? shown.evidence.slice(0, 1) : [])
}

const TERMIN = regexp.giu`(?:versteigerungs?termin|terminsbestimmung|termin|soll am|versteigert|versteigerung(?!s)|findet am|(?:mon|diens|donners|frei|sams)tag|mittwoch)[^\d]{0,60}(?<date>${DATE})`

/** The latest that is named; one that came to nothing is over, the sale is not. */
function auctionDay(passages: readonly Passage[], today: CalendarDate): Dated | null {
  const told = passages.flatMap(passage =>
    [...passage.text.matchAll(TERMIN)].flatMap(match => {
      const found = lastDayOf(match.groups?.['date'] ?? '')
      const [start, end] = [match.index, match.index + match[0].length]
      if (!found || (found < today && isFormerHearing(passage.text, start, end))) return []
      return [{ day: found, written: match.groups?.['date'] ?? '', evidence: proof(passage, start, end) }]
    }),
  )
  const days: Dated[] = [...told, ...hearingRows(passages)]
  return days.sort((a, b) => (a.day < b.day ? 1 : -1))[0] ?? null
}

/** Something announced for a day that is long past: the offer was written before it. */
function longPast(passages: readonly Passage[], day: CalendarDate): Dated | null {
  const limit = addYears(day, -YEARS_SINCE_MOVE_IN)
  const [newest] = announcedDays(passages).sort((a, b) => (a.day < b.day ? 1 : -1))
  return newest && newest.day < limit ? newest : null
}
