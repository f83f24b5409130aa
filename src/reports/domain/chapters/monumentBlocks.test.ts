import { expect, test } from 'vitest'
import { euro, type Money } from '#kernel/money.ts'
import { success } from '#kernel/outcome.ts'
import type { CertifiedWorks } from '#extraction/domain/statements/certifiedWorks.ts'
import { assessedInput, FLAT, textsOf } from './assessedInput.fixture.ts'
import { forecast, lettingVerdict } from './cashflow.ts'
import { monumentBlocks } from './monumentBlocks.ts'

const evidence = (quote: string) => ({ page: 2, quote, box: [0, 0, 10, 10] as const })
const works: CertifiedWorks = {
  percent: 78,
  law: '7i',
  evidence: evidence('Sanierungsanteil 78 %'),
  land: null,
  begun: null,
  unsure: null,
  agreed: null,
}
const { assessment } = assessedInput(FLAT).judgement
const year = { label: 'Jahr 1', amount: euro(22_323.6), formula: '', source: '§ 7i EStG', basis: 'law' as const }

function textOf(certified: CertifiedWorks | null, uncertified = -700, ceiling: Money | null = null): string {
  const { cashflow } = assessment.money
  if (!cashflow.ok) throw new Error(cashflow.failure)
  const raised = certified && { works: euro(248_040), law: certified.law, years: [year] }
  const depreciation = { ...cashflow.value.depreciation, raised }
  const plan = { ...cashflow.value, depreciation, uncertified: certified && euro(uncertified) }
  const money = { ...assessment.money, cashflow: success(plan) }
  const worth = ceiling && assessment.worth && { ...assessment.worth, ceiling }
  const blocks = monumentBlocks({ ...assessment, money, worth, sums: { ...assessment.sums, certified } })
  return [lettingVerdict(plan), ...blocks.flatMap(textsOf)].join(' ').replace(/\u00a0/gu, ' ')
}

test('what hangs on the certificate, what counts, and what who moves in gets', () => {
  const text = textOf(works)
  expect(text).toContain('78 % des Preises begünstigte Arbeiten, 248.040 €')
  expect(text).toContain('22.324 € im ersten Jahr. Ohne Bescheinigung legen Sie im Monat 700 € drauf')
  expect(text).toContain('nach dem beurkundeten Kaufvertrag')
  expect(text).toContain(
    'zehn Jahre je 9 % ab (§ 10f EStG), unter denselben Bedingungen: 22.324 € im Jahr, bei 42 % Steuer sind das 9.376 € weniger',
  )
  expect(text).not.toContain('schon begonnen')
})

test.each([
  [150_000, 'Gefordert sind 99.000 € mehr', 'Er holt den Aufpreis nicht herein'],
  [245_000, 'Gefordert sind 4.000 € mehr', 'Er holt den Aufpreis herein, solange'],
  [260_000, 'Im Preis ist er nicht mitbezahlt', 'höchstens 9.376 €'],
])('the relief is set against what is asked above a worth of %i €', (ceiling, above, says) => {
  const text = textOf(works, -700, euro(ceiling))
  expect(text).toContain(above)
  expect(text).toContain(says)
})

test('the first sentence never praises what only a certificate would bring', () => {
  expect(textOf(works)).toMatch(/^Die Miete trägt Kredit und Kosten nicht: Ohne Steuervorteil legen Sie .* 700 €/u)
})

test('works that have begun are warned of', () => {
  const text = textOf({ ...works, begun: evidence('Die Entkernung hat begonnen.') })
  expect(text).toContain('Was bis zum Vertrag gebaut ist, fällt weg')
})

test('in a Sanierungsgebiet the Gemeinde certifies', () => {
  expect(textOf({ ...works, law: '7h' })).toContain('mit der Gemeinde abgestimmt')
})

test('nothing is told where nothing is sold as written off faster', () => {
  expect(textOf(null)).not.toContain('Bescheinigung')
})

test('years that begin with a surplus and end without one are not praised', () => {
  const { cashflow, assumptions } = assessment.money
  if (!cashflow.ok) throw new Error(cashflow.failure)
  const [one] = cashflow.value.forecast
  if (!one) throw new Error('no years')
  const years = [euro(900), euro(-400)].map((afterTax, index) => ({ ...one, year: index + 1, afterTax }))
  const plan = { ...cashflow.value, forecast: years, uncertified: euro(-700) }
  const text = forecast(plan, assumptions.marginalRate, false).flatMap(textsOf).join(' ')
  expect(text).toContain('Anfangs bleibt nach Steuern etwas übrig, im 2. Jahr legen Sie')
  expect(text).toContain('wenn sie bescheinigt wird')
})
