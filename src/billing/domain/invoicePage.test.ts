import { calendarDate } from '#kernel/calendarDate.ts'
import { expect, test } from 'vitest'
import { invoicePage } from './invoicePage.ts'
import { everyInvoice, paid } from './invoices.fixture.ts'
import { taxedAmount } from './invoiceAmounts.ts'

const nbsp = (text: string) => text.replaceAll(' ', '\u00a0')

test('an invoice shows the list price, the discount and the total, each with net, tax and gross', () => {
  const page = invoicePage(paid())
  expect(page.title).toBe('Rechnung RE-2026-000042')
  expect(page.rows).toEqual([
    {
      text: 'Paket Midi',
      detail: '3 Analysen von Immobilien-Exposés mit vollständigem Bericht',
      amounts: ['20,92 €', '3,98 €', '24,90 €'].map(nbsp),
    },
    { text: 'Nachlass mit Promo-Code SOMMER26', detail: null, amounts: ['−4,18 €', '−0,80 €', '−4,98 €'].map(nbsp) },
  ])
  expect(page.total.amounts).toEqual(['16,74 €', '3,18 €', '19,92 €'].map(nbsp))
  expect(page.notes).toEqual(['Der Rechnungsbetrag ist bereits bezahlt (Karte). Bitte überweisen Sie nichts.'])
  expect(page.facts).toContainEqual(['Leistungsdatum', '22.11.2026'])
  expect(page.foot.flat()).toContain('USt-IdNr.: DE123456789')
})

test('[3.5] without an address the invoice names the buyer only', () => {
  expect(invoicePage(paid({ buyer: { name: 'Bernd Kurz', address: null } })).buyer).toEqual(['Bernd Kurz'])
  expect(invoicePage(paid()).buyer).toEqual(['Dr. Käthe Groß-Ümlaut', 'Am Überweg 3', '80331 München'])
  const address = { street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' }
  expect(invoicePage(paid({ buyer: { name: 'Anna', address } })).buyer).toEqual([
    'Anna',
    'Ring 1',
    '1010 Wien',
    'Österreich',
  ])
})

test('a subscription names the days that are paid', () => {
  const period = { from: calendarDate('2026-11-22'), until: calendarDate('2026-12-21') }
  const page = invoicePage(paid({ mode: 'subscription', package: 'gold', credits: 100, period }))
  expect(page.facts).toContainEqual([
    'Leistungszeitraum',
    `22.11.2026${nbsp(' – 21.12.2026').replace('–\u00a0', '– ')}`,
  ])
  expect(page.rows[0]?.text).toBe('Abonnement Gold')
})

test('what goes back names its invoice and has amounts below 0', () => {
  const [, , , , whole, part] = everyInvoice().map(invoicePage)
  expect(whole?.title).toBe('Stornorechnung RE-2026-000043')
  expect(whole?.notes[0]).toBe('Diese Stornorechnung hebt die Rechnung RE-2026-000042 vom 22.11.2026 vollständig auf.')
  expect(whole?.total.amounts).toEqual(['−16,74 €', '−3,18 €', '−19,92 €'].map(nbsp))
  expect(part?.title).toBe('Rechnungskorrektur RE-2026-000043')
  expect(part?.facts).toContainEqual(['Zur Rechnung', 'RE-2026-000042'])
})

test('net and tax add up to the price, and the tax is the nearest cent, for every price up to 1000 €', () => {
  for (let cents = 0; cents <= 100_000; cents++) {
    const { netCents, vatCents, grossCents } = taxedAmount(cents)
    if (netCents + vatCents !== cents || grossCents !== cents || Math.abs(vatCents - (cents * 19) / 119) >= 0.5) {
      expect.fail(`${cents} cents`)
    }
  }
  expect(taxedAmount(-2490)).toEqual({ netCents: -2092, vatCents: -398, grossCents: -2490 })
})

test('what was paid is the total, also where the list says otherwise', () => {
  const { list, discount, total } = paid({ listCents: 990, paidCents: 2490 })
  expect([list.grossCents, discount, total.grossCents]).toEqual([2490, null, 2490])
})
