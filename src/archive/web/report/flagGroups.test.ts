import { expect, test } from 'vitest'
import { flagGroups, gistOf } from './flagGroups.ts'

type Flags = Parameters<typeof flagGroups>[0]

function grouped(...flags: readonly (readonly [id: string, quote: string])[]): string[] {
  const all = flags.map(([id, quote]) => ({ id, evidence: [{ page: 2, quote, box: [0, 0, 1, 1] }] }))
  return flagGroups(all as unknown as Flags).map(({ flag, beside }) => [flag, ...beside].map(({ id }) => id).join('+'))
}

test('that somebody lives there is one warning where one sentence says it', () => {
  const free = 'Verfügbar ab 01.04.2027'
  expect(grouped(['vermietet', free], ['dach', free], ['raeumung', free])).toEqual(['vermietet+raeumung', 'dach'])
  expect(grouped(['raeumung', free], ['vermietet', 'Mieter seit 2011'])).toEqual(['raeumung', 'vermietet'])
})

test('two dangers in one sentence are two warnings', () => {
  const both = 'Asbest im Dach, Schimmel im Keller.'
  expect(grouped(['schadstoffe', both], ['keller-feuchte', both])).toEqual(['schadstoffe', 'keller-feuchte'])
})

test.each([
  ['Noch bewohnt: Auszugstag in den Kaufvertrag, etwa ein Teil des Preises.', 'Etwa ein Teil des Preises.'],
  ['Der Verkäufer wohnt dort. Zahlen Sie danach.', 'Der Verkäufer wohnt dort. Zahlen Sie danach.'],
])('%s is not said again', (reason, gist) => {
  const said = 'Noch bewohnt: Auszugstag in den Kaufvertrag'
  expect(gistOf({ reason, said, finding: `${said}; Auszug angekündigt` })).toBe(gist)
})
