import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { extensionPoints, loanBound, unsettledPoints } from './erbbauPoints.ts'

const today = calendarDate('2026-11-26')
const extension = { percent: 3.5, perM2: 520, area: 690, year: 12_558, evidence: [] }
const beyondLoan = { years: 10, evidence: [] }
const { flags } = offerWith({ erbbaurecht: true })
const until = (day: string) => ({ flags, erbbauTerm: { until: calendarDate(day) } })

test('what the month costs after an extension stands beside what it costs today', () => {
  const [point] = extensionPoints({ extension, beyondLoan: null }, { erbbauzins: 2_148 })
  expect(point?.sentence).toMatch(
    /3,5\u00a0% .*690\u00a0m² × 520\u00a0€.*12\.558\u00a0€ im Jahr, 1\.047\u00a0€ im Monat statt heute 179\u00a0€/u,
  )
  const inOneSum = { ...extension, percent: 4, perM2: null, land: 145_000, year: 5_800 }
  expect(extensionPoints({ extension: inOneSum, beyondLoan: null }, { erbbauzins: 2_147 })[0]?.sentence).toMatch(
    /aus 145\.000\u00a0€ Bodenwert sind das 5\.800\u00a0€ im Jahr, 483\u00a0€ im Monat statt heute 179\u00a0€/u,
  )
  const [open] = extensionPoints({ extension: { ...extension, perM2: null, year: null }, beyondLoan: null }, { erbbauzins: null }) // prettier-ignore
  expect(open?.sentence).toMatch(/wie viel das in Euro ist/u)
  expect(extensionPoints({ extension: null, beyondLoan }, { erbbauzins: 2_148 })).toEqual([])
})

test('a loan may run so long that the Erbbaurecht outlives it by what the exposé names', () => {
  const ahead = { extension: null, beyondLoan }
  expect(loanBound(ahead, until('2043-06-30'), today)).toMatch(/um 10 Jahre.*höchstens 6 Jahre/u)
  expect(loanBound(ahead, until('2033-06-30'), today)).toMatch(/kein Darlehen/u)
  expect(loanBound(ahead, until('2099-06-30'), today)).toBeNull()
  expect(loanBound(ahead, { flags, erbbauTerm: null }, today)).toBeNull()
  expect(loanBound(undefined, until('2043-06-30'), today)).toBeNull()
})

test('what the owner of the land has not decided is told with the Zins that is reckoned with', () => {
  const said = (rule: string, year: number | null = null) =>
    ({ rule, year, certainty: 'stated', scope: PLAIN, evidence: { page: 2, quote: 'x', box: [0, 0, 1, 1] } }) as unknown as Remark // prettier-ignore
  const rise = [said('erbbau-anpassung-offen'), said('erbbau-anpassung-zuletzt', 2009)]
  const [both] = unsettledPoints({ flags, erbbauzins: 1_140 }, [...rise, said('erbbau-verlaengerung-offen')])
  expect(both?.sentence).toMatch(
    /^Mit dem Eigentümer des Bodens ungeklärt: neuer Erbbauzins, Verlängerung oder Ankauf\..*1\.140\u00a0€.*seit 2009/u,
  )
  expect(both?.evidence).toHaveLength(2)
  expect(unsettledPoints({ flags, erbbauzins: null }, [said('erbbau-verlaengerung-offen')])[0]?.sentence).not.toContain('Gerechnet') // prettier-ignore
  expect(unsettledPoints({ flags, erbbauzins: null }, [said('erbbau-verlaengerung-offen'), said('erbbau-zins-neu')])[0]?.sentence).toContain('neu vereinbart') // prettier-ignore
  expect(unsettledPoints({ flags, erbbauzins: null }, [said('erbbau-zins-neu')])).toEqual([])
  expect(unsettledPoints({ flags, erbbauzins: 1_140 }, [said('erbbau-anpassung-zuletzt', 2009)])).toEqual([])
  expect(unsettledPoints({ flags: offerWith({}).flags, erbbauzins: null }, rise)).toEqual([])
})
