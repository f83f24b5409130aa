import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../../extract.ts'
import { page } from '../../typeset.fixture.ts'
import type { Part } from '../deal.ts'
import { CARDS, HOUSES } from './describedParts.fixture.ts'
import { LISTS } from './parts.fixture.ts'

const OFFER = [
  '# Immobilie zum Verkauf',
  '',
  'Käuferprovision: 3,57 %, Exposé und Besichtigung nach Absprache',
  'Das Objekt steht zum Verkauf.',
  '',
]

function told({ name, kind, areaM2, areaKind, rentMonthEuro, let: isLet, priceEuro, status }: Part): string {
  const area = areaM2 === null ? null : `${areaM2} ${areaKind}`
  const rent = rentMonthEuro === null ? null : `${rentMonthEuro} mtl`
  const letting = isLet === null ? null : isLet ? 'let' : 'empty'
  return `${name}: ${[kind, area, rent, letting, priceEuro, status].filter(said => said !== null).join(', ')}`
}

test.each([...LISTS, ...CARDS, ...HOUSES])('parts: %s', (_why, lines, parts) => {
  const { deal } = extract([page([...OFFER, ...lines])], calendarDate('2026-11-22'))
  expect(deal?.parts.map(told)).toEqual(parts)
})
