import { expect, test } from 'vitest'
import { type Lease, type Sandbox, SandboxFailure } from '#platform/sandbox/sandboxPort.ts'
import type { Page } from '#reading/domain/page.ts'
import { recogniseScans, type ScannedDocument } from './recogniseScans.ts'
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
  const pages = await recogniseScans({
    ...documentOf(lease, [0, 1, 2, 3]),
    report: ({ page }) => seen.push(page),
  })
  expect(asked).toEqual(turned)
  expect([...pages.keys()]).toEqual([0, 1, 2, 3])
  expect(seen).toEqual([1, 2, 3, 4])
})

test.each([
  { scans: 20, shouldContinue: false, read: [0, 4, 8, 11, 15, 19], why: 'a sample that says nothing ends it' },
  {
    scans: 20,
    shouldContinue: true,
    read: Array.from({ length: 20 }, (_, index) => index),
    why: 'a sample that says something',
  },
  { scans: 6, shouldContinue: false, read: [0, 1, 2, 3, 4, 5], why: 'too few scans for a sample' },
])('$scans scans, $why: pages $read are recognised', async ({ scans, shouldContinue, read }) => {
  const samples: number[] = []
  const indices = Array.from({ length: scans }, (_, index) => index)
  const lease = leaseOf(index => ({ ...CLEAR, number: index + 1 }))
  const pages = await recogniseScans({
    ...documentOf(lease, indices),
    shouldContinue: sample => {
      samples.push(...sample.map(({ number }) => number - 1))
      return shouldContinue
    },
  })
  expect([...pages.keys()].sort((a, b) => a - b)).toEqual(read)
  expect(samples).toEqual(scans > 6 ? [0, 4, 8, 11, 15, 19] : [])
})

function pageOf(text: string, confidence: number): Page {
  const box = [0, 0, 10, 10] as const
  const segment = { words: [], text, box }
  const blocks = [{ lines: [{ segments: [segment], box }], box }]
  return { number: 1, width: 100, height: 100, source: 'ocr', confidence, blocks } as unknown as Page
}

test('a page that is too heavy to draw, or to recognise, is lost alone, and the document is opened again', async () => {
  const opened: number[] = []
  const heavy = new SandboxFailure('time', 'no answer')
  const lease = leaseOf(
    index => {
      if (index === 2) throw new SandboxFailure('memory', 'none left')
      return { ...CLEAR, number: index + 1 }
    },
    { draw: index => (index === 1 ? heavy : true), open: () => opened.push(1) },
  )
  const pages = await recogniseScans(documentOf(lease, [0, 1, 2, 3]))
  expect([...pages].map(([index, page]) => [index, typeof page === 'string' ? page : 'read'])).toEqual([
    [0, 'read'],
    [1, 'too-slow'],
    [2, 'too-large'],
    [3, 'read'],
  ])
  expect(opened).toHaveLength(2)
})

test('after four pages that are too heavy the rest is left', async () => {
  const lease = leaseOf(() => CLEAR, { draw: () => new SandboxFailure('time', 'no answer') })
  const pages = await recogniseScans(documentOf(lease, [0, 1, 2, 3, 4, 5]))
  expect([...pages.values()]).toEqual(Array.from({ length: 4 }, () => 'too-slow'))
})

test('errors of our own code are not taken for a bad page', async () => {
  const lease = leaseOf(() => {
    throw new SandboxFailure('crash', 'x is not a function', 'TypeError')
  })
  await expect(recogniseScans(documentOf(lease, [0]))).rejects.toThrow('x is not a function')
})

/** One process, in which the document is open. */
function leaseOf(
  recognise: (index: number, mayTurn: boolean) => Page,
  { draw = () => true, open = () => 0 }: { draw?: (index: number) => true | Error; open?: () => number } = {},
): Lease<ReadingMethods> {
  let index = 0
  const call = (method: string, input: { index: number; mayTurn: boolean }): Promise<unknown> => {
    if (method === 'open') open()
    if (method === 'recognise') return Promise.resolve().then(() => recognise(index, input.mayTurn))
    if (method !== 'drawForOcr') return Promise.resolve(true)
    const drawn = draw((index = input.index))
    return drawn === true ? Promise.resolve(true) : Promise.reject(drawn)
  }
  return { call, release: () => {} } as unknown as Lease<ReadingMethods>
}

/** One process, no other is free. */
function documentOf(lease: Lease<ReadingMethods>, indices: readonly number[]): ScannedDocument {
  const scans = new Map(indices.map(index => [index, { text: { ...PHOTO, blocks: [] }, region: null, isPaper: true }]))
  const sandbox = { waiting: 0, leaseFree: () => undefined } as unknown as Sandbox<ReadingMethods>
  return { sandbox, lease, bytes: new Uint8Array(), isOpen: true, scans, report: () => {}, shouldContinue: () => true }
}
