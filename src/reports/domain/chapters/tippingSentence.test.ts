import { expect, test } from 'vitest'
import { tippingSentences } from './tippingSentence.ts'

const said = (...texts: readonly string[]) => tippingSentences(texts.map(sentence => ({ sentence })))

test('a reason for which no price helps is told once', () => {
  const reason = 'Das Erbbaurecht läuft noch 31 Jahre.'
  expect(said(`Kein Preis macht die Ampel grün. ${reason}`, `Kein Preis macht die Ampel gelb. ${reason}`)).toEqual([
    `Kein Preis macht die Ampel grün oder gelb. ${reason}`,
  ])
})

test('points that differ are told one by one', () => {
  expect(said('Kein Preis macht die Ampel grün. A.', 'Kein Preis macht die Ampel gelb. B.')).toHaveLength(2)
  expect(said('Grün bis 228.000 €', 'Mindestens gelb bis 300.000 €')).toEqual([
    'Die Ampel ist grün bis 228.000 €.',
    'Die Ampel ist mindestens gelb bis 300.000 €.',
  ])
})
