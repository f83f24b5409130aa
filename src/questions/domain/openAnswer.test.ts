import { expect, test } from 'vitest'
import { offerOf } from '#extraction/domain/offer.ts'
import { NOTHING_SIGHTED, type Sightings } from '#extraction/domain/sightings/sightings.ts'
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
  expect(answered({ places: {}, spoken: {}, reservations: [], unreadPages: [], doubts: {} })).toMatchObject({
    state: 'nicht im Exposé',
    todo: HAUSGELD.todo,
  })
})

test('what was sighted is told with its place, and the seller is asked to confirm it', () => {
  const { state, answer, evidence, todo } = answered({
    places: { hausgeldMonat: [PLACE] },
    spoken: {},
    reservations: [],
    unreadPages: [],
    doubts: {},
  })
  expect(state).toBe('unsicher')
  expect(answer).toBe('Das Exposé sagt: „monatlich 287,40 Euro“ (Seite\u00a03).')
  expect(evidence).toEqual([PLACE])
  expect(todo.ask).toBe(`Bitte bestätigen Sie die Angabe auf Seite 3 Ihres Exposés: ${HAUSGELD.todo.ask}`)
})

test('a page that could not be read may hold the answer', () => {
  const { state, answer, todo } = answered({ places: {}, spoken: {}, reservations: [], unreadPages: [2], doubts: {} })
  expect(state).toBe('unsicher')
  expect(answer).toBe('Nicht gefunden; Seite 2 ließ sich nicht lesen.')
  expect(todo).toEqual(HAUSGELD.todo)
})

test('why a value is not used is told to the buyer and not to the seller', () => {
  const doubts = { hausgeldMonat: 'Das Hausgeld ergäbe 56 €/m² im Monat.' }
  const { answer, todo } = answered({
    places: { hausgeldMonat: [PLACE] },
    spoken: {},
    reservations: [],
    unreadPages: [],
    doubts,
  })
  expect(answer).toBe('Steht evtl. auf Seite 3, nicht sicher gelesen. Das Hausgeld ergäbe 56 €/m² im Monat.')
  expect(todo.ask).not.toContain('56')
})

test('where the exposé speaks of the topic it is not called silent, and the seller is asked about it', () => {
  const damp = questionOf('keller-feuchte')
  const silent = { places: {}, spoken: {}, reservations: [], unreadPages: [], doubts: {} }
  const offer = (sightings: Sightings) => offerOf(factsOf({}), null, sightings)
  expect(openAnswer(damp, damp.todo, offer(silent)).state).toBe('nicht im Exposé')
  const told = openAnswer(damp, damp.todo, offer({ ...silent, spoken: { feuchte: [PLACE] } }))
  expect(told).toMatchObject({ state: 'unsicher', evidence: [PLACE] })
  expect(told.todo.ask).toBe(`Zu Seite 3 Ihres Exposés: ${damp.todo.ask}`)
})

test('a sentence that may be about the topic is shown, and the exposé is not called silent', () => {
  const damp = questionOf('keller-feuchte')
  const evidence = { page: 2, quote: 'Nach langem Regen holen wir unten den Aufnehmer.', box: [1, 1, 9, 2] as const }
  const sightings = {
    ...NOTHING_SIGHTED,
    reservations: [{ evidence, weight: 4, topics: ['feuchte'] as const, bindings: [], namesCost: false, gravity: 0 }],
  }
  const told = openAnswer(damp, damp.todo, offerOf(factsOf({}), null, sightings))
  expect(told).toMatchObject({ state: 'unsicher', evidence: [evidence] })
  expect(told.answer).toBe(
    'Steht vielleicht in diesem Satz: „Nach langem Regen holen wir unten den Aufnehmer.“ (Seite\u00a02).',
  )
  expect(told.todo.ask).toBe(`Zu Seite 2 Ihres Exposés: ${damp.todo.ask}`)
  const roof = questionOf('statik-setzung')
  expect(openAnswer(roof, roof.todo, offerOf(factsOf({}), null, sightings)).state).toBe('nicht im Exposé')
})

test('the words of a topic as a whole answer no question on one of its subjects', () => {
  const bombs = questionOf('kampfmittel')
  const sightings = { places: {}, spoken: { altlasten: [PLACE] }, reservations: [], unreadPages: [], doubts: {} }
  expect(openAnswer(bombs, bombs.todo, offerOf(factsOf({}), null, sightings)).state).toBe('nicht im Exposé')
})

test('where a price may stand, nothing may stand on an auction', () => {
  const auction = questionOf('zwangsversteigerung')
  const sightings = { places: { kaufpreis: [PLACE] }, spoken: {}, reservations: [], unreadPages: [], doubts: {} }
  const offer = offerOf(factsOf({}), null, sightings)
  expect(openAnswer(auction, auction.todo, offer).state).toBe('nicht im Exposé')
  expect(openAnswer(questionOf('kaufpreis'), auction.todo, offer).state).toBe('unsicher')
})

test('a fee that is asked without its height is not called missing, and what the seller pays of it tells nothing', () => {
  const fee = questionOf('kaeuferprovision')
  const said = (spoken: Sightings['spoken']) =>
    openAnswer(fee, fee.todo, offerOf(factsOf({}), null, { ...NOTHING_SIGHTED, spoken })).state
  expect(said({ provisionVerlangt: [PLACE] })).toBe('unsicher')
  expect(said({ provisionVerkaeufer: [PLACE] })).toBe('nicht im Exposé')
})
