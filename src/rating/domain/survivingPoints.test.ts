import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { SurvivingRight } from '#extraction/domain/deal/soldByCourt.ts'
import type { Bidding } from './bidding.ts'
import { survivingPoints } from './survivingPoints.ts'
import { takenOverOf } from './takenOver.ts'

const day = calendarDate('2026-11-28')
const RIGHT: SurvivingRight = { kind: 'wohnungsrecht', byCourt: null, appraised: null, evidence: [] }

function told(...rights: readonly SurvivingRight[]): string | undefined {
  const offer = { deal: { court: { rights } } } as unknown as Offer
  const [point] = survivingPoints(offer, { takenOver: takenOverOf({ rights }, day) } as Bidding)
  return point?.sentence.replace(/\u00a0/gu, ' ')
}

test('a right to live there is told with its rooms, the age of who holds it, and what it takes off', () => {
  const rooms = { words: 'an sämtlichen Räumen des Erdgeschosses', isPart: true }
  const holders = [{ age: 72, sex: 'frau' as const }]
  expect(told({ ...RIGHT, byCourt: 46_800, rooms, holders })).toBe(
    'Wohnungsrecht bleibt nach dem Zuschlag bestehen. Es gilt an sämtlichen Räumen des Erdgeschosses. Dort können Sie weder einziehen noch vermieten, solange es besteht; wer es hat, ist 72 Jahre alt, statistisch bleiben rund 15 Jahre. Vom höchsten Gebot sind dafür 46.800 € abgezogen.',
  )
  expect(told({ ...RIGHT, holders, month: 500 })).toContain('Vom höchsten Gebot sind dafür 62.')
  expect(told({ ...RIGHT, holders, ownerPays: ['Strom', 'Wasser'] })).toContain('Dazu zahlen Sie dort laut Exposé, so lange das Recht besteht: Strom und Wasser.') // prettier-ignore
  expect(told(RIGHT)).toContain('Seinen Wert haben wir nicht gefunden')
})

test('a way over the plot keeps nobody out', () => {
  expect(told({ ...RIGHT, kind: 'dienstbarkeit', byCourt: 500 })).toBeUndefined()
  expect(told()).toBeUndefined()
})
