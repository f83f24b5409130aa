import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { WorksFigure } from '#valuation/domain/afterWorks.ts'
import type { WorthLimit } from '#valuation/domain/limitSteps.ts'
import { NO_STEPS } from '#valuation/domain/limitSteps.fixture.ts'
import { toldOfCommunity, toldWorks } from './toldWorks.ts'

type Given = Parameters<typeof toldWorks>

const money = (occasion: 'told' | 'age', subjects: readonly string[] = []) =>
  ({
    renovation: {
      backlog: { ok: true, value: { by: { told: { mid: { amount: euro(30_000) } } }, trades: [{ trade: 'heizung', occasion }] } },
    },
    pricedWorks: subjects.map(subject => ({ subject, amount: 1_000, isNet: false })),
  }) as unknown as Given[0] // prettier-ignore
const worth = (limitedBy: WorthLimit, are: WorksFigure) =>
  ({ limitedBy, afterWorks: { are }, steps: NO_STEPS }) as unknown as Given[1]

test.each<[string, Given, boolean]>([
  ['works by age hold the heating', [money('age'), worth('arbeiten', 'byAge')], true],
  ['works that the text calls for hold it', [money('told'), worth('arbeiten', 'least')], true],
  ['the exposé prices it among its works', [money('age', ['heizung']), worth('arbeiten', 'named')], true],
  ['the exposé prices all works in one sum', [money('age', ['ganzes']), worth('arbeiten', 'least')], true],
  ['only what is told is taken off, and the heating is merely old', [money('age'), worth('arbeiten', 'least')], false],
  ['the exposé prices another work', [money('told', ['dach']), worth('arbeiten', 'named')], false],
  ['a valuation gives back a part of the works by age', [money('age'), worth('bestaetigt', 'byAge')], true],
  ['no works limit the price', [money('told'), worth('schaetzung', 'byAge')], false],
  ['there is no estimate', [money('told'), null], false],
])('%s: is the heating paid for with the works? %#', (_, given, isPaid) => {
  expect(toldWorks(...given).paid?.includes('heizung-baujahr')).toBe(isPaid)
})

const guess = { name: 'Feuchte beseitigen' }
const damaged = (subject: string, high: number) =>
  ({
    ...money('age'),
    pricedWorks: [{ subject, amount: 10_000, span: { low: 4_000, high }, isNet: false, guess }],
  }) as unknown as Given[0]
const repaired = { limitedBy: 'schaetzung', afterWorks: null, steps: NO_STEPS, repairs: { cost: euro(10_000), names: ['Nässe im Keller beheben'], of: ['feuchte', 'holz'] } } as unknown as Given[1] // prettier-ignore
const afterWorks = { limitedBy: 'arbeiten', afterWorks: { are: 'byAge', steps: [{ label: 'ab: Nässe im Keller', subject: 'feuchte' }] } } as unknown as Given[1] // prettier-ignore
const confirmed = { ...afterWorks, limitedBy: 'bestaetigt' } as unknown as Given[1]

test.each<[string, Given, readonly string[], number | undefined]>([
  ['damp among the damages', [damaged('feuchte', 30_000), repaired], ['keller-feuchte'], undefined],
  ['damp among the works', [damaged('feuchte', 30_000), afterWorks], ['heizung-baujahr', 'keller-feuchte'], undefined],
  [
    'damp among works of which a valuation gives back a part',
    [damaged('feuchte', 30_000), confirmed],
    ['heizung-baujahr', 'keller-feuchte'],
    undefined,
  ],
  [
    'an expert found less than the works leave',
    [damaged('feuchte', 30_000), { ...afterWorks, limitedBy: 'gutachten' } as unknown as Given[1]],
    [],
    undefined,
  ],
  ['rot goes on behind plaster', [damaged('holz', 60_000), repaired], ['schaedlinge-holz'], 50_000],
  ['nothing is taken off', [damaged('feuchte', 30_000), worth('schaetzung', 'named')], [], undefined],
  ['there is no estimate', [damaged('feuchte', 30_000), null], [], undefined],
])('%s: what the limit is less by already', (_, given, paid, hidden) => {
  const told = toldWorks(...given)
  expect(told.paid).toEqual(paid)
  expect(told.hidden).toEqual(hidden === undefined ? undefined : euro(hidden))
})

const contradiction = (key: string, ...values: readonly (number | string)[]) =>
  ({ key, message: '', values: values.map(value => ({ value, evidence: [] })) }) as unknown as NonNullable<Given[2]>[number] // prettier-ignore

test.each<[string, NonNullable<Given[2]>, boolean]>([
  ['larger areas', [contradiction('wohnflaeche', 74.6, 82, 98)], true],
  ['a smaller one among them', [contradiction('wohnflaeche', 74.6, 71, 98)], false],
  ['a larger plot', [contradiction('grundstuecksflaeche', 612, 640)], true],
  ['prices', [contradiction('kaufpreis', 148_000, 189_900)], false],
  ['larger areas beside prices', [contradiction('wohnflaeche', 74.6, 82), contradiction('kaufpreis', 148_000, 189_900)], false], // prettier-ignore
  ['rooms alone', [contradiction('zimmer', 3, 4)], false],
])('%s that the exposé names beside ours: is nothing held back?', (_, contradictions, isHarmless) => {
  expect(toldWorks(money('age'), null, contradictions).paid?.includes('widersprueche')).toBe(isHarmless)
})

const LEVY = { own: 21_400, isProposed: true, evidence: { page: 2, quote: 'Auf diese Wohnung entfielen 21.400 €.' } }
const DAMAGE = {
  id: 'statik-setzung',
  light: 'rot',
  evidence: [{ page: 2, quote: 'Chloridschäden an der Tiefgaragendecke' }],
}

const paidBy = (levies: readonly object[], known: readonly object[]) =>
  toldOfCommunity({ works: euro(0) }, levies as never, { expected: { amount: euro(21_400) } } as never, {
    heavy: [],
    known: known as never,
  }).paid ?? []

test('a damage whose levy tells what this flat pays costs that share, and nothing is held back beside it', () => {
  expect(paidBy([LEVY], [DAMAGE])).toEqual(['statik-setzung'])
  expect(paidBy([{ ...LEVY, works: { kinds: ['tiefgarage'] } }], [DAMAGE])).toEqual(['statik-setzung'])
})

test('a levy for something else, without a share, decided, or on another page leaves the damage open', () => {
  expect(paidBy([{ ...LEVY, works: { kinds: ['heizung'] } }], [DAMAGE])).toEqual([])
  expect(paidBy([{ ...LEVY, own: null }], [DAMAGE])).toEqual([])
  expect(paidBy([{ ...LEVY, isProposed: false }], [DAMAGE])).toEqual([])
  expect(paidBy([LEVY, LEVY], [DAMAGE])).toEqual([])
  expect(paidBy([LEVY], [{ ...DAMAGE, evidence: [{ page: 3, quote: 'Riss' }] }])).toEqual([])
})
