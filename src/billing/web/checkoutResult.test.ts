import { expect, test } from 'vitest'
import { afterConfirmation, afterStatus } from './checkoutResult.ts'

test.each([
  [true, 'Bezahlung erfolgreich', 'pending', 'Zahlung wird derzeit verarbeitet.'],
  [null, '', 'pending', 'Zahlung wird derzeit verarbeitet.'],
  [null, 'Ihre Bank prüft.', 'pending', 'Ihre Bank prüft.'],
  [false, '', 'error', 'Die Zahlung konnte nicht bestätigt werden.'],
  [false, 'Abgelehnt.', 'error', 'Abgelehnt.'],
] as const)('[2.13.2] confirmed with ok %s and "%s" it is %s', (ok, message, status, shown) => {
  expect(afterConfirmation({ ok, message })).toEqual({ status, message: shown })
})

const pending = { status: 'pending', message: 'Zahlung wird derzeit verarbeitet.' } as const

test.each([
  ['paid', 'success'],
  ['pending', 'pending'],
  ['refunded', 'pending'],
  ['failed', 'error'],
  ['cancelled', 'error'],
  ['expired', 'error'],
] as const)('[2.13.2] while it is pending, the status %s makes it %s', (status, shown) => {
  expect(afterStatus({ status }, pending).status).toBe(shown)
})
