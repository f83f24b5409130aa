import { expect, test } from 'vitest'
import { NetworkFailure, RefusedCall } from '#contract/client.ts'
import { orderFault } from './orderFault.ts'

test.each([
  ['the server says why', new RefusedCall({ code: 'billing.promo', message: 'Abgelaufen.' }, 409), 'Abgelaufen.'],
  [
    'it refuses without a word',
    new RefusedCall({ code: 'x', message: '' }, 500),
    'Fehler beim Anlegen der Zahlungs-Session',
  ],
  ['a proxy answers', new NetworkFailure('status 502', 502), 'Fehler beim Anlegen der Zahlungs-Session'],
  ['nothing answers', new NetworkFailure('not reached'), 'Netzwerkfehler oder Server nicht erreichbar'],
  ['something else comes back', new NetworkFailure('unexpected answer', 200), 'Unbekannter Fehler.'],
  ['anything else', new TypeError('x is not a function'), 'Fehler beim Bezahlvorgang.'],
])('[8.4] %s', (_, error, sentence) => {
  expect(orderFault(error)).toBe(sentence)
})
