import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'
import { readRemarks } from './remarks/readRemarks.ts'
import { rentCapOf } from './rentCap.ts'
import { page } from './typeset.fixture.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const cap = (text: string) => rentCapOf(readRemarks(passagesOf([page([text])]), SETTING))?.month ?? null

test.each([
  ['Nach einem Zusatz zum Mietvertrag darf die Miete nicht über 480 € kalt angehoben werden.', 480],
  ['Vereinbart wurde 2016, dass die Kaltmiete höchstens auf 1.150,00 Euro steigen darf.', 1150],
  ['Die Grundmiete ist vertraglich auf 615 EUR gedeckelt.', 615],
  ['Die Miete ist im Vertrag auf maximal 530 € begrenzt.', 530],
])('%s: up to %d', (text, month) => {
  expect(cap(text)).toBe(month)
})

test.each([
  'Die Miete darf nach § 558 BGB höchstens auf 480 € erhöht werden.',
  'Die Stellplatzmiete darf höchstens auf 60 € steigen.',
  'Die Miete beträgt 480 € und wurde 2022 erhöht.',
  'Die Miete darf höchstens auf 9,50 € je m² steigen.',
])('%s: nothing is agreed', text => {
  expect(cap(text)).toBeNull()
})
