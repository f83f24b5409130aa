import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { costsInTables } from '../../statements/costsInRows.ts'
import { structureOf } from '../../structure.ts'
import { page } from '../../typeset.fixture.ts'

const DAY = calendarDate('2026-11-29')
const INTRO = 'Was gemacht werden muss, hat mein Bruder aufgeschrieben, teils geschätzt:'
const ROWS = ['Ölkessel ersetzen | 36.400 €', 'Bad und Leitungen | 21.000 €', 'Keller abdichten | 16.500 €']

function costsOf(...pages: readonly (readonly string[])[]): string[] {
  const { works } = structureOf(
    pages.map((lines, at) => page(lines, at + 1)),
    'expose',
    DAY,
  )
  return costsInTables(works, []).map(({ subject, high }) => `${subject} ${high}`)
}

test('an owner’s list that is counted up needs no head', () => {
  expect(costsOf([INTRO, '', ...ROWS, 'zusammen | 73.900 €'])).toEqual(['heizung 36400', 'bad 21000', 'feuchte 16500'])
})

test('it goes on over the end of a page', () => {
  const [first = '', ...more] = ROWS
  expect(costsOf([INTRO, '', first], [...more, 'zusammen | 73.900 €'])).toHaveLength(3)
})

test.each([
  ['does not come to its sum', [INTRO, '', ...ROWS, 'zusammen | 98.000 €']],
  ['tells what was done', ['Was wir seit 2015 erneuert haben:', '', ...ROWS, 'zusammen | 73.900 €']],
  ['has no sum', [INTRO, '', ...ROWS]],
  ['is of other money', [INTRO, '', 'Grundsteuer | 1.400 €', 'Versicherung | 1.600 €', 'Müll | 1.300 €', 'zusammen | 4.300 €']],
])('none that %s', (_, lines) => {
  expect(costsOf(lines)).toEqual([])
}) // prettier-ignore
