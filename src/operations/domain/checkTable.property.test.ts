import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { MARKTARTEN } from '#reference/market/bewertungsmodell.ts'
import { alleKreise } from '#reference/market/kreise.ts'
import { allePlz } from '#reference/plz/plz.ts'
import type { OperatorPlace, OperatorPrice, OperatorRent } from '#valuation/domain/operatorTables.ts'
import { checkTable } from './checkTable.ts'
import { rowLabel } from './rowPlace.ts'

const TODAY = calendarDate('2026-11-21')

const place: fc.Arbitrary<OperatorPlace> = fc.oneof(
  fc.constantFrom(...allePlz()).map(plz => ({ plz, kreis: null })),
  fc.constantFrom(...alleKreise()).map(({ ags }) => ({ plz: null, kreis: ags })),
)
/** Printable, not white at its ends, and none of the signs that are taken for broken umlauts. */
const source = fc
  .string({ unit: fc.constantFrom(...Array.from('abcÄöüß €"";,\t.-0123456789„“')), minLength: 1, maxLength: 40 })
  .map(text => `x${text.replaceAll('\t', ' ')}x`)
const stand = fc.constantFrom('2024', '2026', '2025-Q3', '2026-Q4', '2026-01-01', '2026-11-21')

function range(least: number, most: number) {
  const figure = fc.integer({ min: least * 100, max: most * 100 }).map(cents => cents / 100)
  return fc.tuple(figure, figure, figure).map(([a, b, c]) => {
    const [low, high] = [Math.min(a, b, c), Math.max(a, b, c)]
    return { low, mid: a, high }
  })
}

const price: fc.Arbitrary<OperatorPrice> = fc
  .tuple(
    place,
    range(200, 40_000),
    fc.constantFrom(...MARKTARTEN),
    fc.constantFrom('angebot', 'beurkundet'),
    source,
    stand,
  )
  .map(([where, figures, art, basis, from, time]) => ({ ...where, art, ...figures, basis, source: from, stand: time }))
const rent: fc.Arbitrary<OperatorRent> = fc
  .tuple(place, range(2, 60), source, stand)
  .map(([where, figures, from, time]) => ({ ...where, ...figures, source: from, stand: time }))

/** How a program may write a CSV file. */
interface Writing {
  readonly separator: string
  readonly lineEnd: string
  readonly bom: string
  readonly allQuoted: boolean
  readonly locale: 'de-DE' | 'en-US'
  readonly useGrouping: boolean
}
const writing: fc.Arbitrary<Writing> = fc.record({
  separator: fc.constantFrom(';', ',', '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  bom: fc.constantFrom('', '\ufeff'),
  allQuoted: fc.boolean(),
  locale: fc.constantFrom('de-DE', 'en-US'),
  useGrouping: fc.boolean(),
})

function csv(
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
  how: Writing,
): Uint8Array {
  const format = new Intl.NumberFormat(how.locale, { minimumFractionDigits: 2, useGrouping: how.useGrouping })
  const cell = (value: string | number | null) => {
    const text = typeof value === 'number' ? format.format(value) : (value ?? '')
    return how.allQuoted || /[;,\t"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const lines = [columns, ...rows].map(line => line.map(cell).join(how.separator))
  return new TextEncoder().encode(how.bom + lines.join(how.lineEnd))
}

test('prices come back from a file as they were written into it, however it writes', () => {
  const prices = fc.uniqueArray(price, { minLength: 1, maxLength: 20, selector: row => rowLabel(row, row.art) })
  const columns = ['plz', 'kreis', 'art', 'niedrig', 'mittel', 'hoch', 'basis', 'quelle', 'stand']
  fc.assert(
    fc.property(prices, writing, (rows, how) => {
      const cells = rows.map(row => [
        row.plz,
        row.kreis,
        row.art,
        row.low,
        row.mid,
        row.high,
        row.basis,
        row.source,
        row.stand,
      ])
      const checked = checkTable('preise', csv(columns, cells, how), TODAY)
      expect(checked.ok ? checked.value.rows.map(({ row }) => row) : checked.failure).toEqual(rows)
    }),
  )
})

test('rents come back too, in any order of columns', () => {
  const rents = fc.uniqueArray(rent, { minLength: 1, maxLength: 20, selector: row => rowLabel(row) })
  const all = ['plz', 'kreis', 'niedrig', 'mittel', 'hoch', 'quelle', 'stand'] as const
  const columns = fc.shuffledSubarray([...all], { minLength: all.length })
  fc.assert(
    fc.property(rents, writing, columns, (rows, how, order) => {
      const cells = rows.map(row => {
        const { plz, kreis, low: niedrig, mid: mittel, high: hoch, source: quelle, stand: time } = row
        const named = { plz, kreis, niedrig, mittel, hoch, quelle, stand: time }
        return order.map(column => named[column])
      })
      const checked = checkTable('mieten', csv(order, cells, how), TODAY)
      expect(checked.ok ? checked.value.rows.map(({ row }) => row) : checked.failure).toEqual(rows)
    }),
  )
})

test('whatever bytes come, the answer is rows or faults, never a crash', () => {
  const noise = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc
      .string({ unit: fc.constantFrom(...Array.from('";,\t\r\n.0159plz aé')), maxLength: 300 })
      .map(text => new TextEncoder().encode(`plz;wert;quelle;stand\n${text}`)),
  )
  fc.assert(
    fc.property(noise, bytes => {
      const checked = checkTable('bodenrichtwerte', bytes, TODAY)
      if (!checked.ok) expect(checked.failure.length).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})
