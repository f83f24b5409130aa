import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { leviesOf } from './levies.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const levies = (line: string, homes: number | null = null) =>
  leviesOf(passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])]), SETTING, homes)

test.each([
  ['Die Brüstungen sind abgängig. Ihre Erneuerung ist fällig, ein Beschluss ist noch nicht gefasst; die Verwaltung rechnet mit 640.000 €, auf diese Wohnung entfallen davon etwa 7.200 €. Gleiches gilt für die Aufzüge, deren Ersatz 220.000 € kosten soll (Anteil etwa 2.500 €). Beides steht im April 2027 auf der Tagesordnung.', 9_700],
  ['Die Balkonbrüstungen sind fällig (Anteil ca. 7.200 €), der Aufzug ebenso (Anteil ca. 2.500 €); ein Beschluss liegt noch nicht vor.', 9_700],
  ['Fällig, aber noch kein Beschluss: Aufzug 180.000 €, Anteil der Wohnung 4.100 €.', 4_100],
  ['Die Verwaltung rechnet mit 3.900 € je Appartement, beschlossen wird darüber voraussichtlich im Frühjahr 2027.', 3_900],
  ['Über die Fassade soll die Versammlung im März 2027 abstimmen; auf diese Wohnung entfielen 8.400 €, zahlbar in zwei Raten zu je 4.200 €.', 8_400],
] as const)('%s: %i €, not decided', (line, own) => {
  expect(levies(line)).toMatchObject([{ own, fromWhole: null, isProposed: true }])
  // The share that the text tells goes before one of equal homes.
  expect(levies(line, 20)).toMatchObject([{ own, fromWhole: null }])
}) // prettier-ignore

test.each([
  'Noch kein Beschluss, Anteil an der Rücklage 4.200 €.',
  'Der Aufzug wurde 2019 erneuert, der Anteil der Wohnung betrug 4.100 €. Über den Anstrich ist noch kein Beschluss gefasst.',
  'Der Aufzug ist fällig, ein Beschluss fehlt noch; der Anteil von 4.100 € wird aus der Rücklage bezahlt.',
])('%s: nothing to come', line => {
  expect(levies(line)).toEqual([])
})
