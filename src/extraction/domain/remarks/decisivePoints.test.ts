import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import {
  ACROSS_THE_LINE,
  DENIED_OR_NOT,
  RIGHTS_OVER,
  SETTLED_OR_NOT,
  USE_AND_SUPPLY,
} from './decisivePoints.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map() }

const POINTS = [...RIGHTS_OVER, ...DENIED_OR_NOT, ...ACROSS_THE_LINE, ...USE_AND_SUPPLY, ...SETTLED_OR_NOT]

test.each(POINTS)('%s → %s, %s', (text, rule, tone, how) => {
  const found = readRemarks(passagesOf([page([text])]), SETTING).filter(remark => remark.rule === rule)
  const told = found.map(({ settled, certainty, ...remark }) => [
    remark.tone,
    settled ? 'settled' : certainty === 'denied' ? 'denied' : undefined,
  ])
  expect(told.slice(0, 1)).toEqual(tone === null ? [] : [[tone, how]])
})
