import { expect, test } from 'vitest'
import type { Remark } from '../remark.ts'
import { withPaidFromReserve } from './withPaidFromReserve.ts'

const evidence = { page: 1, quote: 'Haustür für 18.500 € beschlossen', box: [1, 2, 3, 4] } as const
const told = { rule: 'beschluss-genannt', topic: 'sonderumlage', tone: 'hinweis', certainty: 'stated', meaning: 'Beschluss', evidence } as unknown as Remark // prettier-ignore
const works = { work: 'Haustür', amount: 18_500, isDecided: true, evidence } as const

test('works that the reserve pays leave nothing to ask for but the decision, and less in the reserve', () => {
  const [remark] = withPaidFromReserve([told], [works], 60_000)
  expect(remark).toMatchObject({ tone: 'neutral' })
  expect(remark?.meaning).toContain('bleiben 41.500')
  expect(withPaidFromReserve([told], [{ ...works, isDecided: false }], 60_000)).toEqual([told])
})
