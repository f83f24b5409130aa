import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { WorksFigure } from '#valuation/domain/afterWorks.ts'
import type { WorthLimit } from '#valuation/domain/limitSteps.ts'
import { toldWorks } from './toldWorks.ts'

type Given = Parameters<typeof toldWorks>

const money = (occasion: 'told' | 'age', subjects: readonly string[] = []) =>
  ({
    renovation: {
      backlog: { ok: true, value: { by: { told: { mid: { amount: euro(30_000) } } }, trades: [{ trade: 'heizung', occasion }] } },
    },
    pricedWorks: subjects.map(subject => ({ subject, amount: 1_000, isNet: false })),
  }) as unknown as Given[0] // prettier-ignore
const worth = (limitedBy: WorthLimit, are: WorksFigure) => ({ limitedBy, afterWorks: { are } }) as unknown as Given[1]

test.each<[string, Given, boolean]>([
  ['works by age hold the heating', [money('age'), worth('arbeiten', 'byAge')], true],
  ['works that the text calls for hold it', [money('told'), worth('arbeiten', 'least')], true],
  ['the exposé prices it among its works', [money('age', ['heizung']), worth('arbeiten', 'named')], true],
  ['the exposé prices all works in one sum', [money('age', ['ganzes']), worth('arbeiten', 'least')], true],
  ['only what is told is taken off, and the heating is merely old', [money('age'), worth('arbeiten', 'least')], false],
  ['the exposé prices another work', [money('told', ['dach']), worth('arbeiten', 'named')], false],
  ['no works limit the price', [money('told'), worth('schaetzung', 'byAge')], false],
  ['there is no estimate', [money('told'), null], false],
])('%s: is the heating paid for with the works? %#', (_, given, isPaid) => {
  expect(toldWorks(...given).paid?.includes('heizung-baujahr')).toBe(isPaid)
})
