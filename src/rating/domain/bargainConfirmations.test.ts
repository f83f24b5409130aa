import { expect, test } from 'vitest'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { PointedDeal } from '#extraction/domain/pointed/pointedDeal.ts'
import { bargainConfirmations } from './bargainConfirmations.ts'
import { dealOf } from './mail/mailCase.fixture.ts'

const at = (page: number) => ({ page, quote: `Worte der Seite ${page}`, box: [0, 0, 10, 10] as const })

type Said = readonly [
  topic: PointedDeal['topic'],
  value: string,
  outcome: PointedDeal['outcome'],
  known?: string | null,
]

function asked(deal: Deal, ...said: readonly Said[]) {
  const pointed = said.map(([topic, value, outcome, known = null]): PointedDeal => {
    return { topic, value, outcome, known, evidence: at(2) }
  })
  return bargainConfirmations(pointed, deal, [{ kind: 'fenster', stage: 'geplant', year: null, evidence: [] }]).map(
    ({ found: { key, value, reason } }) => [key, value, reason],
  )
}

const PLAIN = dealOf('bestand', { status: 'unbekannt' })
const pointed = { kind: 'pointed', page: 2 }

test('what the rules have not read is asked with what we read at the place', () => {
  expect(asked(PLAIN, ['status', 'reserviert', 'hinweis'])).toEqual([['status', 'reserviert', pointed]])
  expect(asked(PLAIN, ['ausgeschlossen', 'Sauna', 'hinweis'], ['ausgeschlossen', 'Pool', 'hinweis'])).toEqual([
    ['ausgeschlossen', 'Sauna, Pool', pointed],
  ])
  expect(asked(PLAIN, ['teile', 'Carport', 'hinweis'])).toEqual([['teile', 'Carport', pointed]])
  expect(asked(PLAIN, ['arbeiten', 'dach geplant', 'hinweis'])).toEqual([['arbeiten', 'dach geplant', pointed]])
})

test('a kind of sale that nothing speaks of is no reading; one that is read is asked beside the other', () => {
  expect(asked(PLAIN, ['verkaufsart', 'rueckmiete', 'verschieden', 'bestand'])).toEqual([
    ['verkaufsart', 'rueckmiete', pointed],
  ])
  expect(asked(dealOf('anteil', {}), ['verkaufsart', 'rueckmiete', 'verschieden', 'anteil'])).toEqual([
    ['verkaufsart', 'anteil', { kind: 'differing', page: 2, other: 'rueckmiete' }],
  ])
})

test('of two states at two places none is proposed', () => {
  expect(asked(PLAIN, ['status', 'reserviert', 'hinweis'], ['status', 'verkauft', 'hinweis'])).toEqual([
    ['status', null, { kind: 'sighted', page: 2 }],
  ])
})

test('what both readers read alike, and what is told beside it, are not asked', () => {
  const said: Said[] = [
    ['status', 'reserviert', 'gleich'],
    ['ausgeschlossen', 'Küche', 'verschieden', 'dabei'],
    ['arbeiten', 'dach geplant', 'verschieden', 'dach erforderlich'],
  ]
  expect(asked(PLAIN, ...said)).toEqual([])
})

test('what the buyer has stated is settled', () => {
  const stated = <Value>(value: Value) => ({ value, evidence: [], question: null, buyer: 'stated' as const })
  const deal: Deal = {
    ...PLAIN,
    ...{ status: stated('reserviert'), type: stated('rueckmiete'), excluded: [{ name: 'sauna', evidence: [] }] },
  }
  const said: Said[] = [
    ['status', 'verkauft', 'hinweis'],
    ['verkaufsart', 'anteil', 'hinweis'],
    ['ausgeschlossen', 'Sauna', 'hinweis'],
    ['arbeiten', 'fenster geplant', 'hinweis'],
  ]
  expect(asked(deal, ...said)).toEqual([])
})
