import { expect, test } from 'vitest'
import { fixedRentOf, yearsFixed } from './fixedRent.ts'
import { passagesOf } from './passages.ts'
import { readRemarks } from './remarks/readRemarks.ts'
import { page } from './typeset.fixture.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const fixed = (text: string) => fixedRentOf(readRemarks(passagesOf([page([text])]), SETTING))

test.each([
  ['Den Mietern wurde zugesagt, dass die Nettomiete bis Ende 2031 unverändert bleibt.', 2031],
  ['Die Miete ist laut Nachtrag bis zum 31.12.2029 festgeschrieben.', 2029],
  ['Die Kaltmiete bleibt unverändert bis Ende 2028, so steht es im Vertrag.', 2028],
  ['Mieterhöhungen sind bis Mitte 2030 ausgeschlossen.', 2030],
  ['Vereinbart ist auch die Festschreibung der Miete auf Lebenszeit der Mieterin.', null],
])('%s: it holds until %s', (text, until) => {
  expect(fixed(text)?.until).toBe(until)
})

test.each([
  'Der Mietvertrag läuft fest bis 31.12.2029.',
  'Die Miete ist seit 2016 unverändert.',
  'Die Miete wird jährlich an den Index angepasst.',
  'Die Stellplatzmiete bleibt bis 2030 unverändert.',
])('%s: nothing is fixed', text => {
  expect(fixed(text)).toBeNull()
})

test('what ran out is fixed no longer, and for life is for ever', () => {
  const evidence = { page: 1, quote: 'Miete', box: [0, 0, 1, 1] } as const
  expect(yearsFixed(null, 2026)).toBe(0)
  expect(yearsFixed({ until: 2025, evidence }, 2026)).toBe(0)
  expect(yearsFixed({ until: 2030, evidence }, 2026)).toBe(4)
  expect(yearsFixed({ until: null, evidence }, 2026)).toBe(Infinity)
})
