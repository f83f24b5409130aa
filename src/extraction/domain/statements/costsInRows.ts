import type { Evidence } from '#kernel/evidence.ts'
import type { Part } from '../deal/deal.ts'
import { partsNamed, proofOf, type WorksRow, type WorksTable } from '../deal/parts/worksTable.ts'
import { amountFrom } from '../numbers.ts'
import { saidBy } from '../scope/said.ts'
import { COST_SUBJECTS, type CostSubject, isDamage } from './costSubject.ts'
import { BY_SELLER, DONE, NET, OF_ELSE } from './costWords.ts'
import type { StatedCost } from './statedCosts.ts'
import { eurosIn } from './statementsOf.ts'
import { subjectsNamed } from './subjectOfCost.ts'
import { needsOfFlat } from './wordsOfWorks.ts'

const MIN = 500
const MAX = 5_000_000
/** What lies ahead, in a heading, the head of a column or beside the amount. */
const AHEAD =
  /(?<!\p{L})(?:\p{L}*angebote?|kostenvoranschl\p{L}*|\p{L}*schätz\p{L}*|voraussichtlich\p{L}*|zu (?:tun|machen|erledigen|erneuern|sanieren)|(?:an|aus)stehend\p{L}*|nötig\p{L}*|notwendig\p{L}*|erforderlich\p{L}*|offene?|geplant\p{L}*|\p{L}*bedarf|\p{L}*stau|mängel|schäden|fehl\p{L}*|erneuern|sanieren|renovieren|ersetzen|austauschen|streichen|verlegen|einbauen|abdichten|instandsetzen|entkernt|defekt|undicht)(?!\p{L})/iu
/** What was done and paid. */
const BEHIND =
  /(?<!\p{L})(?:durchgeführt\p{L}*|erfolgte?n?|ausgeführt\p{L}*|investier\p{L}*|investition(?:en)? (?:der|seit|bis)|bisherige\p{L}*|erledigt\p{L}*|abgeschlossen\p{L}*|historie|wurden?|erneuert|saniert|eingebaut|(?:19|20)\d\d (?:erneuert|saniert|modernisiert|renoviert))(?!\p{L})/iu
const EMPTY = /(?<!\p{L})(?:frei(?:e|en|er)?|leer\p{L}*|unvermietet\p{L}*|leerstand\p{L}*|leerstände)(?!\p{L})/iu
const RANGE = /^\s?(?:-|–|bis(?: zu)?)\s?$/u
const WITHOUT = /(?<!\p{L})(?:ohne|außer|abzüglich|nicht enthalten:?) (?<what>[^.;)]+)/iu

/** What tables of works price: for each flat as one sum, for each part of the house by itself. */
export function costsInTables(tables: readonly WorksTable[], parts: readonly Part[]): StatedCost[] {
  return tables.flatMap(table =>
    table.rows.flatMap(row => (table.ofFlats ? costOfFlat(table, row, parts) : costOfTrade(table, row))),
  )
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

function flatCost(words: string, { low, high, text, evidence }: Found, isLet: boolean): Omit<StatedCost, 'isNet' | 'bySeller'> {
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
  if (!found || !AHEAD.test(around) || BEHIND.test(`${table.heading} ${words}`)) return []
  return ofTrade(words, found, NET.test(saidBy(around).text))
}

function ofTrade(words: string, { low, high, text, evidence }: Found, isNet: boolean): StatedCost[] {
  const said = saidBy(words).text
  const named = subjectsNamed(said)
  const subject = named.length > 1 && !named.some(isDamage) ? 'ganzes' : named[0]
  if (!subject || OF_ELSE.test(said) || DONE.test(said)) return []
  const inFlat = false
  return [
    {
      ...{ subject, low, high, isNet, inFlat, evidence },
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
  const [first, second] = named.length > 0 ? named : bare ? [{ ...bare, at: bare.index }] : []
  if (!first || first.value < MIN || first.value > MAX) return null
  const isRange =
    second !== undefined && second.value > first.value && RANGE.test(cell.text.slice(first.at + first.length, second.at))
  const low = isRange ? first.value : lowerBefore(cell.text.slice(0, first.at), first.value)
  const high = isRange ? second.value : first.value
  return { low, high, text: cell.text, evidence: proofOf(page, cell) }
}

/** "9.000 bis 10.000 €" */
function lowerBefore(before: string, value: number): number {
  const lower = /(?<![\d.])(\d{1,3}(?:\.\d{3})+|\d{3,6}) ?(?:-|–|bis(?: zu)?) ?(?:ca\. |rund |etwa )?$/u.exec(before)?.[1]
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
  return COST_SUBJECTS.flatMap((subject: CostSubject) =>
    [...tabled, ...told.filter(one => !isTold(one))].filter(one => one.subject === subject),
  )
}
