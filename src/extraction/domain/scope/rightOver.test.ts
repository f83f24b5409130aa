import { expect, test } from 'vitest'
import { asStatements } from '../remarks/asStatements.ts'
import { statementAround } from '../remarks/statementText.ts'
import { lapsesAtAuction } from './rightOver.ts'

function lapses(line: string, right: string): boolean {
  const text = asStatements(line)
  const start = text.indexOf(right.toLowerCase())
  const end = start + right.length
  return lapsesAtAuction(text, statementAround(text, start, end), start, end)
}

test.each([
  ['Wohnungsrecht', 'Das Wohnungsrecht in Abt. II erlischt mit dem Zuschlag.'],
  ['Nießbrauch', 'Ein Nießbrauch der Mutter, er erlischt laut Gericht mit dem Zuschlag.'],
  ['Wohnungsrecht', 'Wegerecht und Wohnungsrecht: Beide erlöschen mit dem Zuschlag.'],
  ['Wegerecht', 'Alle Rechte, auch Wegerecht und Reallast, erlöschen mit dem Zuschlag.'],
])('%s ends with the Zuschlag: %s', (right, line) => {
  expect(lapses(line, right)).toBe(true)
})

test.each([
  ['Wohnungsrecht', 'In Abteilung II ist ein Wohnungsrecht eingetragen, das nachrangige Wegerecht erlischt mit dem Zuschlag.'],
  ['Wegerecht', 'Abteilung II: Wegerecht zugunsten Flurstück 12 und Wohnungsrecht für die Mutter, letzteres erlischt mit dem Zuschlag.'],
  ['Wohnungsrecht', 'Abteilung II: Wegerecht zugunsten Flurstück 12 und Wohnungsrecht für die Mutter, letzteres erlischt mit dem Zuschlag.'],
  ['Nießbrauch', 'Eingetragen ist ein Nießbrauch, die Grundschuld erlischt mit dem Zuschlag.'],
  ['Reallast', 'Die Reallast steht an erster Stelle, das Vorkaufsrecht erlischt mit dem Zuschlag.'],
  ['Wohnungsrecht', 'Alle Zimmer sind leer, eingetragen sind ein Wohnungsrecht und ein Wegerecht, das mit dem Zuschlag erlischt.'],
  ['Wohnungsrecht', 'Das Wohnungsrecht erlischt nicht mit dem Zuschlag.'],
])('%s may stay: %s', (right, line) => {
  expect(lapses(line, right)).toBe(false)
}) // prettier-ignore
