import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const HEADLINE = 'Kernsaniertes Altbauensemble mit vier Wohnungen.'

test.each<[string, 'gut' | 'neutral']>([
  ['Das Mehrfamilienhaus wird aktuell umfassend kernsaniert.', 'neutral'],
  ['Die drei Einheiten werden vollständig auf den Rohbau zurückgeführt und neu aufgebaut.', 'neutral'],
  ['Das Haus wird bis Herbst 2027 komplett saniert.', 'neutral'],
  ['Das Haus wurde 2022 umfassend kernsaniert.', 'gut'],
  ['Die Wohnung wird kernsaniert verkauft.', 'gut'],
  ['Hier werden die anderen Häuser der Straße nach und nach umfassend saniert.', 'gut'],
])('the headline beside "%s" is told as %s', (line, tone) => {
  const [first] = readRemarks(passagesOf([page([HEADLINE, '', line])]), SETTING).filter(
    ({ rule }) => rule === 'sanierung-voll',
  )
  expect(first?.tone).toBe(tone)
  expect(/noch nicht fertig/u.test(first?.meaning ?? '')).toBe(tone === 'neutral')
})
