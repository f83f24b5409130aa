import { expect, test } from 'vitest'
import { remarkOf } from '#questions/domain/offered.fixture.ts'
import { heirsProven } from './heirsProven.ts'

const said = (...rules: string[]) =>
  rules.map(rule => remarkOf({ topic: 'erbengemeinschaft', rule, meaning: rule, tone: 'warnung' }))

test.each([
  [['erbengemeinschaft'], 'erbengemeinschaft', 'warnung'],
  [['erbengemeinschaft', 'erbschein-da'], 'erben-belegt', 'warnung'],
  [['erbengemeinschaft', 'erben-eingetragen', 'erben-einig'], 'erben-belegt-einig', 'neutral'],
  [['erbengemeinschaft', 'erben-eingetragen', 'erben-einig', 'erben-vollmacht-fern'], 'erben-belegt', 'warnung'],
  [['erbengemeinschaft', 'erbschein-da', 'erben-uneinig'], 'erbengemeinschaft', 'warnung'],
] as const)('%j tell that heirs sell as %s, %s', (rules, rule, tone) => {
  const [first] = heirsProven(said(...rules))
  expect([first?.rule, first?.tone]).toEqual([rule, tone])
})
