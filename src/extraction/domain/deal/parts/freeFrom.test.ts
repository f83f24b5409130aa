import { expect, test } from 'vitest'
import type { Facts } from '../../facts.ts'
import type { Part } from '../deal.ts'
import { freeAsTold } from './freeFrom.ts'

const part = (name: string, own: Partial<Part> = {}): Part => {
  const open = {
    areaM2: 60,
    areaKind: null,
    rentMonthEuro: null,
    let: null,
    priceEuro: null,
    status: null,
    inPrice: null,
  }
  return { name, kind: 'wohnung', ...open, evidence: [], ...own }
}
const [MAIN, LET] = [part('Hauptwohnung'), part('Einliegerwohnung', { let: true, rentMonthEuro: 420 })]
const freeIn = (told: string | null, parts: readonly Part[] = [MAIN, LET]) => {
  const facts = { bezugsfreiAb: told === null ? null : { value: told } } as unknown as Pick<Facts, 'bezugsfreiAb'>
  return freeAsTold(parts, facts).flatMap(({ name, freeFrom }) => (freeFrom ? [[name, freeFrom]] : []))
}

test.each([
  ['Hauptwohnung 01.04.2027', '01.04.2027'],
  ['01.04.2027 (Hauptwohnung)', '01.04.2027'],
  ['Hauptwohnung ab April 2027', 'April 2027'],
  ['Hauptwohnung: sofort', 'sofort'],
  ['Hauptwohnung 04/2027', '04/2027'],
  ['Einliegerwohnung vermietet, Hauptwohnung 01.04.2027', '01.04.2027'],
  ['Hauptwohnung 1. April 2027; Einliegerwohnung vermietet', '1. April 2027'],
  ['01.04.2027', '01.04.2027'],
  ['ab sofort', 'sofort'],
  ['ab Mai 2027', 'Mai 2027'],
])('%s: the part that is not let is free from then', (told, when) => {
  expect(freeIn(told)).toEqual([['Hauptwohnung', when]])
})

test.each([
  ['no day is told', null, [MAIN, LET]],
  ['it is a matter of agreement', 'nach Vereinbarung', [MAIN, LET]],
  ['the day is of the part that is let', 'Einliegerwohnung 01.04.2027', [MAIN, LET]],
  ['it is let', 'Hauptwohnung vermietet bis 01.04.2027', [MAIN, LET]],
  ['nothing is let', '01.04.2027', [MAIN, part('Einliegerwohnung')]],
  ['several are open, and none is named', '01.04.2027', [MAIN, part('Wohnung OG'), LET]],
  ['a rent is told for it', '01.04.2027', [part('Hauptwohnung', { rentMonthEuro: 900 }), LET]],
  ['it is known to be let', '01.04.2027', [part('Hauptwohnung', { let: true }), LET]],
  ['the list gives its state', '01.04.2027', [part('Hauptwohnung', { status: 'verkauft' }), LET]],
  ['only a garage is open', '01.04.2027', [part('Garage', { kind: 'stellplatz' }), LET]],
] as const)('none is free by it where %s', (_name, told, parts) => {
  expect(freeIn(told, parts)).toEqual([])
})
