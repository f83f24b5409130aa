import type { Evidence } from '#kernel/evidence.ts'
import type { Word } from '#reading/domain/page.ts'
import type { Part } from '../deal/deal.ts'
import { partsNamed, proofOf, type WorksRow, type WorksTable } from '../deal/parts/worksTable.ts'
import { amountFrom } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidBy } from '../scope/said.ts'
import { COST_SUBJECTS, type CostSubject, isDamage } from './costSubject.ts'
import { BY_OWN_HANDS, BY_SELLER, DONE, NET, OF_ELSE, OFTEN_IN_FLAT } from './costWords.ts'
import type { StatedCost } from './statedCosts.ts'
import { type Euros, eurosIn } from './statementsOf.ts'
import { subjectsNamed } from './subjectOfCost.ts'
import { needsOfFlat } from './wordsOfWorks.ts'

const MIN = 500
const MAX = 5_000_000
/** What lies ahead, in a heading, the head of a column or beside the amount. */
const AHEAD =
  /(?<!\p{L})(?:\p{L}*angebote?|kostenvoranschl\p{L}*|kostenrahmen|\p{L}*schätz\p{L}*|voraussichtlich\p{L}*|zu (?:tun|machen|erledigen|erneuern|sanieren)|(?:an|aus)stehend\p{L}*|nötig\p{L}*|notwendig\p{L}*|erforderlich\p{L}*|offene?|geplant\p{L}*|\p{L}*bedarf|\p{L}*stau|mängel|schäden|fehl\p{L}*|erneuern|sanieren|renovieren|ersetzen|austauschen|streichen|verlegen|einbauen|abdichten|instandsetzen|entkernt|defekt|undicht)(?!\p{L})/iu
/** What was done and paid. */
const BEHIND =
  /(?<!\p{L})(?:durchgeführt\p{L}*|erfolgte?n?|ausgeführt\p{L}*|investier\p{L}*|investition(?:en)? (?:der|seit|bis)|bisherige\p{L}*|erledigt\p{L}*|abgeschlossen\p{L}*|historie|wurden?|erneuert|saniert|eingebaut|(?:19|20)\d\d (?:erneuert|saniert|modernisiert|renoviert))(?!\p{L})/iu
const EMPTY = /(?<!\p{L})(?:frei(?:e|en|er)?|leer\p{L}*|unvermietet\p{L}*|leerstand\p{L}*|leerstände)(?!\p{L})/iu
const RANGE = /^\s?(?:-|–|bis(?: zu)?)\s?$/u
const WITHOUT = /(?<!\p{L})(?:ohne|außer|abzüglich|nicht enthalten:?) (?<what>[^.;)]+)/iu

/** What tables price: for each flat as one sum, for each part of the house by itself. */
export function costsInTables(tables: readonly WorksTable[], parts: readonly Part[]): StatedCost[] {
  const told = tables.flatMap(table =>
    table.rows.flatMap(row => (table.ofFlats ? costOfFlat(table, row, parts) : costOfTrade(table, row))),
  )
  return [...told, ...parts.filter(({ name }) => !told.some(({ flat }) => flat === name)).flatMap(costInNote)]
}

/** "leer, renovierungsbedürftig (ca. 15.000 €)" in a list of tenants: of what stands empty alone, for a tenant's amounts are of his lease. */
function costInNote({ name, kind, remark, let: isLet }: Part): StatedCost[] {
  if (!remark || isLet === true || kind !== 'wohnung') return []
  const { quote } = remark
  const said = saidBy(quote).text
  const amount = amountIn(quote, eurosIn(quote))
  const isWork = needsOfFlat(quote).length > 0 || (AHEAD.test(quote) && subjectsNamed(said).length > 0)
  if (!amount || !isWork || BEHIND.test(quote) || OF_ELSE.test(said)) return []
  const found = { ...amount, text: quote, evidence: remark }
  return [{ ...flatCost(quote, found, false), flat: name, isNet: NET.test(said), bySeller: BY_SELLER.test(said) }]
}

function costOfFlat(table: WorksTable, row: WorksRow, parts: readonly Part[]): StatedCost[] {
  const found = amountOf(row, table.costHead)
  if (!found) return []
  const named = partsNamed(row.name.text, parts)
  const words = row.words?.text ?? ''
  const isLet = named.length > 0 && named.every(one => one.let === true)
  const isEmpty = named.some(one => one.let === false) || (!isLet && EMPTY.test(`${table.heading} ${words}`))
  return [
    {
      ...flatCost(words, found, isLet && !isEmpty),
      flat: named.length === 1 ? (named[0]?.name ?? row.name.text) : row.name.text,
      isNet: NET.test(saidBy(`${table.costHead} ${found.text}`).text),
      bySeller: BY_SELLER.test(saidBy(`${words} ${found.text}`).text),
    },
  ]
}

interface Found {
  readonly low: number
  readonly high: number
  /** Of the cell. */
  readonly text: string
  readonly evidence: Evidence
}

function flatCost(
  words: string,
  { low, high, text, evidence }: Found,
  isLet: boolean,
): Omit<StatedCost, 'isNet' | 'bySeller'> {
  const isShell = needsOfFlat(words).includes('wohnungsausbau')
  const left = WITHOUT.exec(text)?.groups?.['what'] ?? ''
  const leftOut = subjectsNamed(saidBy(left).text)
  const covers = subjectsNamed(saidBy(words).text).filter(one => !leftOut.includes(one))
  return {
    subject: isShell ? 'ausbau' : 'leerstand',
    ...{ low, high, evidence, covers },
    needed: true,
    inFlat: true,
    ...(isLet && { atTenantsEnd: true as const }),
  }
}

function costOfTrade(table: WorksTable, row: WorksRow): StatedCost[] {
  const found = amountOf(row, table.costHead)
  const words = `${row.name.text} ${row.words?.text ?? ''}`
  const around = `${table.heading} ${table.costHead} ${words} ${found?.text ?? ''}`
  return found && isAhead(table, row) ? ofTrade(words, found, NET.test(saidBy(around).text)) : []
}

function isAhead({ heading, costHead }: WorksTable, { name, words, cost }: WorksRow): boolean {
  const told = `${heading} ${name.text} ${words?.text ?? ''}`
  return AHEAD.test(`${told} ${costHead} ${cost?.text ?? ''}`) && !BEHIND.test(told)
}

/** The words of works that such tables ask for: what they name is not there yet. */
export function wordsOfWorksAhead(tables: readonly WorksTable[]): ReadonlySet<Word> {
  return new Set(
    tables
      .filter(({ ofFlats }) => !ofFlats)
      .flatMap(table => table.rows.filter(row => row.cost && isAhead(table, row)).flatMap(({ works }) => works)),
  )
}

function ofTrade(words: string, { low, high, text, evidence }: Found, isNet: boolean): StatedCost[] {
  const said = saidBy(words).text
  const named = subjectsNamed(said)
  const [subject, ...more] = named
  if (!subject || OF_ELSE.test(said) || DONE.test(said) || BY_OWN_HANDS.test(said)) return []
  return [
    {
      ...{ subject, low, high, isNet, evidence },
      // A row of a list that names two trades is one sum for both, and none of the whole house.
      ...(more.length > 0 && !named.some(isDamage) && { covers: named }),
      inFlat: OFTEN_IN_FLAT.includes(subject),
      needed: true,
      bySeller: BY_SELLER.test(saidBy(`${words} ${text}`).text),
    },
  ]
}

/** The amount of the cell of costs, whose head may tell the currency; else one among the words. */
function amountOf({ page, words, cost }: WorksRow, costHead: string): Found | null {
  const cell = cost ?? words
  if (!cell) return null
  const named = eurosIn(cell.text)
  const bare = named.length === 0 && cost && /€|eur/iu.test(costHead) ? amountFrom(cell.text) : undefined
  const found = amountIn(cell.text, named.length > 0 ? named : bare ? [{ ...bare, at: bare.index }] : [])
  return found && { ...found, text: cell.text, evidence: proofOf(page, cell) }
}

function amountIn(text: string, [first, second]: readonly Euros[]): Pick<Found, 'low' | 'high'> | null {
  if (!first || first.value < MIN || first.value > MAX) return null
  const isRange =
    second !== undefined && second.value > first.value && RANGE.test(text.slice(first.at + first.length, second.at))
  const low = isRange ? first.value : lowerBefore(text.slice(0, first.at), first.value)
  return { low, high: isRange ? second.value : first.value }
}

/** "9.000 bis 10.000 €" */
function lowerBefore(before: string, value: number): number {
  const lower = /(?<![\d.])(\d{1,3}(?:\.\d{3})+|\d{3,6}) ?(?:-|–|bis(?: zu)?) ?(?:ca\. |rund |etwa )?$/u.exec(
    before,
  )?.[1]
  const low = lower ? Number(lower.replace(/\./gu, '')) : value
  return low >= MIN && low < value ? low : value
}

/** Those of tables go before what a sentence says of the same part of the house. */
export function withCostsInTables(told: readonly StatedCost[], tabled: readonly StatedCost[]): StatedCost[] {
  const isTold = (one: StatedCost) =>
    tabled.some(
      other =>
        (other.subject === one.subject && (other.flat === undefined || one.flat === undefined)) ||
        (other.high === one.high && other.low === one.low),
    )
  const once = tabled.filter((one, at) => tabled.findIndex(other => isSame(one, other)) === at)
  // The sum of a list holds its rows.
  const isSummed = ({ subject }: StatedCost) =>
    once.some(other => other.subject === 'ganzes' && subject !== 'ganzes' && other.covers?.includes(subject))
  return COST_SUBJECTS.flatMap((subject: CostSubject) =>
    [...once, ...told.filter(one => !isTold(one))].filter(one => one.subject === subject && !isSummed(one)),
  )
}

/** "Bad: 14.500 €", "– Elektrik (Angebot) 8.900 €", "Fenster ¦ ca. 12.000 bis 14.000 €": a thing and its price, and nothing else. */
const PRICED_LINE =
  /^[–•*-]?\s*(?<label>[^\d¦:€]{3,70}?)(?:\s?[:¦–-]\s*|\s?\.{3,}\s*|\s\((?:angebot|schätzung|geschätzt)[^)]*\)\s+|\s+)(?<price>(?:(?:ca\.?|rund|etwa|rd\.?|geschätzt|angebot) )*(?:[\d.]+ ?(?:-|–|bis) ?)?\d[\d.]*(?:,\d\d|,-)? ?(?:€|eur(?:o)?)\.?(?:\s?\([^)]*\)|,? (?:laut|lt\.|nach) [\p{L}. ]+)?)$/iu
const MAX_HEADING_LINE = 70

/** Lines of things and prices right under a heading that lays them ahead: "Anstehende Arbeiten". */
export function costsInLists(passages: readonly Passage[]): StatedCost[] {
  return passages.flatMap((passage, at) => {
    if (passage.section === 'other-offers' || passage.section === 'terms') return []
    const lines = linesOf(passage.text)
    const [first] = lines
    const above = passages[at - 1]?.text ?? ''
    const own = first && !PRICED_LINE.test(first.text) ? first.text : ''
    const heading = own === '' ? above : own
    if (heading.length > MAX_HEADING_LINE || !AHEAD.test(heading) || BEHIND.test(heading)) return []
    const found = (own === '' ? lines : lines.slice(1)).map(line => ({
      line,
      match: PRICED_LINE.exec(line.text)?.groups,
    }))
    const end = found.findIndex(({ match }) => !match)
    return found.slice(0, end < 0 ? found.length : end).flatMap(({ line, match }) => {
      const { label = '', price = '' } = match ?? {}
      const amount = amountIn(price, eurosIn(price))
      if (!amount || BEHIND.test(line.text)) return []
      const evidence = proof(passage, line.start, line.start + line.text.length)
      return ofTrade(label, { ...amount, text: price, evidence }, NET.test(saidBy(`${heading} ${price}`).text))
    })
  })
}

function linesOf(text: string): { readonly text: string; readonly start: number }[] {
  let start = 0
  return text.split('\n').flatMap(line => {
    const found = { text: line, start }
    start += line.length + 1
    return line.trim() === '' ? [] : [found]
  })
}

function isSame(a: StatedCost, b: StatedCost): boolean {
  return a.subject === b.subject && a.high === b.high && a.flat === b.flat
}
