import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Contradiction, FactKey, Facts, FactValue } from '#extraction/domain/facts.ts'
import type { StatableKey } from '#extraction/domain/given/givable.ts'
import { offerOf } from '#extraction/domain/offer.ts'
import { NOTHING_SIGHTED } from '#extraction/domain/sightings/sightings.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { type ConfirmInput, confirmationsOf } from './confirmations.ts'
import { dealOf } from './mail/mailCase.fixture.ts'

type Values = Partial<Record<FactKey, FactValue>>

const FLAT: Values = {
  kaufpreis: 249_000,
  wohnflaeche: 78,
  objektart: 'Etagenwohnung',
  plz: '04157',
  ort: 'Leipzig',
  baujahr: 1978,
  hausgeldMonat: 310,
  vermietet: false,
  kaeuferprovision: 3.57,
  energieklasse: 'D',
}
const HOUSE: Values = { ...FLAT, objektart: 'Einfamilienhaus', grundstuecksflaeche: 500 }
const BLOCK: Values = { ...HOUSE, objektart: 'Mehrfamilienhaus', vermietet: true, jahresnettokaltmiete: 30_000 }
const PLOT: Values = { kaufpreis: 90_000, objektart: 'Grundstück', plz: '23701', grundstuecksflaeche: 640, kaeuferprovision: 0 } // prettier-ignore

const place = { page: 2, quote: 'Worte der Seite', box: [0, 0, 10, 10] as const }

function asked(values: Values, more: Partial<ConfirmInput> & { sighted?: readonly FactKey[]; facts?: Facts } = {}) {
  const facts = more.facts ?? offerWith(values).facts
  const places = Object.fromEntries((more.sighted ?? []).map(key => [key, [place]]))
  const offer = offerOf(facts, null, { ...NOTHING_SIGHTED, places })
  return confirmationsOf({ offer, stopped: [], contradictions: [], units: 0, day: calendarDate('2026-11-22'), ...more })
}

const keys = (found: readonly { key: StatableKey }[]) => found.map(({ key }) => key)
const without = (values: Values, ...missing: FactKey[]) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !missing.includes(key as FactKey)))
const rival = (key: FactKey, ...values: FactValue[]): Contradiction => {
  return { key, message: '', values: values.map(value => ({ value, evidence: [place] })) }
}
const stop = (key: FactKey, value: FactValue) => {
  return { key, reason: 'Passt nicht.', source: 'x', fact: { value, mentions: 1, evidence: [place], confidence: 0.9 } }
}

test.each<[string, Values]>([
  ['a flat', FLAT],
  ['a house', HOUSE],
  ['a let house', BLOCK],
  ['a plot', PLOT],
])('of %s that says everything nothing is asked', (_, values) => {
  expect(asked(values)).toEqual([])
})

test('what a language model alone has found is asked with its value and place, however little hangs on it', () => {
  const hint = (key: FactKey, value: FactValue | null) => ({ key, value, evidence: place, readings: 1 as const })
  const flat = without(FLAT, 'baujahr')
  expect(asked(flat, { hints: [hint('etagenzahl', 3), hint('baujahr', 1978)] })).toEqual([
    { key: 'baujahr', value: 1978, reason: { kind: 'pointed', page: 2 }, evidence: place },
    { key: 'etagenzahl', value: 3, reason: { kind: 'pointed', page: 2 }, evidence: place },
  ])
  // A place without a value, and what no figure hangs on, are in the chapter on the report's origin alone.
  expect(asked(FLAT, { hints: [hint('etagenzahl', null), hint('balkon', true)] })).toEqual([])
  expect(asked(FLAT, { hints: [hint('kaufpreis', 259_000)] })).toMatchObject([
    { key: 'kaufpreis', value: 249_000, reason: { kind: 'differing', page: 2, other: 259_000 } },
  ])
})

test.each<[string, Values, FactKey[]]>([
  ['the price', without(FLAT, 'kaufpreis'), ['kaufpreis']],
  ['the area of a home', without(FLAT, 'wohnflaeche'), ['wohnflaeche']],
  ['no area of a plot that is built on', without(PLOT, 'grundstuecksflaeche'), ['grundstuecksflaeche']],
  ['the plot of a house', without(HOUSE, 'grundstuecksflaeche'), ['grundstuecksflaeche']],
  ['no plot of a flat', FLAT, []],
  ['the rent of a let flat, by the month', { ...FLAT, vermietet: true }, ['kaltmieteMonat']],
  ['the rent of a let house, by the year', without(BLOCK, 'jahresnettokaltmiete'), ['jahresnettokaltmiete']],
  ['no rent where the other one is known', { ...FLAT, vermietet: true, jahresnettokaltmiete: 9000 }, []],
  ['no rent of a free home', FLAT, []],
  ['the place once', without(FLAT, 'plz', 'ort'), ['plz']],
  ['no PLZ where the place is named', without(FLAT, 'plz'), []],
  ['the Hausgeld of a flat', without(FLAT, 'hausgeldMonat'), ['hausgeldMonat']],
  ['no Hausgeld of a house', without(HOUSE, 'hausgeldMonat'), []],
  ['the Erbbauzins of an Erbbaurecht', { ...HOUSE, erbbaurecht: true }, ['erbbauzinsJahr', 'erbbauRestlaufzeit']],
  ['no commission where the owner sells', { ...without(HOUSE, 'kaeuferprovision'), anbieterArt: 'privat' }, []],
])('of what is missing it asks for %s', (_, values, expected) => {
  expect(keys(asked(values))).toEqual(expected)
})

test('a value that a gate has stopped goes before one that is only missing, and comes with its value and place', () => {
  const [first, second] = asked(without(FLAT, 'wohnflaeche', 'hausgeldMonat'), { stopped: [stop('wohnflaeche', 7.5)] })
  expect(first).toEqual({
    key: 'wohnflaeche',
    value: 7.5,
    reason: { kind: 'stopped', doubt: 'Passt nicht.' },
    evidence: place,
  })
  expect(second).toMatchObject({ key: 'hausgeldMonat', value: null, reason: { kind: 'missing' }, evidence: null })
})

test('a contradiction is asked with the value that is taken, a sighting without one', () => {
  const found = asked(without(FLAT, 'baujahr'), {
    contradictions: [rival('kaufpreis', 249_000, 259_000)],
    sighted: ['baujahr'],
  })
  expect(found).toMatchObject([
    { key: 'kaufpreis', value: 249_000, reason: { kind: 'contradiction' } },
    { key: 'baujahr', value: null, reason: { kind: 'sighted', page: 2 }, evidence: place },
  ])
})

test('what a model points at of the bargain is asked among the others, by how much hangs on it', () => {
  const said = { topic: 'status', value: 'reserviert', outcome: 'hinweis', known: null, evidence: place } as const
  const { facts } = offerWith(without(FLAT, 'wohnflaeche', 'hausgeldMonat'))
  const offer = offerOf(facts, dealOf('bestand', { status: 'unbekannt' }))
  const more = { stopped: [stop('wohnflaeche', 7.5)], bargain: [said] }
  expect(keys(asked({}, { offer, ...more }))).toEqual(['wohnflaeche', 'status', 'hausgeldMonat'])
})

test('never more than five, the most urgent first', () => {
  const found = asked({})
  expect(found).toHaveLength(5)
  expect(keys(found).slice(0, 3)).toEqual(['kaufpreis', 'objektart', 'wohnflaeche'])
})

test('what moves little is asked only when it was read and stopped', () => {
  expect(asked(FLAT, { sighted: ['stellplatzPreis', 'schlafzimmer', 'nutzflaeche'] })).toEqual([])
  expect(keys(asked(FLAT, { stopped: [stop('schlafzimmer', 9)] }))).toEqual(['schlafzimmer'])
})

test('a price list tells price and area of each unit', () => {
  expect(keys(asked(without(FLAT, 'kaufpreis', 'wohnflaeche'), { units: 12 }))).toEqual([])
})

test('what the buyer has stated is settled', () => {
  const { facts } = offerWith(FLAT)
  const confirmed = { ...facts, kaufpreis: facts.kaufpreis && { ...facts.kaufpreis, buyer: 'confirmed' as const } }
  expect(asked({}, { facts: confirmed, contradictions: [rival('kaufpreis', 249_000, 259_000)] })).toEqual([])
})
