import { expect, test } from 'vitest'
import { invoiceFilename, paymentStatusText } from './paymentText.ts'

test.each([
  ['Rechnung_RE-2026-0001.pdf', 'Rechnung_RE-2026-0001.pdf'],
  [null, 'Rechnung_42.pdf'],
])('[3.5] an invoice that the server names %j is saved as %s', (named, saved) => {
  expect(invoiceFilename('42', named)).toBe(saved)
})

test('[3.5] a payment says what became of it', () => {
  expect(paymentStatusText({ status: 'paid', withdrawnAt: null })).toBe('Bezahlt')
  expect(paymentStatusText({ status: 'refunded', withdrawnAt: '2026-11-22T10:00:00Z' })).toBe('Widerrufen · Erstattet')
})
