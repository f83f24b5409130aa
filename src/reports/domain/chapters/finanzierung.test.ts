import { expect, test } from 'vitest'
import { assessedInput, FLAT } from './assessedInput.fixture.ts'
import { finanzierungChapter } from './finanzierung.ts'

const FREE = { ...FLAT, vermietet: false, kaltmieteMonat: null }

test.each([
  ['a price twice the estimate: no bank lends more than the worth', 2, /Gegen die Mitte unserer Schätzung .* sind es 1\d\d\s%\. Mehr als den Wert beleiht kaum eine Bank/u],
  ['a price of a fifth above it: no share of the price, but less than the worth', 1.2, /sind es 96\s%\. Die/u],
  ['the estimate itself: nothing to add', 1, null],
] as const)('%s', (_name, share, said) => {
  const { estimate } = assessedInput(FREE).judgement.assessment.appraisal
  const kaufpreis = Math.round(((estimate?.mid.cents ?? 0) / 100) * share)
  const text = JSON.stringify(finanzierungChapter(assessedInput({ ...FREE, kaufpreis })).blocks)
  if (said) expect(text).toMatch(said)
  else expect(text).not.toContain('Gegen die Mitte unserer Schätzung')
}) // prettier-ignore
