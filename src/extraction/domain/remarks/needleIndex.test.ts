import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexNeedles } from './needleIndex.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ß'), minLength: 1, maxLength: 5 })

test('finds every place of every needle, also of those that overlap, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(word), { maxLength: 4 }), fc.array(word), (owners, words) => {
      const text = words.join('')
      const index = indexNeedles(new Map(owners.map((needles, owner) => [owner, needles])))
      const found = index.find(text)
      const places = owners.flatMap((needles, owner) =>
        [...new Set(needles)].flatMap(needle =>
          [...text].flatMap((_, at) => (text.startsWith(needle, at) ? [`${at} ${owner}`] : [])),
        ),
      )
      expect(found.map(({ at, owner }) => `${at} ${owner}`).toSorted()).toEqual(places.toSorted())
      expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).toSorted((a, b) => a - b))
    }),
  )
})

test('names those whose patterns may hold anywhere', () => {
  expect(
    indexNeedles(
      new Map([
        ['a', null],
        ['b', ['dach']],
      ]),
    ).always,
  ).toEqual(['a'])
})
