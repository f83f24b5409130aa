import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { leviesOf } from './levies.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const levyIn = (text: string) => leviesOf(passagesOf([page(['# Eigentumswohnung zum Kauf', '', text])]), SETTING)[0]
const SHARE = 'Es wird eine Sonderumlage erhoben, auf diese Wohnung entfallen 9.600 €.'

test.each([
  [`In der Versammlung vom 12.05.2026 wurde die Erneuerung der Steigleitungen beschlossen. ${SHARE}`, 'Erneuerung der Steigleitungen', undefined],
  [`Die Eigentümer haben die Sanierung der Fassade und der Balkone beschlossen; die Arbeiten sollen im Mai 2027 beginnen. ${SHARE}`, 'Sanierung der Fassade und der Balkone', 'im Mai 2027'],
  [`Beschlossen ist die Abdichtung der Tiefgaragendecke, Baubeginn ist voraussichtlich im Herbst 2027. ${SHARE}`, 'Abdichtung der Tiefgaragendecke', 'im Herbst 2027'],
  ['Beschlossen ist eine Sonderumlage für die Dachsanierung, auf diese Wohnung entfallen 9.600 €, fällig am 01.03.2027.', 'Dachsanierung', undefined],
  [`Beschlossen ist die Dämmung der Nordfassade, die Bauzeit reicht voraussichtlich bis zum Herbst 2027. ${SHARE}`, 'Dämmung der Nordfassade', undefined],
  [`Die Fassade wurde 2024 durchgeführt. ${SHARE}`, undefined, undefined],
  [SHARE, undefined, undefined],
])('%s', (text, named, begins) => {
  const levy = levyIn(text)
  expect(levy?.own).toBe(9_600)
  expect([levy?.named, levy?.begins]).toEqual([named, begins])
}) // prettier-ignore

test('of a levy half paid by the seller the sum of the flat is told beside the rest', () => {
  const levy = levyIn(
    'Beschlossen ist eine Sonderumlage, auf diese Wohnung entfallen 12.400 €. Die erste Hälfte hat der Verkäufer bezahlt, die zweite Hälfte von 6.200 € ist vom Erwerber zu tragen.',
  )
  expect([levy?.own, levy?.ofFlat]).toEqual([6_200, 12_400])
})
