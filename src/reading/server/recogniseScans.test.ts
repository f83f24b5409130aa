import { expect, test } from 'vitest'
import type { Lease, Sandbox } from '#platform/sandbox/sandboxPort.ts'
import type { Page } from '#reading/domain/page.ts'
import { recogniseScans } from './recogniseScans.ts'
import type { ReadingMethods } from './readingMethods.ts'

const DOUBTFUL = pageOf('Qx7 '.repeat(15), 0.4)
const CLEAR = pageOf('Wohnfläche 84 m², Baujahr 1988, Hausgeld 312 € im Monat', 0.9)
const PHOTO = pageOf('..', 0.3)

test.each([
  { first: [DOUBTFUL, DOUBTFUL], turned: [true, true, false, false], why: 'two without readable text' },
  { first: [DOUBTFUL, CLEAR], turned: [true, true, true, true], why: 'one that is readable' },
  { first: [PHOTO, DOUBTFUL], turned: [true, true, true, true], why: 'a photo, which tells nothing' },
])('after $why the other scans are turned: $turned', async ({ first, turned }) => {
  const asked: boolean[] = []
  const lease = leaseOf((index, mayTurn) => {
    asked.push(mayTurn)
    return first[index] ?? DOUBTFUL
  })
  const seen: number[] = []
  const pages = await recogniseScans(
    alone(),
    lease,
    new Uint8Array(),
    [0, 1, 2, 3],
    ({ page }) => seen.push(page),
    () => true,
  )
  expect(asked).toEqual(turned)
  expect([...pages.keys()]).toEqual([0, 1, 2, 3])
  expect(seen).toEqual([1, 2, 3, 4])
})

test.each([
  { scans: 20, goesOn: false, read: [0, 4, 8, 11, 15, 19], why: 'a sample that says nothing ends it' },
  {
    scans: 20,
    goesOn: true,
    read: Array.from({ length: 20 }, (_, index) => index),
    why: 'a sample that says something',
  },
  { scans: 6, goesOn: false, read: [0, 1, 2, 3, 4, 5], why: 'too few scans for a sample' },
])('$scans scans, $why: pages $read are recognised', async ({ scans, goesOn, read }) => {
  const samples: number[] = []
  const indices = Array.from({ length: scans }, (_, index) => index)
  const lease = leaseOf(index => ({ ...CLEAR, number: index + 1 }))
  const pages = await recogniseScans(
    alone(),
    lease,
    new Uint8Array(),
    indices,
    () => {},
    sample => {
      samples.push(...sample.map(({ number }) => number - 1))
      return goesOn
    },
  )
  expect([...pages.keys()]).toEqual(read)
  expect(samples).toEqual(scans > 6 ? [0, 4, 8, 11, 15, 19] : [])
})

function pageOf(text: string, confidence: number): Page {
  const box = [0, 0, 10, 10] as const
  const segment = { words: [], text, box }
  const blocks = [{ lines: [{ segments: [segment], box }], box }]
  return { number: 1, width: 100, height: 100, source: 'ocr', confidence, blocks } as unknown as Page
}

/** One process, in which the document is open. */
function leaseOf(recognise: (index: number, mayTurn: boolean) => Page): Lease<ReadingMethods> {
  let drawn = 0
  const call = (method: string, input: { index: number; mayTurn: boolean }) => {
    if (method === 'drawForOcr') drawn = input.index
    return Promise.resolve(method === 'recognise' ? recognise(drawn, input.mayTurn) : true)
  }
  return { call, release: () => {} } as unknown as Lease<ReadingMethods>
}

/** No other process is free. */
function alone(): Sandbox<ReadingMethods> {
  return { waiting: 0, leaseFree: () => undefined } as unknown as Sandbox<ReadingMethods>
}
