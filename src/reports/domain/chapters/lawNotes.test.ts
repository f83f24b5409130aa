import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { LawCase } from './lawCase.ts'
import { lawNotesFor } from './lawNotes.ts'

const LET: LawCase = {
  kind: 'Wohnung',
  baujahr: 1960,
  neubau: false,
  type: 'bestand',
  ofEstate: false,
  farmland: false,
  wood: false,
  developer: false,
  let: true,
  ownUse: true,
  letForLife: false,
  twoHomes: false,
  operated: false,
  tradeUnit: false,
  auction: false,
  partition: false,
  erbbau: false,
  denkmal: false,
  oil: false,
  delivered: false,
  flueless: false,
  lift: null,
  cellar: null,
  parking: null,
  undergroundParking: false,
  attic: false,
  built: true,
  brokered: false,
  land: null,
  day: calendarDate('2026-11-25'),
  freeToBuild: false,
  mayBuild: false,
  owesTown: false,
  says: () => false,
}
const OF_CONVERSION = [
  'Wurde erst nach dem Einzug des Mieters geteilt, ist die Kündigung gesperrt',
  'Wurde erst nach dem Einzug geteilt, kann der Mieter Ihren Kauf an sich ziehen',
]
const titles = (own: Partial<LawCase>) => lawNotesFor({ ...LET, ...own }).map(({ title }) => title)
const converted: LawCase['says'] = id => id === 'kuendigungssperrfrist'

test('§§ 577 and 577a stand where the exposé speaks of a conversion', () => {
  expect(titles({ says: converted })).toEqual(expect.arrayContaining(OF_CONVERSION))
})

test.each<[string, Partial<LawCase>]>([
  ['nothing is said of one', {}],
  ['an operator lets the room', { says: converted, operated: true }],
  ['it was built to be sold in flats', { says: converted, baujahr: 2015 }],
  ['nobody lives there', { says: converted, let: false }],
])('%s: they do not', (_, own) => {
  for (const title of OF_CONVERSION) expect(titles(own)).not.toContain(title)
})

test('§ 573a stands for a let house of two homes whose buyer moves in', () => {
  const easier = 'Im Haus mit zwei Wohnungen dürfen Sie auch ohne Grund kündigen, wenn Sie selbst darin wohnen'
  expect(titles({ kind: 'Haus', twoHomes: true })).toContain(easier)
  // What asks for a reason would deny it.
  expect(titles({ kind: 'Haus', twoHomes: true })).not.toContain(
    'Wer selbst einziehen will, braucht Eigenbedarf und Geduld',
  )
  for (const other of [{ twoHomes: false }, { let: false }, { ownUse: false }, { operated: true }])
    expect(titles({ kind: 'Haus', twoHomes: true, ...other })).not.toContain(easier)
})

test('what caps the rent of homes is not told of an operator’s lease', () => {
  const capped = 'Die Miete darf nur langsam steigen'
  expect(titles({ ownUse: false })).toContain(capped)
  expect(titles({ ownUse: false, operated: true })).not.toContain(capped)
})

test('nobody moves into a care flat himself', () => {
  const ownUse = 'Wer selbst einziehen will, braucht Eigenbedarf und Geduld'
  expect(titles({})).toContain(ownUse)
  expect(titles({ operated: true })).not.toContain(ownUse)
})

test('of a field stands what its sale needs, and nothing of building there', () => {
  const field = { kind: 'Grundstück', type: 'land-forst', let: false, farmland: true } as const
  const proper = lawNotesFor({ ...LET, ...field }).filter(({ general }) => !general).map(({ title }) => title) // prettier-ignore
  expect(proper).toEqual(['Landwirtschaftliche Flächen brauchen eine Genehmigung'])
  expect(titles(field).join(' ')).not.toMatch(/Bauvorbescheid|Pflicht zum Bauen/u)
  expect(titles({ ...field, type: 'grundstueck', farmland: false }).join(' ')).toMatch(/Bauvorbescheid/u)
})
