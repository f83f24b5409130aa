import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { neighbourCostOf } from './neighbourCost.ts'

const told = (text: string) => {
  const found = neighbourCostOf(passagesOf([page([text])]))
  return found && [found.euro, found.year]
}

test.each([
  ['Der Putz im Keller kommt herunter. Man muss wohl von außen aufgraben, der Nachbar unten hat das machen lassen und 2021 etwa 26.000 Euro bezahlt.', [26_000, 2021]],
  ['Die Wand zum Hang ist im Frühjahr nass. Bei den Nachbarn hat die Abdichtung 2023 rund 31.000 Euro gekostet.', [31_000, 2023]],
  ['Im Nachbarhaus wurde der Keller trockengelegt, die Rechnung lag bei 18.400 €.', [18_400, null]],
  // Another work, a sale, a price of one's own.
  ['Der Keller ist feucht. Die neue Heizung der Nachbarn hat 31.000 € gekostet.', null],
  ['Der Keller ist feucht. Das Nachbarhaus wurde 2021 für 90.000 € verkauft.', null],
  ['Die Abdichtung hat 12.000 € gekostet.', null],
  ['Der Nachbar hat 2022 für 9.000 € den Zaun bezahlt.', null],
] as const)('%s', (text, cost) => {
  expect(told(text)).toEqual(cost)
}) // prettier-ignore
