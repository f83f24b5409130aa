import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const NO_PERMIT = 'Ein Bauantrag wurde nie gestellt, eine Genehmigung gibt es nicht.'
const rulesOf = (lines: readonly string[]) =>
  extract([page(lines)], calendarDate('2026-11-27')).remarks.map(({ topic }) => topic)

test('a plot on which nothing stands lacks no permit; a house may', () => {
  const plot = [
    '# Baugrundstück zu verkaufen',
    '',
    'Grundstücksfläche | 512 m²',
    'Kaufpreis | 399.000 €',
    '',
    NO_PERMIT,
  ]
  const house = ['# Einfamilienhaus zu verkaufen', '', 'Wohnfläche | 130 m²', 'Kaufpreis | 399.000 €', '', `Der Wintergarten wurde angebaut. ${NO_PERMIT}`] // prettier-ignore
  expect(rulesOf(plot)).not.toContain('umbauGenehmigung')
  expect(rulesOf(house)).toContain('umbauGenehmigung')
})
