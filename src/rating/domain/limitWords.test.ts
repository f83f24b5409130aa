import { expect, test } from 'vitest'
import { euro, ZERO } from '#kernel/money.ts'
import type { AfterWorks } from '#valuation/domain/afterWorks.ts'
import { supposed, whyNoMore } from './limitWords.ts'

const steps = (renovated: number, works: number, right: number, more: Partial<AfterWorks> = {}): AfterWorks => ({
  renovated: euro(renovated),
  works: euro(works),
  are: 'least',
  right: euro(right),
  asItStands: false,
  onVacancy: false,
  steps: [],
  ...more,
})
const limited = {
  ceiling: euro(344_000),
  limitedBy: 'schaetzung',
  afterWorks: null,
  untouched: null,
  steps: { candidates: [], further: [] },
} as const
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

test('only the low end of what the exposé calls for is the least that works cost', () => {
  const of = (are: AfterWorks['are']) => words({ ...limited, limitedBy: 'arbeiten', afterWorks: steps(494_321, 149_900, 344_000, { are }) }) // prettier-ignore
  expect(of('named')).toContain('− Arbeiten 149.900 €, abgerundet')
  expect(of('bare')).toContain('− Arbeiten 149.900 € (ohne Planung und Puffer), abgerundet')
  expect(of('byAge')).toContain('− Arbeiten 149.900 € (nach dem Alter unterstellt), abgerundet')
  expect(of('partlyByAge')).toContain(
    '149.900 € (zum Teil laut Exposé, das Übrige nach dem Alter unterstellt), abgerundet',
  )
})

test.each([
  ['it was taken down for something else', steps(494_321, 149_900, 360_000)],
  ['there are no steps', null],
])('no sum is shown where %s', (_why, afterWorks) => {
  expect(words({ ...limited, limitedBy: 'arbeiten', afterWorks })).not.toContain('abgerundet')
})

test('a limit that supposes usual upkeep says so, and what is right without it', () => {
  const untouched = steps(396_100, 150_866, 245_000, { are: 'byAge' })
  const told = words({ ...limited, untouched })
  expect(told).toContain(
    'instand gehalten ist wie üblich; ist seit dem Bau nichts erneuert, sinkt diese Grenze auf 245.000 €',
  )
  expect(told).toContain('396.100 € − Arbeiten 150.866 € (nach dem Alter unterstellt), abgerundet 245.000 €')
  expect(supposed({ ...limited, untouched }, true)).not.toContain('abgerundet')
  expect(supposed(limited)).toBe('')
  expect(supposed({ ...limited, ceiling: ZERO, untouched })).toBe('')
})

test('what is paid beside the price is no saying of the market', () => {
  const told = words({ ...limited, beside: euro(30_000) })
  expect(told).toContain('in der Regel nicht. Abgezogen sind davon schon 30.000 €, die neben dem Preis zu zahlen sind.')
  const afterWorks = steps(494_321, 149_900, 314_000)
  const sum = words({ ...limited, ceiling: euro(314_000), limitedBy: 'arbeiten', afterWorks, beside: euro(30_000) })
  expect(sum).toContain('− 30.000 €, die neben dem Preis zu zahlen sind, abgerundet 314.000 €')
  expect(sum).not.toContain('Abgezogen sind')
})

test('a bare middle says why nothing is added to it, any other says what the market brings', () => {
  const byEstimate = (formula: string, isBare?: true) => {
    const candidates = [
      {
        limit: 'schaetzung' as const,
        steps: [{ label: '', formula, amount: euro(243_000), ...(isBare && { isBare }) }],
      },
    ]
    return words({ ...limited, steps: { candidates, further: [] } })
  }
  expect(byEstimate('Mitte 243.000 €, beim Erbbaurecht ohne Aufschlag', true)).toBe(
    'Mehr ist es nach unserer Schätzung nicht wert (Mitte 243.000 €, beim Erbbaurecht ohne Aufschlag).',
  )
  expect(byEstimate('Mitte 128.000 € + 9,35 %')).toBe(
    'Mehr bringen vergleichbare Objekte am Ort nach unserer Schätzung in der Regel nicht.',
  )
})

test('what damages and letting again take off is named with its sum', () => {
  const repairs = { cost: euro(43_600), names: ['WE 3 herrichten', 'Neuvermietung des Gewerbes'], of: [] }
  expect(words({ ...limited, repairs })).toContain(
    'Abgezogen sind 43.600 € (WE 3 herrichten; Neuvermietung des Gewerbes).',
  )
  expect(words(limited)).not.toContain('Abgezogen')
})

test('the sum of works names each amount that is in it', () => {
  const repairs = { cost: euro(12_000), names: ['Neuvermietung WE 6'], of: [] }
  const told = words({ ...limited, ceiling: euro(332_000), limitedBy: 'arbeiten', afterWorks: steps(494_321, 149_900, 332_000), repairs }) // prettier-ignore
  expect(told).toContain('149.900 € − 12.000 € (Neuvermietung WE 6), abgerundet 332.000 €')
  const parked = { ...limited, ceiling: euro(364_000), limitedBy: 'arbeiten' as const, afterWorks: steps(494_321, 149_900, 364_000) } // prettier-ignore
  expect(words(parked)).toContain('149.900 €, mit dem Stellplatz, der im Preis steckt, 364.000 €')
})

test('a limit by the rent names the years and the rent it is made of, not the highest that the rule allows', () => {
  const of = (years: number, isRaised?: true, isUsual?: true) => {
    const rentYear = { label: 'Miete eines Jahres', formula: '', amount: euro(7_214), ...(isRaised && { isRaised }) }
    const carried = { label: 'So viele', formula: '', amount: euro(7_214 * years), years, ...(isUsual && { isUsual }) }
    const candidates = [{ limit: 'ertrag' as const, steps: [rentYear, carried] }]
    return words({ ...limited, limitedBy: 'ertrag', steps: { candidates, further: [] } })
  }
  const usual = of(21.4, true, true)
  expect(usual).toContain('mehr als die 21,4 Jahresmieten, die am Ort üblich sind, gerechnet mit 7.214 € im Jahr; darin ist die niedrige Miete') // prettier-ignore
  expect(usual).not.toContain('30')
  expect(of(30)).toMatch(/mehr als die 30 Jahresmieten, gerechnet mit 7\.214 € im Jahr\.$/u) // prettier-ignore
})

test.each(['obergrenze', 'bewertung'] as const)('a value far below ours is called %s only as far as the limit follows it', limitedBy => {
  const told = { by: 'bank' } as unknown as NonNullable<Parameters<typeof whyNoMore>[0]['valuation']>['told']
  expect(words({ ...limited, limitedBy, valuation: { told, isBounded: true } })).toMatch(/viel weniger.*um mehr als ein Fünftel/u)
  expect(words({ ...limited, limitedBy, valuation: { told, isBounded: false } })).not.toContain('Fünftel')
}) // prettier-ignore
