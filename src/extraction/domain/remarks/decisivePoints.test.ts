import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { DENIED_OR_NOT, RIGHTS_OVER } from './decisivePoints.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map() }

test.each([...RIGHTS_OVER, ...DENIED_OR_NOT])('%s → %s, %s', (text, rule, tone, how) => {
  const found = readRemarks(passagesOf([page([text])]), SETTING).filter(remark => remark.rule === rule)
  const told = found.map(({ settled, certainty, ...remark }) => [
    remark.tone,
    settled ? 'settled' : certainty === 'denied' ? 'denied' : undefined,
  ])
  expect(told.slice(0, 1)).toEqual(tone === null ? [] : [[tone, how]])
})
