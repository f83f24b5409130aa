import { expect, test } from 'vitest'
import type { Remark, Topic } from '../remark.ts'
import { PLAIN } from '../scope/scope.ts'
import { yearAsTold } from './yearAsTold.ts'

function year(topic: Topic, quote: string, told: number): number | null {
  const evidence = { page: 1, quote, box: [0, 0, 1, 1] as const }
  const remark: Remark = { topic, rule: `${topic}-material`, tone: 'neutral', meaning: 'Holzfenster', year: told, certainty: 'stated', scope: PLAIN, evidence } // prettier-ignore
  return yearAsTold(remark).year
}

test.each([
  ['fenster', 'Holzfenster mit Isolierverglasung aus dem Baujahr, 2020 gestrichen.', 2020, null],
  ['fenster', 'Kunststofffenster, 2021 neu eingestellt', 2021, null],
  ['heizungstechnik', 'Gas-Brennwertkessel, 2025 gewartet', 2025, null],
  ['fenster', 'Holzfenster von 2020', 2020, 2020],
  ['fenster', 'Holzfenster 2020 eingebaut und gestrichen', 2020, 2020],
  ['fenster', 'Holzfenster von 2018, 2018 gestrichen', 2018, 2018],
] as const)('%s: %s', (topic, quote, told, expected) => {
  expect(year(topic, quote, told)).toBe(expected)
})
