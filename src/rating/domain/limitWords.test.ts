import { expect, test } from 'vitest'
import { euro, ZERO } from '#kernel/money.ts'
import type { AfterWorks } from '#valuation/domain/afterWorks.ts'
import { supposed, whyNoMore } from './limitWords.ts'

const steps = (renovated: number, works: number, right: number, more: Partial<AfterWorks> = {}): AfterWorks => ({
  renovated: euro(renovated),
  works: euro(works),
  right: euro(right),
  asItStands: false,
  onVacancy: false,
  steps: [],
  ...more,
})
const limited = { ceiling: euro(344_000), limitedBy: 'schaetzung', afterWorks: null, untouched: null } as const
const words = (one: Parameters<typeof whyNoMore>[0]) => whyNoMore(one).replaceAll('\u00a0', ' ')

test('a limit by works shows its sum, to the euro, and that it is rounded down', () => {
  const afterWorks = steps(494_321, 149_900, 344_000)
  expect(words({ ...limited, limitedBy: 'arbeiten', afterWorks })).toBe(
    'Wert nach den Arbeiten 494.321 € − Arbeiten mindestens 149.900 €, abgerundet 344.000 €.',
  )
  expect(words({ ...limited, limitedBy: 'arbeiten', afterWorks: { ...afterWorks, onVacancy: true } })).toContain(
    'Arbeiten bei Mieterwechsel mindestens 149.900 €',
  )
})

test.each([
  ['it was taken down for something else', steps(494_321, 149_900, 360_000)],
  ['there are no steps', null],
])('no sum is shown where %s', (_why, afterWorks) => {
  expect(words({ ...limited, limitedBy: 'arbeiten', afterWorks })).not.toContain('abgerundet')
})

test('a limit that supposes usual upkeep says so, and what is right without it', () => {
  const untouched = steps(396_100, 150_866, 245_000)
  const told = words({ ...limited, untouched })
  expect(told).toContain(
    'instand gehalten ist wie üblich; ist seit dem Bau nichts erneuert, sinkt diese Grenze auf 245.000 €',
  )
  expect(told).toContain('396.100 € − Arbeiten 150.866 €, abgerundet 245.000 €')
  expect(supposed({ ...limited, untouched }, true)).not.toContain('abgerundet')
  expect(supposed(limited)).toBe('')
  expect(supposed({ ...limited, ceiling: ZERO, untouched })).toBe('')
})
