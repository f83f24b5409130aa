import { expect, test } from 'vitest'
import { euro, type Money } from '#kernel/money.ts'
import { limitStep, type LimitSteps } from '#valuation/domain/limitSteps.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { limitBlocks } from './limitBlocks.ts'

const STEPS: LimitSteps = {
  candidates: [
    { limit: 'schaetzung', steps: [limitStep('Schätzung', 'Mitte 166.000 € + 9 %', euro(180_940))] },
    {
      limit: 'ertrag',
      steps: [
        limitStep('Miete eines Jahres', 'Angabe im Exposé', euro(7_884)),
        limitStep('So viele Jahresmieten trägt der Preis', '7.884 € × 22,6', euro(178_178)),
      ],
    },
  ],
  further: [limitStep('abgerundet', '178.178 €, auf volle 1.000 € abgerundet', euro(178_000))],
}
const WORTH: Worth = {
  ceiling: euro(178_000),
  limitedBy: 'ertrag',
  steps: STEPS,
  afterWorks: null,
  untouched: null,
  unnamed: null,
  prudent: euro(178_000),
  best: euro(178_000),
  open: [],
}
const rowsOf = (worth: Worth | null, limit: Money | null = null) =>
  limitBlocks({ worth, verdict: { limit } }).flatMap(one => (one.kind === 'table' ? one.rows : []))

test('all candidates are shown with their way, which of them binds, and how the limit follows', () => {
  expect(rowsOf(WORTH)).toEqual([
    ['a) Schätzung', 'Mitte 166.000 € + 9 %', '180.940'],
    ['b) Miete eines Jahres', 'Angabe im Exposé', '7.884'],
    ['b) So viele Jahresmieten trägt der Preis', '7.884 € × 22,6', '178.178'],
    ['Am kleinsten: b)', '', '178.178'],
    ['Unsere Grenze', '178.178 €, auf volle 1.000 € abgerundet', '178.000'],
  ])
})

test('a single way needs no letter, and where no limit is named none is derived', () => {
  const alone = { ...WORTH, steps: { ...STEPS, candidates: STEPS.candidates.slice(0, 1) } }
  expect(rowsOf(alone).map(([label]) => label)).toEqual(['Schätzung', 'Unsere Grenze'])
  expect(limitBlocks({ worth: null, verdict: { limit: null } })).toEqual([])
})

test('where less is asked than is right at most, what is asked is the limit', () => {
  expect(rowsOf(WORTH, euro(160_000)).slice(-2)).toEqual([
    ['Höchster richtiger Preis', '178.178 €, auf volle 1.000 € abgerundet', '178.000'],
    ['Unsere Grenze: nicht mehr als gefordert', '', '160.000'],
  ])
})

test('what is open and heavy lowers it by a way of its own', () => {
  const heldBack = limitStep('Unsere Grenze, bis das Schwere geklärt ist', '178.000 € × (1 − 50 % × 20 %), abgerundet', euro(160_000)) // prettier-ignore
  const [table] = limitBlocks({ worth: WORTH, verdict: { limit: euro(160_000), heldBack } }).flatMap(one => (one.kind === 'table' ? [one] : [])) // prettier-ignore
  expect(table?.rows.slice(-2)).toEqual([
    ['Höchster richtiger Preis', '178.178 €, auf volle 1.000 € abgerundet', '178.000'],
    ['Unsere Grenze, bis das Schwere geklärt ist', '178.000 € × (1 − 50 % × 20 %), abgerundet', '160.000'],
  ])
})

test('a decided levy lowers it by its own way, not by what is asked', () => {
  const lessLevy = limitStep('Unsere Grenze, weil die Sonderumlage vom Preis herunter muss', '170.000 € − 9.000 € Sonderumlage, abgerundet', euro(161_000)) // prettier-ignore
  const rows = limitBlocks({ worth: WORTH, verdict: { limit: euro(161_000), lessLevy } }).flatMap(one => (one.kind === 'table' ? one.rows : [])) // prettier-ignore
  expect(rows.at(-1)).toEqual([lessLevy.label, lessLevy.formula, '161.000'])
})

test('a last step that is not the limit stands before it', () => {
  const further = [limitStep('Stellplatz', 'Angabe im Exposé', euro(9_000))]
  expect(rowsOf({ ...WORTH, steps: { ...STEPS, further } }).slice(-2)).toEqual([
    ['Stellplatz', 'Angabe im Exposé', '9.000'],
    ['Unsere Grenze', '', '178.000'],
  ])
})

test('what it sinks to if nothing was renewed has its own way', () => {
  const steps = [limitStep('Wert nach den Arbeiten weniger deren Kosten', '396.100 € − 150.866 €', euro(245_234))]
  const untouched = { renovated: euro(396_100), works: euro(150_866), are: 'byAge', right: euro(245_000), asItStands: false, onVacancy: false, steps } as const // prettier-ignore
  expect(rowsOf({ ...WORTH, untouched }).slice(-2)).toEqual([
    ['Wert nach den Arbeiten weniger deren Kosten', '396.100 € − 150.866 €', '245.234'],
    ['Grenze, abgerundet', '', '245.000'],
  ])
})
