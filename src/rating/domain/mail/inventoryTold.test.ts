import { expect, test } from 'vitest'
import { remarkOf } from '#questions/domain/offered.fixture.ts'
import { isInventoryTold } from './inventoryTold.ts'
import { mailCaseOf } from './mailCase.fixture.ts'

test.each([
  ['Die Küche darf bleiben und kostet nichts.', true],
  ['Die Küche geben wir für 2.500 € Ablöse ab.', true],
  ['Die Küche geht gegen Ablöse über.', false],
] as const)('%s: told is %s', (quote, isTold) => {
  const said = { ...remarkOf({ topic: 'inventar', rule: 'inventar-extra', meaning: quote, tone: 'hinweis' }), evidence: { page: 1, quote, box: [0, 0, 9, 9] as const } } // prettier-ignore
  expect(isInventoryTold(mailCaseOf({ objektart: 'Eigentumswohnung' }, { remarks: [said] }))).toBe(isTold)
})
