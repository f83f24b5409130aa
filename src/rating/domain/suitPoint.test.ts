import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { euro } from '#kernel/money.ts'
import { suitPoint } from './suitPoint.ts'
import { unequalSharePoints } from './unequalShare.ts'

const EVIDENCE = { page: 2, quote: 'q', box: [0, 0, 1, 1] as const }

function said(rule: string, day?: string): Remark {
  return { topic: 'wegStreit', rule, tone: 'warnung', meaning: '', year: null, certainty: 'stated', evidence: EVIDENCE, ...(day && { day: calendarDate(day) }) } as unknown as Remark // prettier-ignore
}

test('a suit that the buyer shall take over is told with whom and when', () => {
  const remarks = [said('klage-unter-eigentuemern'), said('klage-auf-kaeufer'), said('klage-termin', '2027-05-04')]
  expect(suitPoint(remarks)?.sentence).toMatch(/Rechtsstreit gegen andere Eigentümer .* übernehmen.*04\.05\.2027/u)
  expect(suitPoint([said('klage-unter-eigentuemern')])).toBeNull()
})

test('a share above the one of the area is told with what it costs for good and of the levy', () => {
  const byArea = { numerator: 75, denominator: 1_000 }
  const told = { share: { numerator: 100, denominator: 1_000 }, byArea, evidence: EVIDENCE }
  const part = { label: '', amount: euro(8_000), formula: '', source: '', basis: 'law' } as const
  const levy = { due: part, expected: null, note: null }
  const [point] = unequalSharePoints({ shareByArea: told }, offerWith({ hausgeldMonat: 400 }), { levy })
  expect(point?.sentence.replaceAll('\u00a0', ' ')).toContain('33 % zu viel (vom Hausgeld bis zu 100 € im Monat, 1.200 € im Jahr; von der Sonderumlage 2.000 €)') // prettier-ignore
  expect(unequalSharePoints({ shareByArea: null }, offerWith({}), { levy })).toEqual([])
})
