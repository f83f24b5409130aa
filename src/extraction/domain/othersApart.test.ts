import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'
import { page } from './typeset.fixture.ts'

const COURT = 'Veröffentlicht im Internet unter www.zvg.example.'
const sectionsIn = (text: string) => passagesOf([page([text])]).map(one => [one.section, one.text] as const)

test('what a court sells on other days is parted from what stands before it', () => {
  const others = 'Weitere Termine des Gerichts: 12 K 40/24 (Eigentumswohnung Aken, Verkehrswert 39.000 EUR).'
  expect(sectionsIn(`${COURT} ${others}`).at(-1)).toEqual(['other-offers', others])
  expect(
    sectionsIn(`${COURT} ${others}`)
      .map(([, text]) => text)
      .join(' '),
  ).toBe(`${COURT} ${others}`)
})

test('the words of the parted passages keep their places', () => {
  const [, tail] = passagesOf([page([`${COURT} Außerdem im Angebot: Haus in Aken, 89.000 €.`])])
  expect(tail?.words.map(({ start, end }) => tail.text.slice(start, end)).join(' ')).toBe(tail?.text)
})

test.each([
  `${COURT} Weitere Termine gibt es nach Vereinbarung.`,
  'Das Haus ist frei. Außerdem bieten wir Ihnen an, es am Samstag zu zeigen.',
])('%s: nothing is parted', text => {
  expect(sectionsIn(text).filter(([section]) => section === 'other-offers')).toEqual([])
})
