import { expect, test } from 'vitest'
import { outcomeOf } from './uploadOutcome.ts'

const json = (value: unknown, status = 200) => ({ status, text: JSON.stringify(value) })
const TOO_LARGE =
  'Die Gesamtgröße deiner Datei(en) überschreitet das erlaubte Limit. Bitte kleinere oder weniger Dateien wählen.'

test.each([
  ['no answer', null, 'Netzwerkfehler beim Upload'],
  ['413 of ours', json({ code: 'intake.tooLarge', message: 'x' }, 413), TOO_LARGE],
  ['413 of a proxy', { status: 413, text: '<html>' }, TOO_LARGE],
  ['a message', json({ code: 'intake.storageFull', message: 'Voll.' }, 507), 'Voll.'],
  ['an error only', json({ error: 'Kaputt.' }, 500), 'Kaputt.'],
  ['an empty message', json({ message: '', error: 'Kaputt.' }, 500), 'Kaputt.'],
  ['neither', json({}, 500), 'Fehler beim Hochladen.'],
  ['a page instead of JSON', { status: 502, text: '<html>' }, 'Fehler beim Hochladen.'],
  ['an empty list', json([]), 'Fehler beim Hochladen.'],
  ['a list of something else', json([{ a: 1 }]), 'Fehler beim Hochladen.'],
  ['success with an error inside', json({ error: 'Doch nicht.' }), 'Doch nicht.'],
])('[8.2] %s', (_, received, message) => {
  expect(outcomeOf(received)).toEqual({ kind: 'failed', message, isSignedOut: false })
})

test('a session that has ended is told apart', () => {
  expect(outcomeOf(json({ code: 'general.notSignedIn', message: 'Bitte loggen Sie sich ein.' }, 401))).toMatchObject({
    isSignedOut: true,
  })
})

test('all taken is done', () => {
  expect(outcomeOf(json([{ filename: 'a.pdf', jobId: '1' }]))).toEqual({ kind: 'done', first: null })
})

test('[8.2] some taken: the others with reason and place, known ones apart', () => {
  const items = [
    { filename: 'a.pdf', error: 'Kein PDF.', code: 'reading.kein-pdf' },
    { filename: 'b.pdf', jobId: '1' },
    { filename: 'c.pdf', error: 'Schon da.', code: 'intake.known' },
  ]
  expect(outcomeOf(json(items))).toEqual({
    kind: 'partial',
    taken: 1,
    refused: [
      { filename: 'a.pdf', error: 'Kein PDF.', isKnown: false, needsConsent: false, index: 0 },
      { filename: 'c.pdf', error: 'Schon da.', isKnown: true, needsConsent: false, index: 2 },
    ],
  })
})

test('what waits for consent to an early start is told apart', () => {
  const items = [{ filename: 'a.pdf', error: 'Noch in der Widerrufsfrist.', code: 'intake.consent' }]
  expect(outcomeOf(json(items))).toMatchObject({ refused: [{ needsConsent: true, isKnown: false }] })
})
