import { germanMoney, type Money } from '#kernel/money.ts'
import { isEstimate, type Part, type Total } from '#finance/domain/part.ts'
import type { Range } from '#finance/domain/range.ts'
import { numeric, table } from '../blocks.ts'
import type { TableBlock } from '../report.ts'
import { centsNumber, roundingOf, wholeNumber } from './germanAmounts.ts'
import { sourceLineOf } from './sourceLine.ts'
import { oneLine } from './wording.ts'

export interface MoneyTable {
  /** Read aloud before the table. */
  readonly caption: string
  /** What the amounts are: "€ im Jahr". */
  readonly unit?: string
  /** Fees by law to the cent; else whole euros, with a line for what rounding loses. */
  readonly cents?: true
  /** How the three cases of a range are called. */
  readonly cases?: readonly [string, string, string]
}

/** Every part with how it comes about, and their sum: the reader can add it up. */
export function totalTable(total: Total, { caption, unit = '€', cents }: MoneyTable): TableBlock {
  const rows = [
    ...total.parts.map(part => [part.label, workOf(part), written(part.amount, cents)]),
    ...roundingRow([total], cents),
    [total.label, '', written(total.amount, cents)],
  ]
  return sumTable(caption, 'Rechenweg', [`Betrag in ${unit}`], rows, total.parts)
}

/** Where nothing is worked out, there is no column for it. @param parts whose sources stand below */
function sumTable(
  caption: string,
  work: string,
  amounts: readonly string[],
  rows: readonly (readonly string[])[],
  parts: readonly Pick<Part, 'source'>[],
): TableBlock {
  const withWork = rows.some(([, cell]) => cell !== '')
  return table(
    caption,
    ['Posten', ...(withWork ? [work] : []), ...numeric(...amounts)],
    withWork ? rows : rows.map(cells => cells.filter((_, column) => column !== 1)),
    { sum: true, source: sourceLineOf(parts.map(({ source }) => source)) },
  )
}

/** The same with the uncertain ends beside the middle; a part that one end does not have is a dash. Equal ends: one column. */
export function rangeTable(range: Range<Total>, options: MoneyTable): TableBlock {
  const { low, mid, high } = range
  if (low.amount.cents === mid.amount.cents && mid.amount.cents === high.amount.cents) return totalTable(mid, options)
  const { caption, unit = '€', cents, cases = ['niedrig', 'mittel', 'hoch'] } = options
  const [lows, mids, highs] = [low, mid, high].map(total => keyed(total, cents)) as [Keyed, Keyed, Keyed]
  const keys = [...new Set([...mids.keys(), ...highs.keys(), ...lows.keys()])]
  const rows = [
    ...keys.map(key => {
      const shown = mids.get(key) ?? highs.get(key) ?? lows.get(key)
      const at = (column: Keyed) => column.get(key)?.text ?? '–'
      return [shown?.part.label ?? '', shown ? workOf(shown.part) : '', at(lows), at(mids), at(highs)]
    }),
    ...roundingRow([low, mid, high], cents),
    [mid.label, '', ...[low, mid, high].map(({ amount }) => written(amount, cents))],
  ]
  const amounts = cases.map(one => `${one}, ${unit}`)
  return sumTable(caption, `Rechenweg (${cases[1]})`, amounts, rows, [...low.parts, ...mid.parts, ...high.parts])
}

/** How the amount comes about; a figure that is taken over names where from. */
function workOf(part: Part): string {
  const { formula, amount, source } = part
  const isTaken = formula === germanMoney(amount)
  const work = isTaken ? (source.length <= MAX_LENGTH && !OWN_SUMS.includes(source) ? source : '') : formula
  const estimated = isEstimate(part) && !/annahme|angenommen|geschätzt/iu.test(work) && !OWN_SUMS.includes(source)
  return oneLine(estimated ? `${work} (geschätzt)` : work)
}

/** What refers to a sum of this report is no source. */
const OWN_SUMS: readonly string[] = ['Rechnung oben', 'Summe der Einzelposten']
const MAX_LENGTH = 60

function written(amount: Money, cents: true | undefined): string {
  return cents ? centsNumber(amount) : wholeNumber(amount.cents / 100)
}

/** Empty where every column adds up as it is. */
function roundingRow(totals: readonly Total[], cents: true | undefined): string[][] {
  const lost = totals.map(({ parts, amount }) => {
    return cents ? 0 : roundingOf(parts.map(part => part.amount), amount)
  }) // prettier-ignore
  return lost.every(one => one === 0) ? [] : [['Rundung', '', ...lost.map(wholeNumber)]]
}

type Keyed = ReadonlyMap<string, { readonly part: Part; readonly text: string }>

/** By label and how often it came before: two parts may be called the same. */
function keyed(total: Total, cents: true | undefined): Keyed {
  const seen = new Map<string, number>()
  return new Map(
    total.parts.map(part => {
      const count = seen.get(part.label) ?? 0
      seen.set(part.label, count + 1)
      return [`${part.label}#${count}`, { part, text: written(part.amount, cents) }] as const
    }),
  )
}
