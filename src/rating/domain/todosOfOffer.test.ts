import { expect, test } from 'vitest'
import type { Land } from '#reference/laender.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { notesOn } from '#questions/domain/notes.ts'
import { remarkOf, type Stated } from '#questions/domain/offered.fixture.ts'
import { mailCaseOf } from './mail/mailCase.fixture.ts'
import { todosOfOffer } from './todosOfOffer.ts'

function firstOf(stated: Stated, remarks: readonly Remark[] = [], land: Land | null = null): string {
  const one = mailCaseOf(stated, { remarks })
  const notes = notesOn({ offer: one.offer, lens: 'eigennutzung', day: one.day, units: 0 })
  const todos = todosOfOffer(one.answers, notes, one, { auction: false, land })
  return todos.flatMap(({ priority, document }) => (priority === 1 ? [document] : [])).join('\n')
}
const HOUSE: Stated = { objektart: 'Einfamilienhaus', baujahr: 1985, kaufpreis: 400_000, wohnflaeche: 130 }
const timber = (rule: string, more: Partial<Remark> = {}) =>
  remarkOf({ topic: 'bauweise', rule, meaning: 'Holz', ...more })

test('wood is looked at before the offer where the house is made of it', () => {
  expect(firstOf(HOUSE)).not.toContain('Holzschutzgutachten')
  expect(firstOf(HOUSE, [timber('bauweise-holz')])).toContain('Holzschutzgutachten')
  expect(firstOf(HOUSE, [timber('bauweise-fachwerk')])).toContain('Holzschutzgutachten')
  expect(firstOf(HOUSE, [timber('bauweise-massiv')])).not.toContain('Holzschutzgutachten')
  const nearby = timber('bauweise-fachwerk', { scope: { ...PLAIN, bearer: 'surroundings' } })
  expect(firstOf(HOUSE, [nearby])).not.toContain('Holzschutzgutachten')
  expect(firstOf({ ...HOUSE, objektart: 'Etagenwohnung' }, [timber('bauweise-holz')])).not.toContain('Holzschutz')
})

test('damp is measured before the offer in a house that was built without a barrier, and in no flat', () => {
  expect(firstOf({ ...HOUSE, baujahr: 1921 })).toContain('Feuchtemessung')
  expect(firstOf(HOUSE)).not.toContain('Feuchtemessung')
  expect(firstOf({ ...HOUSE, objektart: 'Etagenwohnung', baujahr: 1921 })).not.toContain('Feuchtemessung')
})

test('for the roof over a flat nobody sends for a roofer', () => {
  expect(firstOf({ ...HOUSE, objektart: 'Etagenwohnung' })).not.toContain('Dachdecker')
  expect(firstOf(HOUSE)).toContain('Dachdecker')
})

const CRACKED = [
  remarkOf({ topic: 'statik', rule: 'statik', meaning: 'Risse', tone: 'gefahr', subject: 'bergschaden' }),
  remarkOf({ topic: 'bergbau', rule: 'bergbau', meaning: 'Bergbau', tone: 'warnung', subject: 'bergschaden' }),
]

test.each([
  ['SL', 'Auskunft der Bergbehörde zum Grundstück (Oberbergamt des Saarlandes)'],
  ['NW', '(Bezirksregierung Arnsberg, Abteilung Bergbau und Energie)'],
  // Its office's name was not checked.
  ['HE', 'Auskunft der Bergbehörde zum Grundstück'],
  [null, 'Auskunft der Bergbehörde zum Grundstück'],
] as const)('cracks above mines call for the office of the Land first: %s', (land, words) => {
  expect(firstOf(HOUSE, CRACKED, land)).toContain(words)
  expect(firstOf(HOUSE, CRACKED.slice(1), land)).not.toContain(words)
})
