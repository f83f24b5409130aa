import { union } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Segment } from '#reading/domain/page.ts'
import { saidKindOf } from './deal/parts/partFields.ts'
import { emptyIn } from './deal/parts/hopedRow.ts'
import { paidLess } from './deal/parts/paidLess.ts'
import type { PartTable, Row } from './deal/parts/partTable.ts'
import { DATE } from './deal/writtenDates.ts'
import { RANK, type Candidate, type FactKey, type FactValue } from './facts.ts'
import { amountFrom, areaFrom, areasIn } from './numbers.ts'
import { withoutHopedRent } from './paidBesideHoped.ts'
import type { Label } from './pairs.ts'
import type { Passage } from './passages.ts'
import { PLAIN } from './scope/scope.ts'

/**
 * What a list of tenants says about the whole house: the sums below it, and that some flats stand empty among let ones.
 */
export function rentsOf(tables: readonly PartTable[]): Candidate[] {
  return tables.flatMap(table => {
    if (!table.columns.has('rent') && !table.columns.has('yearRent')) return []
    const sums = table.rows.filter(({ isSum }) => isSum)
    const present = sums.filter(row => !POTENTIAL.test(nameOf(row)))
    const told = present.length > 0 ? present : sums
    const yearly = told.filter(isYearly)
    const sum = told.filter(row => !yearly.includes(row)).at(-1) ?? told.at(-1)
    const year = sum && yearly.includes(sum) ? undefined : yearly.at(-1)
    // Of "Gesamt Wohnen" and "Gesamt" the first holds the Wohnfläche, the last all rents.
    const living = sums.find(({ line }) => /wohn/iu.test(line.segments[0]?.text ?? '')) ?? sumOfAll(table) ?? sum
    return [
      ...(sum ? withoutAsked(sumOf(table, sum, living), table, sum) : []),
      ...(year ? yearOf(year) : []),
      ...partlyLet(table),
      ...freeFrom(table),
    ]
  })
}

/** € by which a sum may differ from its rows. */
const ROUNDED = 1
/** "davon vermietet: 2.190,00" in the row of sums */
const OF_LET = /(?<!\p{L})(?:vermietet|tatsächlich|gezahlt|ist)(?!\p{L})[^\d]{0,12}\d/iu

/** What is asked for the empty flats of a list, and the sum of all rents that holds it; null: the sum is of what is paid. */
function askedIn(rows: readonly Row[], sum: Row): { readonly all: number; readonly asked: number } | null {
  const units = rows.filter(row => !row.isSum)
  const [all, asked] = [total(units), total(units.filter(isEmpty))]
  return asked > 0 && Math.abs(rentOf(sum) - all) <= ROUNDED ? { all, asked } : null
}

function total(rows: readonly Row[]): number {
  return rows.reduce((whole, row) => whole + rentOf(row), 0)
}

function rentOf({ cells }: Row): number {
  const text = cells.get('rent')?.text ?? ''
  return /^\(/u.test(text) ? 0 : (amountFrom(text)?.value ?? 0)
}

/** A sum that holds what is asked for the empty flats is what nobody pays: what the row itself calls let is read, or nothing. */
function withoutAsked(sums: Candidate[], { rows }: PartTable, sum: Row): Candidate[] {
  const held = askedIn(rows, sum)
  if (!held) return sums
  const paid = held.all - held.asked
  const told = sum.line.segments.find(({ text }) => Math.abs(paidIn(text) - paid) <= ROUNDED)
  return [
    ...sums.filter(({ key }) => key !== 'kaltmieteMonat'),
    ...(told ? [candidate('kaltmieteMonat', paid, sum.page, told, '€/Monat')] : []),
  ]
}

/** € a month behind the words that tell it; 0: it tells none. */
function paidIn(text: string): number {
  const said = OF_LET.exec(text)
  return said ? (amountFrom(text.slice(said.index + said[0].length - 1))?.value ?? 0) : 0
}

/** Without the sums of something else: what is asked for empty flats or hoped for beside what is paid, and the area of the let ones alone. */
export function withoutOtherSums(
  read: readonly Candidate[],
  { tables, labels, passages }: { readonly tables: readonly PartTable[]; readonly labels: readonly Label[]; readonly passages: readonly Passage[] }, // prettier-ignore
): Candidate[] {
  return withoutAreasOfLet(withoutPotentialRents(withoutHopedRent(read, labels, passages), tables), tables)
}

/**
 * Without what a list of tenants calls the rent of a house without an empty flat, wherever else it is told: "Mieteinnahmen 36.566 €" above
 * the list is then what is asked.
 */
function withoutPotentialRents(read: readonly Candidate[], tables: readonly PartTable[]): Candidate[] {
  const potential = tables.flatMap(potentialOf)
  return read.filter(
    ({ key, value }) =>
      (key !== 'kaltmieteMonat' && key !== 'jahresnettokaltmiete') ||
      !potential.some(amount => Math.abs(amount - Number(value)) <= ROUNDED),
  )
}

/** € a month and a year; none where all is let, for then it is paid, too. */
function potentialOf({ rows }: PartTable): number[] {
  const sums = rows.filter(row => row.isSum)
  const held = sums.flatMap(row => askedIn(rows, row)?.all ?? [])
  const [asked, paid] = [sums.filter(row => POTENTIAL.test(nameOf(row))), sums.filter(row => !POTENTIAL.test(nameOf(row)))] // prettier-ignore
  const amounts = (of: readonly Row[]) => of.flatMap(row => (rentOf(row) > 0 ? [rentOf(row)] : []))
  const present = amounts(paid)
  const hoped = sums.flatMap(({ cells }) => amountFrom(cells.get('target')?.text ?? '')?.value ?? [])
  const told = present.length === 0 ? [] : [...amounts(asked), ...hoped].filter(amount => !present.includes(amount))
  // "davon vermietet: 2.190,00", of which a tenant pays less than the list has.
  const units = rows.filter(row => !row.isSum)
  const agreed = units.some(row => paidLess(row, rentOf(row))) ? total(units) - total(units.filter(isEmpty)) : null
  return [...held, ...told, ...(agreed === null ? [] : [agreed])].flatMap(month => [month, month * MONTHS])
}

const MONTHS = 12

/** Without the area of the let flats alone: "Summe Ist | 406,20" above "Summe Soll | 543,00" leaves out what stands empty. */
function withoutAreasOfLet(read: readonly Candidate[], tables: readonly PartTable[]): Candidate[] {
  const parts = tables.flatMap(({ rows }) => {
    const all = sumOfAll({ rows })
    return rows.filter(row => all && row.isSum && OF_THE_LET.test(nameOf(row)) && areaOf(row) < areaOf(all) - ROUNDED)
  })
  return read.filter(
    ({ key, value, evidence }) =>
      key !== 'wohnflaeche' || !parts.some(row => row.page === evidence.page && areaOf(row) === value),
  )
}

const OF_THE_LET = /(?<!\p{L})(?:ist|aktuell|derzeit|vermietet\p{L}*|davon vermietet)(?!\p{L})/iu

/** The row of sums that holds the areas of all rows. */
function sumOfAll({ rows }: Pick<PartTable, 'rows'>): Row | undefined {
  const all = rows.filter(row => !row.isSum).reduce((whole, row) => whole + areaOf(row), 0)
  return all > 0 ? rows.find(row => row.isSum && Math.abs(areaOf(row) - all) <= ROUNDED) : undefined
}

function areaOf({ cells }: Row): number {
  const text = cells.get('area')?.text ?? ''
  return areasIn(text)[0]?.value ?? areaFrom(text) ?? 0
}

function isEmpty(row: Row): boolean {
  return emptyIn(row) !== undefined
}

/** "Summe p. a." below "Summe mtl." in one column of rents. */
const YEARLY_ROW = /(?<!\p{L})(?:p\.\s?a|per annum|jahr|jährlich|im jahr|pro jahr|jahres\p{L}*)(?!\p{L})/iu

/** "Summe mtl. / jährlich | 2.860 € | 34.320 €": the month stands below the rents, the year beside it. */
const OF_BOTH = /(?<!\p{L})(?:mtl|monatlich|monat|p\.\s?m)(?!\p{L})[^\d]{0,12}\/?[^\d]{0,12}(?:jahr|jährlich|p\.\s?a)/iu

function isYearly(row: Row): boolean {
  return YEARLY_ROW.test(nameOf(row)) && !OF_BOTH.test(nameOf(row))
}

function nameOf({ line }: Row): string {
  return line.segments[0]?.text ?? ''
}

function yearOf({ page, cells }: Row): Candidate[] {
  const cell = cells.get('rent')
  const amount = cell && amountFrom(cell.text)
  return cell && amount ? [candidate('jahresnettokaltmiete', amount.value, page, cell, '€/Jahr')] : []
}

/** "Summe Soll, 2. OG vermietet" below "Summe Ist": what the house would bring. */
const POTENTIAL =
  /(?<!\p{L})(?:soll\p{L}*|potenzial\p{L}*|potential\p{L}*|erzielbar\p{L}*|vollvermiet\p{L}*|vollvermietung|mit leerstand|at full occupancy|fully let)(?!\p{L})/iu

/** A cell of the row of sums that names its time: "40.680 € im Jahr". */
const OF_A_YEAR = /\d\s?(?:€|EUR|Euro)\s(?:im Jahr|pro Jahr|jährlich|p\.\s?a\.)/u

function sumOf(table: PartTable, row: Row, areaRow: Row | undefined): Candidate[] {
  const { page, cells, line } = row
  const found: Candidate[] = []
  const area = areaRow?.cells.get('area')
  const yearlyHead = /jahr|p\.?\s?a/iu.test(table.rentHead) || isYearly(row)
  const [month, year] = [cells.get('rent'), cells.get('yearRent')]
  const read = (cell: Segment | undefined, key: FactKey, unit: string): void => {
    const amount = cell && amountFrom(cell.text)
    if (cell && amount) found.push(candidate(key, amount.value, page, cell, unit))
  }
  if (month) read(month, yearlyHead ? 'jahresnettokaltmiete' : 'kaltmieteMonat', yearlyHead ? '€/Jahr' : '€/Monat')
  if (year) read(year, 'jahresnettokaltmiete', '€/Jahr')
  const told = year ? undefined : line.segments.find(({ text }) => OF_A_YEAR.test(text))
  if (told) read(told, 'jahresnettokaltmiete', '€/Jahr')
  const metres = area && (areasIn(area.text)[0]?.value ?? areaFrom(area.text))
  // With a shop among the rows the sum is no Wohnfläche.
  const units = table.rows.filter(row => !row.isSum)
  const isMixed = units.some(isShop) && units.some(isHome) && !/wohn/iu.test(areaRow?.line.segments[0]?.text ?? '')
  if (area && metres && !isMixed) found.push(candidate('wohnflaeche', metres, page, area, 'm²'))
  return found
}

/** "2. OG links", "DG, 2 Zi.": beside a shop a storey that is none is a home. */
const STOREY = /^(?:\d\. ?(?:OG|Obergeschoss|Stock|Etage)|OG|EG|DG|(?:Ober|Dach|Erd)geschoss)(?!\p{L})/iu
const HOME = /wohnung|whg|(?<!\p{L})WE(?!\p{L})|(?<!\p{L})\d(?:,5)?[\s-]?(?:Zi\.|Zimmer|Zi(?!\p{L}))/iu

function isHome(row: Row): boolean {
  const [name] = row.line.segments
  return row.line.segments.some(({ text }) => HOME.test(text)) || (STOREY.test(name?.text ?? '') && !isShop(row))
}

function isShop({ line }: Row): boolean {
  return saidKindOf('', line.segments.map(({ text }) => text).join(' ')) === 'gewerbe'
}

const STILL_FOR_SALE = /^(?:frei|verfügbar)(?:\s(?:ab\ssofort|zum\sverkauf))?$/iu
const GONE = /^(?:verkauft|reserviert)(?!\p{L})/iu
const LET = /(?<!\p{L})(?:vermietet|kalt|mieter(?:in)?)(?!\p{L})/iu

function partlyLet({ rows, columns }: PartTable): Candidate[] {
  const flats = rows.filter(({ isSum }) => !isSum)
  const has = (pattern: RegExp) => flats.some(({ line }) => line.segments.some(({ text }) => pattern.test(text.trim())))
  // "frei" beside "verkauft" and "reserviert" says what is still for sale.
  if (has(GONE)) return []
  // So it does in a list with prices, unless other rows tell who rents them.
  const isOfSale = columns.has('price') && !columns.has('rent') && !has(LET)
  const empty = flats.flatMap(row => {
    const segment = emptyIn(row)
    return segment && !(isOfSale && STILL_FOR_SALE.test(segment.text.trim())) ? [{ page: row.page, segment }] : []
  })
  const [first] = empty
  if (!first || empty.length === flats.length) return []
  return [candidate('vermietet', 'teilweise', first.page, first.segment)]
}

const OWNER_UNTIL = regexp.iu`^(?:die |der )?eigentümer(?:in)?(?!\p{L}).{0,30}(?<!\p{L})frei (?:ab|zum) (?:dem )?(?<day>${DATE})`

/** "Eigentümer, frei ab 01.06.2027": when he moves out of all that he lives in, not when a tenant does. */
function freeFrom({ rows }: PartTable): Candidate[] {
  const told = rows.flatMap(({ page, cells }) => {
    const segment = cells.get('use') ?? cells.get('tenant')
    const day = segment && OWNER_UNTIL.exec(segment.text)?.groups?.['day']
    return day ? [candidate('bezugsfreiAb', day, page, segment)] : []
  })
  return new Set(told.map(({ value }) => value)).size === 1 ? told.slice(0, 1) : []
}

function candidate(key: FactKey, value: FactValue, page: number, segment: Segment, unit?: string): Candidate {
  const evidence = { page, quote: segment.text, box: union(segment.words.map(word => word.box)) }
  const sureness = Math.min(...segment.words.map(word => word.confidence))
  return { key, value, ...(unit ? { unit } : {}), evidence, rank: RANK.table, sureness, scope: PLAIN }
}
