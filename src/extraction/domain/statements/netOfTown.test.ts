import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { plannedWorksOf } from './plannedWorks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

test.each([
  ['Laut Wärmeplan soll die Straße bis 2030 Fernwärme bekommen.', []],
  ['Die Stadtwerke planen Nahwärme in unserer Siedlung, vorgesehen ist 2028.', []],
  ['Die Heizung soll 2027 durch Fernwärme der Stadtwerke ersetzt werden.', ['heizung']],
  ['Der Austausch der Heizung ist für 2027 geplant.', ['heizung']],
  ['Die Eigentümer haben beschlossen, 2027 den Fernwärmeanschluss einbauen zu lassen.', ['heizung']],
  ['Die Heizung werden Sie vielleicht nach und nach ersetzen wollen.', []],
  ['Die Heizung werden die Eigentümer 2027 ersetzen.', ['heizung']],
])('a net that the town lays is no work on the house: %s', (text, kinds) => {
  const works = plannedWorksOf(passagesOf([page([text])]), SETTING)
  expect(works.map(({ kind }) => kind)).toEqual(kinds)
})
