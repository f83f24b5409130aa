import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import { NO_SUMS } from '#extraction/domain/statements/statedSums.ts'
import type { StatedValuation } from '#extraction/domain/statements/valuations.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { WorthLimit } from '#valuation/domain/limitSteps.ts'
import { valuationBlocks } from './valuationBlocks.ts'

const evidence = { page: 1, quote: 'so viel', box: [0, 0, 1, 1] as const }

const day = calendarDate('2026-11-28')

function told(
  valuation: Omit<StatedValuation, 'evidence' | 'isLending'> & { isLending?: boolean },
  held = false,
  right: number | null = null,
  price = 450_000,
): string {
  const valuations = [{ isLending: false, ...valuation, evidence }]
  const assessment = {
    sums: { ...NO_SUMS, valuations },
    appraisal: { estimate: { low: euro(420_000), high: euro(520_000) } },
    worth: {
      limitedBy: held ? 'gutachten' : 'schaetzung',
      ...(held && { valuation: { told: valuations[0], isBounded: false } }),
    },
    offer: { deal: right === null ? null : { retained: { value: right } } },
    money: { price: euro(price), day },
    verdict: { limit: euro(held ? valuation.high : 500_000) },
  } as unknown as Assessment
  return valuationBlocks(assessment)
    .map(block => ('text' in block ? block.text : ''))
    .join(' ')
}

test('a bank within our range is told, and where our limit goes further', () => {
  const text = told({ by: 'bank', low: 455_000, high: 480_000, year: null })
  expect(text).toContain('in unserer Spanne')
  expect(text).toMatch(/erst hinaus, wenn Sie wissen, warum/u)
})

test('an expert below our range is our limit, and the report says so', () => {
  const text = told({ by: 'gutachter', low: 348_000, high: 348_000, year: 2025 }, true)
  expect(text).toContain('unter unserer Spanne')
  expect(text).toContain('nicht über diesen Wert hinaus')
})

test('a value without the right that stays is held against the range without it', () => {
  const free = { by: 'gutachter', low: 600_000, high: 600_000, year: 2026 } as const
  expect(told(free)).toContain('über unserer Spanne von')
  expect(told(free, false, 160_000)).toContain(
    'in unserer Spanne ohne das Recht, das die Verkäufer behalten, von 580.000',
  )
})

test('what a broker thinks proves nothing, what a bank lends on is no price', () => {
  expect(told({ by: 'makler', low: 529_000, high: 529_000, year: null })).toContain('kein Beleg')
  expect(told({ by: 'bank', low: 310_000, high: 310_000, year: null, isLending: true })).toContain('§ 16 PfandBG')
})

test('what is less than the asked price is told as said by the seller against himself', () => {
  const bank = { by: 'bank', low: 425_000, high: 445_000, year: 2026 } as const
  expect(told(bank)).toContain('Gefordert ist mehr')
  expect(told(bank, false, null, 440_000)).not.toContain('Gefordert ist mehr')
  expect(told({ ...bank, isLending: true })).not.toContain('Gefordert ist mehr')
})

test('one of another market is held against nobody', () => {
  const old = { by: 'gutachter', low: 250_000, high: 250_000, year: 2014 } as const
  expect(told(old)).not.toContain('Gefordert ist mehr')
  expect(told({ ...old, year: null })).not.toContain('Gefordert ist mehr')
})

describe('what a value does to our limit is said of it alone', () => {
  const bank = { by: 'bank', low: 150_000, high: 195_000, year: 2026, isLending: false, evidence } as const
  const old = { by: 'gutachter', low: 250_000, high: 250_000, year: 2014, isLending: false, evidence } as const
  const texts = (limitedBy: WorthLimit, isBounded = false) =>
    valuationBlocks({
      sums: { ...NO_SUMS, valuations: [bank, old] },
      appraisal: { estimate: { low: euro(420_000), high: euro(520_000) } },
      worth: { limitedBy, ceiling: euro(320_000), valuation: { told: bank, isBounded } },
      offer: { deal: null },
      money: { price: euro(390_000), day },
      verdict: { limit: euro(320_000) },
    } as unknown as Assessment).map(block => ('text' in block ? block.text : ''))

  test.each<[WorthLimit, RegExp]>([
    ['gutachten', /nicht über diesen Wert hinaus/u],
    ['obergrenze', /nicht über diesen Wert hinaus/u],
    ['bewertung', /die Mitte zu diesem Wert/u],
    ['bestaetigt', /mehr, als die Arbeiten lassen/u],
  ])('%s', (limitedBy, words) => {
    const [its, other] = texts(limitedBy)
    expect(its).toMatch(words)
    expect(other).not.toMatch(words)
  })

  test('no value is called our limit that lies far below it, or before which another limit goes', () => {
    expect(texts('obergrenze', true)[0]).toMatch(/ein Fünftel tiefer/u)
    expect(texts('obergrenze', true)[0]).not.toContain('nicht über diesen Wert hinaus')
    expect(texts('verkauf')[0]).toContain('liegt darüber')
  })
})
