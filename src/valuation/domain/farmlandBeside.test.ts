import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { inEuro } from '#kernel/money.ts'
import { landpreis } from '#reference/market/landpreise.ts'
import { appraise } from './appraisal.ts'
import { HOUSE, offerWith, type Values } from './offer.fixture.ts'
import { NO_OPERATOR_TABLES } from './operatorTables.ts'
import { NO_REMARK_FLAGS } from './remarkFlags.ts'

const FARM: Values = { ...HOUSE, objektart: 'Einfamilienhaus', plz: '49419', ort: 'Wagenfeld', wohnflaeche: 180 }

function mid(values: Values): number {
  const { estimate } = appraise(
    { offer: offerWith(values), tables: NO_OPERATOR_TABLES, remarkFlags: NO_REMARK_FLAGS },
    calendarDate('2026-11-20'),
  )
  return inEuro(estimate?.mid ?? { cents: 0 })
}

test('a hectare more of land beside a farmhouse adds what grassland costs', () => {
  const more = mid({ ...FARM, grundstuecksflaeche: 16_000 }) - mid({ ...FARM, grundstuecksflaeche: 6_000 })
  expect(more / (10_000 * (landpreis('NI', 'gruenland') ?? 0))).toBeCloseTo(1, 1)
})

test('a garden of three usual plots is no meadow, and a flat has no field', () => {
  const steps = (values: Values) =>
    appraise(
      { offer: offerWith(values), tables: NO_OPERATOR_TABLES, remarkFlags: NO_REMARK_FLAGS },
      calendarDate('2026-11-20'),
    ).level?.adjustments.map(({ id }) => id)
  expect(steps({ ...FARM, grundstuecksflaeche: 1_500 })).not.toContain('weiteres-land')
  expect(steps({ ...FARM, grundstuecksflaeche: 9_000 })).toContain('weiteres-land')
  expect(steps({ ...FARM, objektart: 'Eigentumswohnung', grundstuecksflaeche: 9_000 })).not.toContain('weiteres-land')
})
