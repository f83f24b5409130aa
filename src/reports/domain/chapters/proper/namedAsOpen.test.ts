import { expect, test } from 'vitest'
import type { CostSubject } from '#extraction/domain/statements/costSubject.ts'
import type { OpenWork } from '#extraction/domain/statements/openWorks.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import { NO_SUMS, type StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { StatedWork } from '#finance/domain/plan/statedWorks.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { namedAsOpen } from './namedAsOpen.ts'

const work = (name: string, subject: CostSubject | null, quote: string, isPriced = false): OpenWork => ({
  ...{ name, subject, isDue: true, inPart: false, isPriced },
  evidence: { page: 2, quote, box: [0, 0, 1, 1] as const },
})
const KITCHEN = work('Küche', null, 'Die Küche ist von 1986.')
const FENCE = work('Zaun', 'aussenanlagen', 'Der Zaun ist morsch.')
const WALLS = work('Fassade', 'fassade', 'Das Einblasen wurde einmal mit 6.500 Euro angeboten.', true)

/** @param priced what the exposé prices @param due what the plan counts by its words */
function lines(
  openWorks: readonly OpenWork[],
  priced: readonly CostSubject[] = [],
  due: readonly string[] = [],
  ahead: readonly string[] = [],
  costs: StatedSums['costs'] = [],
) {
  const backlog = { ok: true, value: { trades: due.map(trade => ({ trade, occasion: 'told' })) } }
  const pricedWorks = priced.map(subject => ({ subject }) as StatedWork)
  const money = { home: { auction: false }, renovation: { backlog }, pricedWorks } as unknown as Assessment['money']
  const plannedWorks = ahead.map(kind => ({ kind, stage: 'geplant' })) as PlannedWork[]
  return namedAsOpen({ sums: { ...NO_SUMS, openWorks, costs }, money, plannedWorks })
}

test('what no figure holds is told in one line with its quotes, those with a sum first', () => {
  const [told] = lines([KITCHEN, FENCE, WALLS])
  expect(told?.title).toBe('Der Verkäufer nennt selbst als offen: Küche, Zaun und Fassade')
  expect(told?.text).toBe(
    'Seite\u00a02: „Das Einblasen wurde einmal mit 6.500 Euro angeboten.“ Seite\u00a02: „Die Küche ist von 1986.“ Gerechnet ist damit nicht: Lassen Sie sich sagen, was es kostet, bevor Sie bieten.',
  )
})

test.each([
  ['priced by the exposé', [FENCE], ['aussenanlagen'], [], []],
  ['priced with all the rest', [FENCE, KITCHEN], ['ganzes'], [], []],
  ['in the plan by its words', [WALLS], [], ['fassade'], []],
  ['announced, and told so', [WALLS], [], [], ['fassade']],
  ['nothing', [], [], [], []],
] as const)('%s is not told again', (_, works, priced, due, ahead) => {
  expect(lines(works, priced, due, ahead)).toEqual([])
})

test('what its own sentence prices is in the total, and nobody is to ask what it costs', () => {
  const roofLight = work('Dachfenster', null, 'Ein Dachfenster sollte ersetzt werden (Angebot 1.950 €).', true)
  const costs = [{ evidence: roofLight.evidence }] as unknown as StatedSums['costs']
  expect(lines([roofLight], [], [], [], costs)).toEqual([])
  expect(lines([KITCHEN], [], [], [], costs)).toHaveLength(1)
})
