import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { LawCase } from './lawCase.ts'
import { lawNotesFor } from './lawNotes.ts'

const LET: LawCase = {
  kind: 'Wohnung',
  baujahr: 1960,
  neubau: false,
  type: 'bestand',
  developer: false,
  let: true,
  ownUse: true,
  operated: false,
  auction: false,
  partition: false,
  erbbau: false,
  denkmal: false,
  oil: false,
  brokered: false,
  land: null,
  day: calendarDate('2026-11-25'),
  says: () => false,
}
const OF_CONVERSION = ['Nach einer Umwandlung ist die Kündigung gesperrt', 'Der Mieter kann Ihren Kauf an sich ziehen']
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

test('nobody moves into a care flat himself', () => {
  const ownUse = 'Wer selbst einziehen will, braucht Eigenbedarf und Geduld'
  expect(titles({})).toContain(ownUse)
  expect(titles({ operated: true })).not.toContain(ownUse)
})
