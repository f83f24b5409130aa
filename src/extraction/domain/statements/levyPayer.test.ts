import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { leviesOf } from './levies.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

test.each([
  ['und sind vom jeweiligen Eigentümer zu tragen', 'buyer'],
  ['und sind von dem jeweiligen Eigentümer zu zahlen', 'buyer'],
  ['und trägt der jeweilige Eigentümer', 'buyer'],
  ['und sind vom jeweils eingetragenen Eigentümer zu tragen', 'buyer'],
  ['und trägt der Eigentümer', 'seller'],
  ['und trägt der jetzige Eigentümer', 'seller'],
  ['und werden vom Verkäufer noch getragen', 'seller'],
] as const)('a frame that a levy pays for the most part comes to the flat by its share: %s', (line, payer) => {
  const told = `In der Versammlung vom 21.05.2026 wurde die Betonsanierung der Balkone beschlossen (Kostenrahmen 3,9 Mio. €), finanziert überwiegend durch Sonderumlage nach Miteigentumsanteilen (unser Anteil 46/10.000); die Raten werden zum 01.03.2027 fällig ${line}.`
  const [levy] = leviesOf(passagesOf([page(['# Eigentumswohnung zum Kauf', '', told])]), SETTING)
  expect(levy).toMatchObject({ own: 17_940, isProposed: false, payer, works: { kinds: ['balkon'], cost: 3_900_000 } })
  // The reserve or a loan may pay the rest of it.
  expect(levy?.works?.byLevyAlone).toBeUndefined()
})
