import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { rentOfValue, worksOfLimit } from './twoFigures.ts'

type Works = Parameters<typeof worksOfLimit>[0]
type Rents = Parameters<typeof rentOfValue>[0]

const works = (are: string, taken: number, counted: number, { limitedBy = 'arbeiten', asItStands = false } = {}) =>
  worksOfLimit({
    worth: { limitedBy, afterWorks: { are, works: euro(taken), asItStands } },
    money: {
      renovation: { backlog: { ok: true, value: { by: { told: { mid: { amount: euro(counted) } } } } } },
      statedWorks: [],
    },
  } as unknown as Works)

test.each([
  ['least', 92_361, 161_512, 1],
  ['least', 160_000, 161_512, 0],
  ['named', 20_000, 60_000, 1],
  // Of works by their age the limit says it itself.
  ['byAge', 20_000, 60_000, 0],
])('works that are %s: %s € off the limit beside %s € in the total are told in %s sentence', (are, taken, counted, n) => {
  expect(works(are, taken, counted)).toHaveLength(n)
}) // prettier-ignore

test('a limit that no works made tells of none', () => {
  expect(works('least', 45_901, 90_000, { limitedBy: 'gutachten' })).toEqual([])
  expect(works('least', 177_501, 300_000, { asItStands: true })).toEqual([])
})

const rents = (valued: number, paid: number, { ending, part = 1 }: { ending: object | null; part?: number }) =>
  rentOfValue({
    appraisal: { methods: [{ value: 400_000, part, yearlyRent: valued }] },
    money: {
      cashflow: {
        ok: true,
        value: { rent: { ofPart: false, partly: null }, ending, year: { mid: { rent: { amount: euro(paid) } } } },
      },
    },
  } as unknown as Rents)

test('a rent of the value that the cash flow does not reckon with is told with its reason', () => {
  expect(JSON.stringify(rents(29_507, 16_428, { ending: {} }))).toMatch(/29\.507.*16\.428.*nach der Kündigung/u)
  expect(rents(16_500, 16_428, { ending: {} })).toEqual([])
  expect(rents(29_507, 16_428, { ending: null })).toEqual([])
  expect(rents(29_507, 16_428, { ending: {}, part: 0 })).toEqual([])
})
