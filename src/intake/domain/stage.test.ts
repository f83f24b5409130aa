import { expect, test } from 'vitest'
import { STAGES } from '#analysis/domain/stage.ts'
import { stepOf } from './stage.ts'

test('each step tells its place among all, in order', () => {
  const places = (['queued', ...STAGES] as const).map(state => stepOf(state).message.split(':')[0])
  expect(places).toEqual([1, 2, 3, 4, 5, 6, 7].map(place => `Schritt ${place} von 7`))
})

test('a stage that knows how far it is says so in the place of the usual sentence', () => {
  expect(stepOf('reading', 'Texterkennung: 3 von 10 gescannten Seiten')).toEqual({
    title: 'Exposé wird gelesen',
    message: 'Schritt 2 von 7: Texterkennung: 3 von 10 gescannten Seiten',
  })
})
