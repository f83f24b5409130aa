import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Deal, Part } from '#extraction/domain/deal/deal.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { CostSubject } from '#extraction/domain/statements/costSubject.ts'
import { unpricedWorks } from './unpricedWorks.ts'

const day = calendarDate('2026-11-27')
const scope = { time: 'now', stance: 'asserted', bearer: 'offer', year: null, word: null } as const
const quoted = (quote: string) => ({ page: 1, quote, box: [0, 0, 1, 1] }) as const

function damp(quote: string, more: Partial<Remark> = {}): Remark {
  return { topic: 'feuchte', rule: 'feuchte', tone: 'gefahr', certainty: 'stated', scope, meaning: '', year: null, evidence: quoted(quote), ...more } // prettier-ignore
}

function dealOf(parts: readonly Partial<Part>[] = [], type = 'bestand'): Deal {
  return { type: { value: type }, parts } as unknown as Deal
}

const flat = (name: string, remark: string | null, isLet = false): Partial<Part> => {
  return { name, kind: 'wohnung', areaM2: 50, let: isLet, ...(remark !== null && { remark: quoted(remark) }) }
}

const namesOf = (remarks: readonly Remark[], deal: Deal, priced: readonly CostSubject[] = []) =>
  unpricedWorks(
    remarks,
    deal,
    priced.map(subject => ({ subject })),
    day,
  ).map(({ guess, amount }) => `${guess?.name ?? ''} ${amount}`)

test.each<[what: string, remarks: readonly Remark[], deal: Deal, priced: readonly CostSubject[], works: string[]]>([
  ['damp without a price', [damp('Der Keller ist feucht.')], dealOf(), [], ['Feuchte beseitigen 10000']],
  ['a crack', [damp('Riss im Giebel', { topic: 'statik', tone: 'warnung' })], dealOf(), [], ['Risse und Tragwerk 15000']], // prettier-ignore
  ['rust with its price', [damp('Abplatzungen, 46.500 € angeboten', { topic: 'statik', rule: 'beton-schaden-beziffert', tone: 'warnung' })], dealOf(), ['balkon'], []], // prettier-ignore
  ['rot', [damp('Hausschwamm', { topic: 'schaedlinge' })], dealOf(), [], ['Holzschäden beseitigen 20000']],
  ['damp with a price', [damp('Feuchte, Angebot 8.000 €')], dealOf(), ['feuchte'], []],
  ['damp that a priced roof lets in', [damp('Das Flachdach ließ Wasser durch, die Decke ist durchfeuchtet.')], dealOf(), ['dach'], []], // prettier-ignore
  ['a damp cellar beside it', [damp('Der Keller unter dem Flachdach ist feucht.')], dealOf(), ['dach'], ['Feuchte beseitigen 10000']], // prettier-ignore
  ['a sum for all works', [damp('Feuchte')], dealOf(), ['ganzes'], []],
  ['a vaulted cellar', [damp('Der Gewölbekeller war immer etwas feucht.')], dealOf(), [], []],
  ['no damp', [damp('keine Feuchte', { certainty: 'denied' })], dealOf(), [], []],
  ['the barn', [damp('Scheune feucht', { part: { kind: 'nebengebaeude', name: 'Scheune' } })], dealOf(), [], []],
  ['a court sells', [damp('Der Keller ist feucht.')], dealOf([], 'zwangsversteigerung'), [], []],
  ['an unfinished flat', [], dealOf([flat('WE 3', 'Bad und Elektrik unfertig'), flat('WE 4', null)]), [], ['WE 3 herrichten 25500']], // prettier-ignore
  ['a worn flat without trades', [], dealOf([flat('WE 3', 'renovierungsbedürftig'), flat('WE 4', null)]), [], ['WE 3 herrichten 24000']], // prettier-ignore
  ['an empty flat without a bath', [], dealOf([flat('WE 2', 'leer seit 2024, Bad zurückgebaut'), flat('WE 4', null)]), [], ['WE 2 herrichten 20000']], // prettier-ignore
  [
    'a gutted flat',
    [],
    dealOf([flat('WE 7', 'nach Brand entkernt'), flat('WE 4', null)]),
    [],
    ['WE 7 herrichten 60000'],
  ],
  ['a shell under the roof', [], dealOf([flat('WE 9', 'Rohbau, Elektrik fehlt'), flat('WE 4', null)]), [], ['WE 9 herrichten 60000']], // prettier-ignore
  ['gutted once, and made anew', [], dealOf([flat('WE 9', '2019 entkernt und neu ausgebaut'), flat('WE 4', null)]), [], []], // prettier-ignore
  [
    'the bath alone',
    [],
    dealOf([flat('WE 9', 'leer, Rohbauzustand Bad'), flat('WE 4', null)]),
    [],
    ['WE 9 herrichten 20000'],
  ],
  ['rot that is treated', [damp('Schwamm 2013 behandelt', { topic: 'schaedlinge', tone: 'warnung', settled: true })], dealOf(), [], []], // prettier-ignore
  ['an empty flat whose works the text calls for', [damp('Elektrik und Bad sollten dabei gemacht werden', { topic: 'elektrik', rule: 'elektrik-faellig', tone: 'hinweis', part: { kind: 'einheit', name: 'WE 3' } })], dealOf([flat('WE 3, 2. OG', null), flat('WE 4', null)]), [], ['WE 3, 2. OG herrichten 25500']], // prettier-ignore
  ['the same of one that is let', [damp('Elektrik und Bad sollten dabei gemacht werden', { topic: 'elektrik', rule: 'elektrik-faellig', tone: 'hinweis', part: { kind: 'einheit', name: 'WE 3' } })], dealOf([flat('WE 3, 2. OG', null, true), flat('WE 4', null)]), [], []], // prettier-ignore
  ['a worn flat that is let', [], dealOf([flat('WE 3', 'renovierungsbedürftig', true), flat('WE 4', null)]), [], []],
  ['the remark of one flat alone', [], dealOf([flat('WE 3', 'leer seit 08/2026'), flat('WE 4', null)]), [], []],
])('%s', (_what, remarks, deal, priced, works) => {
  expect(namesOf(remarks, deal, priced)).toEqual(works)
})

test('a sentence that names a flat by its number is counted for that flat and no other', () => {
  const said = damp('WE 22 renovierungsbedürftig', { topic: 'instandhaltungsstau', part: { kind: 'einheit', name: 'WE 22' } }) // prettier-ignore
  expect(namesOf([said], dealOf([flat('22 5. OG', null), flat('09 2. OG', null)]))).toEqual([
    'Nr.\u00a022, 5. OG herrichten 24000',
  ])
})

test('wires of one empty flat are counted for its rooms, by its storey too, with what the same sentence calls old and not what is new', () => {
  const said = (quote: string) => [damp(quote, { topic: 'elektrik', tone: 'hinweis', part: { kind: 'einheit', name: 'Dachgeschosswohnung' } })] // prettier-ignore
  const house = dealOf([flat('DG', null), flat('EG li.', null, true)], 'mehrfamilienhaus')
  expect(namesOf(said('Bad und Böden stammen noch aus den Achtzigern, die Elektrik ist zweiadrig'), house)).toEqual(['DG herrichten 29500']) // prettier-ignore
  expect(namesOf(said('ein neues Bad, die Elektrik ist zweiadrig'), house)).toEqual(['DG herrichten 5500'])
  expect(namesOf(said('die Elektrik ist geprüft'), house)).toEqual([])
})

test('low and high stand beside the middle, and each guess has its quote', () => {
  const [work] = unpricedWorks([damp('Der Keller ist feucht.')], dealOf(), [], day)
  expect(work).toMatchObject({ span: { low: 4_000, high: 30_000 }, needed: true, inFlat: false })
  expect(work?.guess?.evidence.map(({ quote }) => quote)).toEqual(['Der Keller ist feucht.'])
})

test('what a neighbour paid for the same damp is a hint: it moves the middle, and never below the table', () => {
  const evidence = { page: 1, quote: 'der Nachbar hat 26.000 Euro bezahlt', box: [0, 0, 1, 1] as const }
  const nextTo = (euro: number) =>
    unpricedWorks([damp('Der Keller ist feucht.')], dealOf(), [], day, { euro, year: 2021, evidence })[0]
  expect(nextTo(26_000)).toMatchObject({ amount: 26_000, span: { low: 4_000, high: 32_500 } })
  expect(nextTo(26_000)?.guess?.formula.replace(/\u00a0/gu, ' ')).toContain(
    'wie beim Nachbarn laut Exposé, 26.000 € (2021)',
  )
  expect(nextTo(3_000)).toMatchObject({ amount: 10_000, span: { low: 4_000, high: 30_000 } })
})
