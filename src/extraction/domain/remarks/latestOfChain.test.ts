import { expect, test } from 'vitest'
import { latestOf } from './latestOfChain.ts'

test.each([
  [': fenster (2003), bad dg (2013), dachdämmung zwischen den sparren (2015)', 2015],
  [': fenster (2003), bad (ca· 1998)', 2003],
  [': fenster (2003), neue heizung geplant (2028)', 2003],
  [' seit 2003, haus 27 mit 2010 m² grund', 2003],
  [': fenster (2003), bad (2013), baujahr des hauses (1968), energieausweis (2024)', 2013],
  [': fenster (2003), bedarfsausweis (2024), gutachten (2025), stand (2026)', 2003],
  [': fenster (2003), dachstandsicherung (2013)', 2013],
])('%s: %i', (chain, year) => {
  expect(latestOf(chain, 2003, 2026)).toBe(year)
})
