import { expect, test } from 'vitest'
import { invoiceFilename, mayWithdraw, paymentStatusText, paymentTitle } from './paymentText.ts'

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

test.each([
  ['paid today', { status: 'paid', withdrawnAt: null, createdAt: '2026-11-23T08:00:00Z' }, true],
  ['paid two weeks ago', { status: 'paid', withdrawnAt: null, createdAt: '2026-11-09T08:00:00Z' }, true],
  ['paid a month ago', { status: 'paid', withdrawnAt: null, createdAt: '2026-10-23T08:00:00Z' }, false],
  ['not paid', { status: 'cancelled', withdrawnAt: null, createdAt: '2026-11-23T08:00:00Z' }, false],
  ['withdrawn', { status: 'paid', withdrawnAt: '2026-11-23T09:00:00Z', createdAt: '2026-11-23T08:00:00Z' }, false],
] as const)('the way to the withdrawal of what was %s is offered: %j', (_, payment, isOffered) => {
  expect(mayWithdraw(payment, new Date('2026-11-23T10:00:00Z'))).toBe(isOffered)
})

test.each([
  [{ package: 'mini', credits: 1, subscription: null }, 'Mini · eine Analyse'],
  [{ package: 'midi', credits: 3, subscription: null }, 'Midi · 3 Analysen'],
  [
    { package: 'bronze', credits: 10, subscription: { active: true, periodEnd: null, cancelledAt: null } },
    'Bronze · 10 Analysen je Monat',
  ],
] as const)('what was bought is named: %j', (payment, title) => {
  expect(paymentTitle(payment)).toBe(title)
})
