import { expect, test } from 'vitest'
import { euroText } from './euroText.ts'
import { orderTerms } from './orderTerms.ts'

test.each([
  [0, '0,00 €'],
  [5, '0,05 €'],
  [990, '9,90 €'],
  [123456, '1.234,56 €'],
  [100000000, '1.000.000,00 €'],
  [-150, '-1,50 €'],
])('%i cents are %s', (cents, text) => {
  expect(euroText(cents).replace('\u00a0', ' ')).toBe(text)
})

const order = { package: 'midi', description: 'Drei Analysen.', credits: 3, listCents: 2490 }

test('a package is confirmed with its total price and that it ends by itself', () => {
  const terms = orderTerms({ ...order, mode: 'payment', discountCents: 490, grossCents: 2000 }).join(' ')
  expect(terms).toContain('Paket „Midi“ mit 3 Analysen')
  expect(terms).toContain(
    '20,00\u00a0€ inkl. gesetzlicher Mehrwertsteuer (Listenpreis 24,90\u00a0€, Nachlass 4,90\u00a0€)',
  )
  expect(terms).toContain('endet von selbst')
  expect(terms).toContain('Wurde die Bezahlung abgebrochen oder abgelehnt, ist nichts abgebucht')
})

test('a subscription is confirmed with the price of later months and how it ends', () => {
  const terms = orderTerms({ ...order, mode: 'subscription', discountCents: 490, grossCents: 2000 }).join(' ')
  expect(terms).toContain('für jeden weiteren Monat 24,90\u00a0€')
  expect(terms).toContain('jederzeit zum Ende des bezahlten Monats kündigen')
})

test('what costs nothing is not waited for', () => {
  const terms = orderTerms({ ...order, mode: 'payment', discountCents: 2490, grossCents: 0 }).join(' ')
  expect(terms).toContain('Sie müssen nichts bezahlen')
  expect(terms).not.toMatch(/sobald Ihre Zahlung|abgebrochen/)
})
