import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'
import { OFFERS } from './offers.fixture.ts'
import { BY_FEW_WORDS } from './dealsByForm.fixture.ts'
import { HOUSES_OF_UNITS, LAND, OTHER_BARGAINS, TO_BE_BUILT, USED } from './deal.fixture.ts'

/** So much is in every offer. */
const OFFERED = ['', 'Käuferprovision: 3,57 %', 'Besichtigung nach Absprache, das Objekt steht zum Verkauf.']

test.each([...USED, ...HOUSES_OF_UNITS, ...LAND, ...TO_BE_BUILT, ...OTHER_BARGAINS, ...BY_FEW_WORDS])(
  '%j is %s of %s',
  (text, type, objectKind) => {
    const { deal } = extract([page([...text.split(' / '), ...OFFERED])], calendarDate('2026-11-22'))
    expect({ type: deal?.type.value, objectKind: deal?.objectKind.value }).toEqual({ type, objectKind })
  },
)

test.each(OFFERS)('%s, %s, %s, %s: %s', (document, type, objectKind, status, text) => {
  const { kind, deal } = extract([page(text.split(' / '))], calendarDate('2026-11-22'))
  expect([kind, deal?.type.value, deal?.objectKind.value, deal?.status.value]).toEqual([
    document,
    type,
    objectKind,
    status,
  ])
})
