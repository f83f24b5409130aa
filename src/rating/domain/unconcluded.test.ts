import { expect, test } from 'vitest'
import type { Evidence } from '#kernel/evidence.ts'
import { offerOf } from '#extraction/domain/offer.ts'
import type { Reservation } from '#extraction/domain/sightings/reservations.ts'
import { NOTHING_SIGHTED } from '#extraction/domain/sightings/sightings.ts'
import type { Answer } from '#questions/domain/answer.ts'
import { factsOf } from '#questions/domain/offered.fixture.ts'
import { unconcluded } from './unconcluded.ts'

const said = (quote: string): Evidence => ({ page: 1, quote, box: [0, 0, 9, 9] })
const reservation = (quote: string, weight = 5): Reservation => ({
  evidence: said(quote),
  weight,
  topics: [],
  bindings: [],
  namesCost: false,
  gravity: 0,
})

const WATER = reservation('Im Keller steht im Frühjahr ein bisschen Wasser.')
const PLAN = reservation('Vom Kreis ist auf den Plan nie etwas zurückgekommen.', 7)

function answer(evidence: readonly Evidence[], more: Partial<Answer> = {}): Answer {
  const named = { id: 'keller', group: 'Objekt & Eckdaten', question: 'Gibt es einen Keller?', answer: 'Ja' } as const
  const judged = { ratingGroup: null, weight: 1, knockout: false, core: false, state: 'belegt', light: 'grün' } as const
  return { ...named, ...judged, inputs: [], evidence, ...more }
}

function left(reservations: readonly Reservation[], asked: readonly Answer[]) {
  const offer = offerOf(factsOf({}), null, { ...NOTHING_SIGHTED, reservations })
  return unconcluded({ offer, asked, plannedWorks: [], priceCut: null })
}

test('what nothing cites is left for the buyer to read, the weightiest first', () => {
  expect(left([WATER, PLAN], [])).toEqual([
    { evidence: PLAN.evidence, ids: [], binds: false, isConsequence: false, sums: [] },
    { evidence: WATER.evidence, ids: [], binds: false, isConsequence: false, sums: [] },
  ])
})

test('a sentence from which a finding follows is not, whatever part of it is quoted', () => {
  const finding = answer([said('ein bisschen Wasser')], { id: 'keller-feuchte', light: 'gelb' })
  expect(left([WATER], [finding])).toEqual([])
  expect(
    left([WATER], [answer([said('Im Keller')], { id: 'keller-feuchte', state: 'unsicher', light: null })]),
  ).toEqual([])
})

test('one that decides the verdict is none that nothing was concluded from', () => {
  const offer = offerOf(factsOf({}), null, { ...NOTHING_SIGHTED, reservations: [WATER, PLAN] })
  const points = [{ id: 'anbau-ausbau-genehmigt', sentence: 'Vor allem.', change: null, evidence: [said('nie etwas zurückgekommen')] }] // prettier-ignore
  const found = unconcluded({ offer, asked: [], plannedWorks: [], priceCut: null, verdict: { points } })
  expect(found.map(({ evidence }) => evidence)).toEqual([WATER.evidence])
})

test.each<[string, object, number]>([
  ['stays with a right of its own', { retained: {} }, 0],
  ['stays without one', {}, 1],
])('that the seller %s', (_, more, count) => {
  const deal = { type: { value: 'bestand' }, overlays: [], parts: [], ...more } as unknown as Parameters<
    typeof offerOf
  >[1]
  const stays = { ...WATER, weight: 0, bindings: [{ of: 'inside', words: 'wohnen bleiben' }] as const }
  const offer = offerOf(factsOf({}), deal, { ...NOTHING_SIGHTED, reservations: [stays] })
  expect(unconcluded({ offer, asked: [], plannedWorks: [], priceCut: null })).toHaveLength(count)
})

test('one that is cited for what it also says stays where it is marked plainly', () => {
  expect(left([WATER], [answer([said('Keller')])])).toHaveLength(1)
  const read = answer([said('Frühjahr')], { id: 'verfuegbar-ab' })
  expect(left([WATER], [read])).toHaveLength(1)
  expect(left([{ ...WATER, weight: 3 }], [read])).toEqual([])
})

test('one that may answer a question comes first, with the question', () => {
  const open = answer([WATER.evidence], { id: 'keller-feuchte', state: 'unsicher', light: null })
  expect(left([PLAN, WATER], [open])[0]).toEqual({
    evidence: WATER.evidence,
    ids: ['keller-feuchte'],
    binds: false,
    isConsequence: false,
    sums: [],
  })
})

test('what binds the buyer comes first, and is told only by a finding whose quote holds the words that do', () => {
  const quit: Reservation = {
    ...reservation('Der Vertrag läuft bis 2028, wobei die Mieterin sich ausbedungen hat, früher zu gehen.', 3),
    bindings: [{ of: 'others', words: 'ausbedungen' }],
  }
  const cut = answer([said('Der Vertrag läuft bis 2028')], { id: 'mietvertrag', light: 'gelb' })
  const whole = answer([quit.evidence], { id: 'mietvertrag', light: 'gelb' })
  expect(left([PLAN, quit], [cut])).toMatchObject([{ evidence: quit.evidence, binds: true }, { binds: false }])
  expect(left([quit], [{ ...whole, evidence: [said(quit.evidence.quote)] }])).toEqual([])
})

test('a damage is told by a finding of damages alone', () => {
  const roof: Reservation = {
    ...reservation('Die Wohnung steht leer, seit Wasser eingedrungen ist.', 3),
    bindings: [{ of: 'damage', words: 'eingedrungen' }],
  }
  const empty = answer([said(roof.evidence.quote)], { id: 'vermietet', light: 'gelb' })
  const damp = answer([said(roof.evidence.quote)], { id: 'keller-feuchte', light: 'gelb' })
  expect(left([roof], [empty])).toMatchObject([{ binds: true }])
  expect(left([roof], [damp])).toEqual([])
})

test('sums of money are told with what they are worth, as the sentence writes them', () => {
  const redeemed = reservation('Der Erwerber löst sie für 18 T€ ab, dazu kommen 1,2 Mio. Euro und 40 m².')
  expect(left([redeemed], [])[0]?.sums).toEqual([
    { text: '18 T€', euro: 18_000 },
    { text: '1,2 Mio. Euro', euro: 1_200_000 },
  ])
})

test('grave words bind whatever they say, until a finding quotes something of their sentence', () => {
  const grave = { ...WATER, gravity: 2 }
  expect(left([PLAN, grave], []).map(({ evidence, binds }) => [evidence, binds])).toEqual([
    [WATER.evidence, true],
    [PLAN.evidence, false],
  ])
  expect(left([grave], [answer([said('Im Keller')])])).toMatchObject([{ binds: true, isConsequence: false }])
  expect(left([grave], [answer([said('Im Keller')], { id: 'keller-feuchte', light: 'gelb' })])).toEqual([])
  expect(left([grave], [answer([said('Im Keller')], { state: 'unsicher', light: null })])).toMatchObject([
    { binds: true },
  ])
})
