import { expect, test } from 'vitest'
import { remarkOf } from '#questions/domain/offered.fixture.ts'
import { assessedInput, FLAT, textsOf } from './assessedInput.fixture.ts'
import { nextSteps } from './nextSteps.ts'
import { gebotChapter } from './proper/gebot.ts'
import { verhandlungChapter } from './verhandlung.ts'

const FIXED = remarkOf({ rule: 'preis-fest', topic: 'preisart', subject: 'festpreis', meaning: 'Festpreis' })
const HOME = { ...FLAT, vermietet: false, kaltmieteMonat: null }

/** The last blocks of a chapter, and the steps, as one text. */
function told(
  kaufpreis: number,
  isFixed: boolean,
): { readonly bid: string; readonly annex: string; readonly steps: string } {
  const input = assessedInput({ ...HOME, kaufpreis }, { remarks: isFixed ? [FIXED] : [] })
  const text = (blocks: readonly string[]) => blocks.join(' ').replaceAll('\u00a0', ' ')
  return {
    bid: text(gebotChapter(input).blocks.flatMap(textsOf)),
    annex: text(verhandlungChapter(input).blocks.flatMap(textsOf)),
    steps: text(nextSteps(input.judgement.assessment, 0).flatMap(({ text: step, detail = '' }) => [step, detail])),
  }
}

test('at a fixed price that is too high the limit is the one bid, told at once and never hidden', () => {
  const { annex, steps } = told(175_000, true)
  expect(steps).toContain('Bieten Sie gleich diesen Betrag und nicht erst weniger')
  expect(annex).toContain('Nennen Sie gleich den ganzen Betrag')
  expect(annex).not.toMatch(/nie als Ihre Grenze|ein Grund, weniger zu bieten/u)
  expect(told(175_000, false).annex).toMatch(/ein Grund, weniger zu bieten.*nie als Ihre Grenze/u)
})

test('nobody argues against a fixed price that is right', () => {
  const { bid } = told(90_000, true)
  expect(bid).toContain('Bieten Sie ihn, oder lassen Sie es.')
  expect(bid).not.toMatch(/Womit Sie begründen|Ihr Argument/u)
  expect(told(90_000, false).bid).toMatch(/Womit Sie begründen|Ihr Argument/u)
})
