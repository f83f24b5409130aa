import { expect, test } from 'vitest'
import { remarkOf } from '#questions/domain/offered.fixture.ts'
import { instalmentsAtOnce } from './instalmentsAtOnce.ts'

const said = (stage: string) =>
  remarkOf({
    topic: 'gewaehrleistung',
    rule: 'raten-zusammen',
    meaning: 'Raten auf einmal',
    stage,
  })

test('rates that are due in one sum are told in € of the price, by what is built', () => {
  expect(instalmentsAtOnce([said('estrich')], 400_000)).toContain('auf einmal fällig (nach § 3 Abs. 2 MaBV bis zu 83,2\u00a0% des Preises, rund 332.800\u00a0€).') // prettier-ignore
  expect(instalmentsAtOnce([said('rohbau und dach')], null)).toContain('bis zu 63,6\u00a0% des Preises).')
  expect(instalmentsAtOnce([said('rohbau')], null)).toContain('bis zu 58\u00a0% des Preises).')
})

test('a stage that the ordinance does not name, and no such sentence, give no sum', () => {
  expect(instalmentsAtOnce([said('zaun')], 400_000)).toMatch(/auf einmal fällig\. Klären/u)
  expect(instalmentsAtOnce([], 400_000)).toBeNull()
})
