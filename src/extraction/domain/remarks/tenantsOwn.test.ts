import { expect, test } from 'vitest'
import { isOfTenant } from './tenantsOwn.ts'

const of = (quote: string, topic: 'dach' | 'baeder') =>
  isOfTenant({ rule: `${topic}-erneuert`, topic, evidence: { page: 1, quote, box: [0, 0, 1, 1] } })

test.each([
  ['Die Mieterin hat auf eigene Kosten ein Bad eingebaut.', 'baeder', true],
  ['Das Bad hat der Mieter 2019 auf eigene Kosten erneuert.', 'baeder', true],
  ['Der Mieter hat auf seine Kosten Küche und Bad erneuert, das Dach ist von 2012.', 'baeder', true],
  ['Der Mieter hat auf seine Kosten Küche und Bad erneuert, das Dach ist von 2012.', 'dach', false],
  ['Das Dach wurde 2013 neu gedeckt und die Mieterin hat auf eigene Kosten das Bad erneuert.', 'dach', false],
  ['2013 kam ein neues Dach, die Pächterin hat auf ihre Kosten eine Theke eingebaut.', 'dach', false],
] as const)('what a tenant paid is his, and the rest of the sentence is not: %s %s', (quote, topic, isHis) => {
  expect(of(quote, topic)).toBe(isHis)
})
