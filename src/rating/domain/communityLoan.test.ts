import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { passagesOf } from '#extraction/domain/passages.ts'
import { communityLoanOf } from '#extraction/domain/statements/communityLoan.ts'
import { leviesOf } from '#extraction/domain/statements/levies.ts'
import { NO_SUMS } from '#extraction/domain/statements/statedSums.ts'
import { page } from '#extraction/domain/typeset.fixture.ts'
import type { MoneyBase } from '#finance/domain/moneyPlan.ts'
import { communityLoanShare } from '#finance/domain/plan/communityLoan.ts'
import { levyOf } from '#finance/domain/plan/levy.ts'
import { communityLoanPoints } from './communityLoan.ts'
import { bidBounds } from './bidBounds.ts'
import { burdenOf, levyArguments } from './sumsOf.ts'

const DAY = calendarDate('2026-11-22')
const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

function read(line: string) {
  const passages = passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])])
  const levies = leviesOf(passages, SETTING)
  const communityLoan = communityLoanOf(passages, 2026)
  if (!communityLoan) throw new Error('no loan read')
  const share = communityLoanShare(communityLoan, levies.filter(({ byLoan }) => byLoan), DAY) // prettier-ignore
  const home = { communityLoan: share } as unknown as MoneyBase['home']
  return { sums: { ...NO_SUMS, levies, communityLoan }, money: { levy: levyOf([], levies), home, pricedWorks: [], day: DAY } } // prettier-ignore
}

const plain = (text: string) => text.replace(/\u00a0/gu, ' ')

const PAID =
  'Die beschlossene Sonderumlage für das Dach von 12.000 € für diese Wohnung wird über ein Darlehen der Gemeinschaft bezahlt: monatlich 95 € bis Dezember 2037 neben dem Hausgeld.'
const BESIDE =
  'Die beschlossene Sonderumlage für das Dach von 12.000 € für diese Wohnung ist im März fällig. Für das Darlehen der Gemeinschaft zahlen Sie monatlich 95 € bis Dezember 2037 neben dem Hausgeld.'
const ENDLESS = 'Zum Hausgeld kommt die Rate für den Sanierungskredit der Gemeinschaft von monatlich 88 € hinzu.'

test.each([
  [PAID, 12_635, ['Darlehen der Gemeinschaft, noch zu zahlende Raten (133 × 95 €)']],
  [BESIDE, 24_635, ['Sonderumlage, Ihr Anteil', 'Darlehen der Gemeinschaft, noch zu zahlende Raten (133 × 95 €)']],
  [ENDLESS, 10_560, ['Darlehen der Gemeinschaft, noch zu zahlende Raten (Dauer angenommen, 120 × 88 €)']],
] as const)('%s takes %s € off', (line, off, labels) => {
  const { sums, money } = read(line)
  expect(inEuro(burdenOf(money))).toBe(off)
  expect(levyArguments(sums, money).map(({ label }) => plain(label))).toEqual(labels)
  expect(communityLoanPoints(sums, money)).toHaveLength(1)
}) // prettier-ignore

test('what pays the levy is said once, and an assumed end is said to be assumed', () => {
  const said = (line: string) => {
    const { sums, money } = read(line)
    return plain(communityLoanPoints(sums, money)[0]?.sentence ?? '')
  }
  expect(said(PAID)).toContain('zahlt laut Exposé die Sonderumlage von 12.000 €; sie zählt einmal')
  expect(said(BESIDE)).not.toContain('Sonderumlage')
  expect(said(ENDLESS)).toContain('Angenommen sind noch 10 Jahre: 120 × 88 € = 10.560 €')
})

test('no bid is bounded by a sum that we assume', () => {
  const bounds = (line: string) => {
    const { sums, money } = read(line)
    return bidBounds(euro(200_000), sums, money, { object: null }).map(({ price }) => inEuro(price))
  }
  expect(bounds(PAID)).toEqual([187_365])
  expect(bounds(ENDLESS)).toEqual([])
})
