import { areaFrom, areasIn, amountFrom, amountsIn } from '../../numbers.ts'
import type { Passage } from '../../passages.ts'
import type { Part, PartKind } from '../deal.ts'
import { MONTHS_OF_A_YEAR, partsOfTable } from './tableParts.ts'
import type { PartTable } from './partTable.ts'

/** One unit alone is no list. */
const MIN_UNITS = 2
/** Square metres and euros that rounding may hide. */
const ROUNDING = 0.6

/**
 * The kinds of unit of which the lists tell all: a list with a row of sums, or one that adds up to an area or a rent that is stated
 * elsewhere. What running text says of such units are the same ones once more.
 * @param further units that other places tell of: where the object is stated to be as large as all together, the list is not the whole
 */
export function kindsToldInFull(
  tables: readonly PartTable[],
  further: readonly Part[],
  passages: readonly Passage[],
): ReadonlySet<PartKind> {
  const lists = tables.map(table => ({ table, units: partsOfTable(table) }))
  const stated = passages.flatMap(({ text }) => areasIn(text).map(({ value }) => value))
  const listed = areaOf(lists.flatMap(({ units }) => units))
  if (!isAmong(stated, listed) && isAmong(stated, listed + areaOf(further))) return new Set()
  return new Set(
    lists
      .filter(({ table, units }) => isWhole(table, units, passages))
      .flatMap(({ units }) => units.map(({ kind }) => kind)),
  )
}

function isWhole(table: PartTable, units: readonly Part[], passages: readonly Passage[]): boolean {
  const homes = units.filter(({ kind }) => kind !== 'stellplatz')
  if (homes.length < MIN_UNITS) return false
  const sums = table.rows.filter(({ isSum }) => isSum)
  if (sums.some(({ cells }) => hasSum(cells.get('area')?.text, areaFrom) || hasSum(cells.get('rent')?.text, moneyIn)))
    return true
  const texts = passages.map(({ text }) => text)
  const areas = texts.flatMap(text => areasIn(text).map(({ value }) => value))
  if (homes.every(({ areaM2 }) => areaM2 !== null) && isAmong(areas, areaOf(homes))) return true
  const rent = units.reduce((sum, { rentMonthEuro }) => sum + (rentMonthEuro ?? 0), 0)
  const amounts = texts.flatMap(text => amountsIn(text).map(({ value }) => value))
  return isAmong(amounts, rent) || isAmong(amounts, rent * MONTHS_OF_A_YEAR)
}

function hasSum(text: string | undefined, read: (text: string) => number | undefined): boolean {
  return text !== undefined && (read(text) ?? 0) > 0
}

function moneyIn(text: string): number | undefined {
  return amountFrom(text)?.value
}

function areaOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { kind, areaM2 }) => sum + (kind === 'stellplatz' ? 0 : (areaM2 ?? 0)), 0)
}

function isAmong(stated: readonly number[], sum: number): boolean {
  return sum > 0 && stated.some(value => Math.abs(value - sum) < ROUNDING)
}
