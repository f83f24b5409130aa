import { expect, test } from 'vitest'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { byDeal, silentWords } from './silentWords.ts'

const silence = (id: QuestionId, weight = 4) => ({ id, weight, question: id, sentence: '', ask: '', document: '' })
const ALL = (['instandhaltungsstau', 'statik-setzung', 'eigentumsform', 'weg-sonderumlage', 'altlasten'] as const).map(id => silence(id)) // prettier-ignore

test('what matters most to this kind of deal is named first, the rest keeps its order', () => {
  expect(byDeal(ALL, 'Wohnung').map(({ id }) => id)[0]).toBe('weg-sonderumlage')
  expect(byDeal(ALL, 'Grundstück').map(({ id }) => id)[0]).toBe('altlasten')
  expect(byDeal(ALL, null)).toEqual(ALL)
})

test('it is named in the words of a buyer', () => {
  expect(ALL.map(silentWords)).toEqual([
    'was bald zu erneuern ist',
    'ob es Risse oder Setzungen gibt',
    'was genau Ihnen gehören wird',
    'ob eine Sonderumlage ansteht',
    'ob der Boden belastet ist',
  ])
})
