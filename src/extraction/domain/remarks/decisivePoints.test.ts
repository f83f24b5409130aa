import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import {
  ACROSS_THE_LINE,
  BINDS_FOR_LIFE,
  DENIED_OR_NOT,
  type PointTold,
  RIGHTS_OVER,
  SETTLED_OR_NOT,
  TWO_THINGS,
  USE_AND_SUPPLY,
} from './decisivePoints.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const POINTS: readonly PointTold[] = [
  ...RIGHTS_OVER,
  ...DENIED_OR_NOT,
  ...ACROSS_THE_LINE,
  ...USE_AND_SUPPLY,
  ...SETTLED_OR_NOT,
  ...BINDS_FOR_LIFE,
  ...TWO_THINGS,
]

test.each(POINTS.map(point => ({ point, name: point.join(' → ') })))('$name', ({ point: [text, rule, tone, how] }) => {
  const [first] = readRemarks(passagesOf([page([text])]), SETTING).filter(remark => remark.rule === rule)
  const told = first && [first.tone, first.settled ? 'settled' : first.certainty === 'denied' ? 'denied' : undefined]
  expect(told).toEqual(tone === null ? undefined : [tone, how])
})
