import { expect, test } from 'vitest'
import { offerOf } from '#extraction/domain/offer.ts'
import type { Sightings } from '#extraction/domain/sightings/sightings.ts'
import { questionOf } from './catalogue.ts'
import { factsOf } from './offered.fixture.ts'
import { openAnswer } from './openAnswer.ts'

const HAUSGELD = questionOf('weg-hausgeld')
const PLACE = { page: 3, quote: 'monatlich 287,40 Euro', box: [10, 10, 90, 20] } as const

function answered(sightings: Sightings) {
  const offer = offerOf(factsOf({}), null, sightings)
  return openAnswer(HAUSGELD, HAUSGELD.todo, offer)
}

test('the exposé is called silent only where nothing was sighted and every page was read', () => {
  expect(answered({ places: {}, unreadPages: [], doubts: {} })).toMatchObject({
    state: 'nicht im Exposé',
    todo: HAUSGELD.todo,
  })
})

test('what was sighted is told with its place, and the seller is asked to confirm it', () => {
  const { state, answer, evidence, todo } = answered({
    places: { hausgeldMonat: [PLACE] },
    unreadPages: [],
    doubts: {},
  })
  expect(state).toBe('unsicher')
  expect(answer).toBe('Steht evtl. auf Seite 3, nicht sicher gelesen.')
  expect(evidence).toEqual([PLACE])
  expect(todo.ask).toBe(`Bitte bestätigen Sie die Angabe auf Seite 3 Ihres Exposés: ${HAUSGELD.todo.ask}`)
})

test('a page that could not be read may hold the answer', () => {
  const { state, answer, todo } = answered({ places: {}, unreadPages: [2], doubts: {} })
  expect(state).toBe('unsicher')
  expect(answer).toBe('Nicht gefunden; Seite 2 ließ sich nicht lesen.')
  expect(todo).toEqual(HAUSGELD.todo)
})

test('why a value is not used is told to the buyer and not to the seller', () => {
  const doubts = { hausgeldMonat: 'Das Hausgeld ergäbe 56 €/m² im Monat.' }
  const { answer, todo } = answered({ places: { hausgeldMonat: [PLACE] }, unreadPages: [], doubts })
  expect(answer).toBe('Steht evtl. auf Seite 3, nicht sicher gelesen. Das Hausgeld ergäbe 56 €/m² im Monat.')
  expect(todo.ask).not.toContain('56')
})
