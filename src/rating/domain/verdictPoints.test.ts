import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { Evidence } from '#kernel/evidence.ts'
import type { JudgedAnswer } from './judged.ts'
import type { VerdictGrounds } from './verdict.ts'
import { SOUND, WORTH } from './verdict.fixture.ts'
import { pointsOf } from './verdictPoints.ts'
import { rightsFirst } from './withoutFigure.ts'

const found = (id: JudgedAnswer['id'], light: 'gelb' | 'rot', quote: string): JudgedAnswer => {
  const evidence: Evidence[] = [{ page: 1, quote, box: [0, 0, 1, 1] }]
  return { id, light, evidence, group: 'Zustand & Substanz', ratingGroup: 'Zustand', question: '?', weight: 5, knockout: false, core: true, state: 'belegt', answer: 'ja', inputs: [] } // prettier-ignore
}
const open = (id: string, amount: number) => ({ id, label: `${id} nicht bekannt`, change: euro(amount) })
const POOR = found('zustand', 'gelb', 'sanierungsbedürftig')
const BACKLOG = found('instandhaltungsstau', 'gelb', 'sanierungsbedürftig')
const ROOF = found('dach', 'rot', 'Asbestzementplatten')
const ASBESTOS = found('schadstoffe', 'rot', 'Asbestzementplatten')
const FEE = found('weg-hausgeld', 'gelb', 'Hausgeld 620')
const DAMP = found('keller-feuchte', 'rot', 'feucht')
const POINT = { id: 'keller-feuchte', sentence: 'Feuchtigkeit am Objekt.', change: null }
const COST = { id: 'arbeiten-ohne-preis', sentence: 'Ohne Preis: Feuchte. Wir rechnen mit 10.000 €.', change: euro(10_000), ofFinding: 'keller-feuchte' } as const // prettier-ignore

test('the point of a damage ends with what mending it costs', () => {
  const [point] = pointsOf({ ...SOUND, first: [POINT], counted: [COST] })
  expect(point).toMatchObject({ sentence: 'Feuchtigkeit am Objekt. Wir rechnen mit 10.000 €.', change: euro(10_000) })
})

test.each<[string, Partial<VerdictGrounds>, string[]]>([
  ['one sentence of the exposé is one point', { heavy: [POOR, BACKLOG, FEE] }, ['zustand', 'weg-hausgeld']],
  ['of two matters it is two', { heavy: [POOR, { ...FEE, evidence: POOR.evidence }] }, ['zustand', 'weg-hausgeld']],
  ['a roof of asbestos cement is one point', { heavy: [ROOF, ASBESTOS, FEE] }, ['dach', 'weg-hausgeld']],
  ['a leaking roof and asbestos in the floor are two', { heavy: [ROOF, { ...ASBESTOS, evidence: DAMP.evidence }] }, ['dach', 'schadstoffe']],
  ['two sentences are two', { heavy: [POOR, { ...BACKLOG, evidence: FEE.evidence }] }, ['zustand', 'instandhaltungsstau']],
  ['what may cost a fifth goes before what may cost a tenth', { heavy: [FEE, DAMP] }, ['keller-feuchte', 'weg-hausgeld']],
  ['works of 90.000 € go before both', { heavy: [FEE, DAMP, POOR], works: euro(90_000) }, ['zustand', 'keller-feuchte', 'weg-hausgeld']],
  ['among equal money the catalogue’s order stays', { heavy: [FEE, POOR], works: euro(4_000) }, ['weg-hausgeld', 'zustand']],
  ['open statements by their euros', { worth: { ...WORTH, open: [open('energieklasse', 5_000), open('baujahr', 12_000)] } }, ['baujahr', 'energieklasse']],
  ['a figure of the certificate and its class are one point', { heavy: [found('energiekennwert', 'rot', '289'), found('energieklasse', 'rot', 'H'), FEE] }, ['weg-hausgeld', 'energiekennwert']],
  ['a damage and what mending it costs are one point', { first: [POINT], counted: [COST] }, ['keller-feuchte']],
  ['of a damage that is no point the cost is one', { counted: [COST] }, ['arbeiten-ohne-preis']],
  ['what lies between two outcomes goes before them', { heavy: [FEE], counted: [{ id: 'vermietet', sentence: '', change: euro(70_000) }] }, ['vermietet', 'weg-hausgeld']],
])('%s', (_name, grounds, ids) => {
  expect(pointsOf({ ...SOUND, ...grounds }).map(({ id }) => id)).toEqual(ids)
}) // prettier-ignore

test('the sum of few works says which they are, that the quote beside it is not taken for their reason', () => {
  const said = (worksOn: readonly string[]) =>
    pointsOf({ ...SOUND, heavy: [BACKLOG], works: euro(35_250), worksOn })[0]?.sentence
  expect(said(['Heizung'])).toContain('35.250\u00a0€ für Heizung; was sonst genannt ist, hat noch keinen Preis.')
  expect(said(['Dach', 'Heizung', 'Bad', 'Fenster'])).toContain('Gerechnet sind 35.250\u00a0€ Arbeiten.')
})

test('a roof that leaks is told with what the exposé says its works cost', () => {
  const [point] = pointsOf({ ...SOUND, heavy: [ROOF], roofOffer: euro(31_400) })
  expect(point).toMatchObject({ id: 'dach', change: euro(31_400) })
  expect(point?.sentence).toContain('31.400\u00a0€')
})

test('works that are in the value of the expert already are not reckoned beside it', () => {
  const answer = 'Instandhaltungsstau – im Wert des Gutachtens schon abgezogen'
  const [point] = pointsOf({ ...SOUND, heavy: [{ ...BACKLOG, answer }], works: euro(35_250) })
  expect(point?.sentence).not.toContain('Gerechnet')
  expect(point?.change).toBeNull()
})

test('who has a right to live there comes before damp, and all others stay in their order', () => {
  const right = { id: 'wohnrecht-niessbrauch', sentence: 'Nießbrauch', change: null }
  const term = { id: 'zwangsversteigerung', sentence: 'Termin', change: null }
  expect(rightsFirst([POINT, term, right])).toEqual([right, POINT, term])
})

test('a flat that nobody can leave in a fire comes before damp', () => {
  const shut = { id: 'anbau-ausbau-genehmigt', sentence: 'Kein zweiter Rettungsweg', change: null, endangers: true } as const // prettier-ignore
  expect(rightsFirst([POINT, shut])).toEqual([shut, POINT])
})
