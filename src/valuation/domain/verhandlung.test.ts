import { expect, test } from 'vitest'
import { type Verhandlungslage, verhandlungsraum } from './verhandlung.ts'

const lage: Verhandlungslage = {
  art: 'Einfamilienhaus',
  vermietet: false,
  markt: 'neutral',
  tageOnline: null,
  ueberWert: null,
  sicherheit: 'mittel',
  renovierung: 0,
  energieklasse: null,
  eigennutzungVermietet: false,
  preissenkung: 0,
  verhandlungsbasis: false,
  verkaufsdruck: false,
  bieterverfahren: false,
  festpreis: false,
}

test.each<[string, Partial<Verhandlungslage>, number]>([
  [
    'a flat in a tight market',
    {
      art: 'Eigentumswohnung',
      markt: 'angespannt',
      tageOnline: 20,
      ueberWert: 0,
      sicherheit: 'hoch',
      energieklasse: 'B',
    },
    0,
  ],
  ['a house, a little dear', { tageOnline: 75, ueberWert: 5 }, 9],
  [
    'a house nobody wants',
    {
      markt: 'schwach',
      tageOnline: 260,
      ueberWert: 12,
      sicherheit: 'hoch',
      renovierung: 10,
      energieklasse: 'G',
      verhandlungsbasis: true,
    },
    20,
  ],
  [
    'a let Reihenhaus after a cut',
    {
      art: 'Reihenhaus',
      tageOnline: 130,
      ueberWert: 6,
      energieklasse: 'F',
      eigennutzungVermietet: true,
      preissenkung: 5,
    },
    10,
  ],
  ['a new home', { art: 'Neubau', tageOnline: 60, ueberWert: 4, sicherheit: 'gering', energieklasse: 'A' }, 2],
  [
    'a flat below its value',
    { art: 'Eigentumswohnung', markt: 'angespannt', tageOnline: 45, ueberWert: -8, sicherheit: 'hoch' },
    0,
  ],
])('%s', (_case, changes, spielraum) => {
  expect(verhandlungsraum({ ...lage, ...changes }).spielraum).toBe(spielraum)
})

test('a higher price never leaves less room', () => {
  const rooms = [-20, -5, 0, 5, 20, 60].map(ueberWert => verhandlungsraum({ ...lage, ueberWert }).spielraum)
  expect(rooms).toEqual(rooms.toSorted((a, b) => a - b))
  expect(rooms.at(-1)).toBeLessThanOrEqual(20)
})

test('the first offer goes further than the aim, but not over 20 percent', () => {
  expect(verhandlungsraum(lage)).toMatchObject({ spielraum: 5, erstgebot: 7.5, band: 4 })
  expect(verhandlungsraum({ ...lage, ueberWert: 40 }).erstgebot).toBe(20)
})

test('among bidders there is little room', () => {
  expect(verhandlungsraum({ ...lage, ueberWert: 30, bieterverfahren: true }).spielraum).toBe(0)
})

test('the steps are named and lead to the room', () => {
  const { schritte } = verhandlungsraum({ ...lage, tageOnline: 75, verkaufsdruck: true })
  expect(schritte).toEqual([
    { id: 'ueblich', label: 'Übliches Entgegenkommen, Einfamilienhaus', punkte: 5 },
    { id: 'tageOnline', label: 'Zeit am Markt', punkte: 1.5 },
    { id: 'gespraechsbereit', label: 'Verkäufer gesprächsbereit', punkte: 1 },
  ])
})

test('time online counts in steps', () => {
  const points = [5, 45, 90, 150, 400].map(tageOnline => verhandlungsraum({ ...lage, tageOnline }).spielraum)
  expect(points).toEqual([4, 5, 6.5, 8, 10])
})

test('of a price that is called fixed nothing off it is expected, however dear it is', () => {
  const room = verhandlungsraum({ ...lage, ueberWert: 30, tageOnline: 300, verkaufsdruck: true, festpreis: true })
  expect(room).toEqual({ spielraum: 0, band: 0, erstgebot: 0, schritte: [] })
})
