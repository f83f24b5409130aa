import { expect, test } from 'vitest'
import type { Deal, DealType } from '#extraction/domain/deal/deal.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { euro } from '#kernel/money.ts'
import { houseContractPoints } from './houseContractPoints.ts'

function said(rule: string, meaning: string, quote: string): Remark {
  const evidence = { page: 2, quote, box: [0, 0, 1, 1] as const }
  return { topic: 'gewaehrleistung', tone: 'warnung', meaning, year: null, certainty: 'stated', rule, scope: PLAIN, evidence } // prettier-ignore
}

const FEE = said('ruecktritt-pauschale', 'Wer zurücktritt, zahlt laut Exposé 8 % der Auftragssumme', 'danach pauschal 8 % der Auftragssumme') // prettier-ignore
const POINTS = said('vergabe-punkte', '', 'nach dem Punkteverfahren vergeben')

const sentences = (type: DealType, ...remarks: Remark[]) =>
  houseContractPoints({ deal: { type: { value: type } } as Deal }, remarks, euro(298_900)).map(({ sentence }) =>
    sentence.replace(/\u00a0/gu, ' '),
  )

test('a house contract is not signed before the ground is sure, with what leaving it costs', () => {
  expect(sentences('fertighaus', FEE, POINTS)).toEqual([
    'Unterschreiben Sie den Hausvertrag erst, wenn Ihnen das Grundstück sicher ist: Wer zurücktritt, zahlt laut Exposé 8 % der Auftragssumme, rund 23.912 €; das Grundstück vergibt die Gemeinde in einem Verfahren, ob Sie es bekommen, ist offen.',
  ])
})

test('of several shares in its sentence it reckons the one it tells', () => {
  const fee = { ...FEE, evidence: { ...FEE.evidence, quote: 'Bei Rücktritt fallen vor Bauantrag 3 %, danach 8 % der Auftragssumme an.' } } // prettier-ignore
  expect(sentences('fertighaus', fee)[0]).toContain('8 % der Auftragssumme, rund 23.912 €')
})

test('without such a clause, and where no house contract is signed, nothing is told', () => {
  expect(sentences('fertighaus')).toEqual([])
  expect(sentences('grundstueck', POINTS)).toEqual([])
})
