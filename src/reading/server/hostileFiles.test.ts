import { execFileSync } from 'node:child_process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reader } from './index.ts'
import { startReader } from '#analysis/reader.ts'
import { processorMs } from '#platform/sandbox/processorTime.ts'
import * as nasty from '../../../samples/nasty/files.ts'

/** What the issue promises for every file of this kind, of the processor's time: a busy machine answers the same. */
const SECONDS = 20

let reader: Reader
beforeAll(async () => {
  reader = await startReader({ processes: 2, engine: 'embedded' })
})
afterAll(() => reader.close())

/** Each file, and the answers that are right: named failures, or 'read' where the file can be read in spite of its fault. */
const FILES: [name: string, make: () => Buffer, answers: string[]][] = [
  ['an empty file', nasty.empty, ['leer']],
  ['no PDF', nasty.noPdf, ['kein-pdf']],
  ['an encrypted file', nasty.encrypted, ['verschluesselt']],
  ['a file cut at 98 %', () => nasty.truncated(0.98), ['beschaedigt', 'read']],
  ['a file cut in the middle', () => nasty.truncated(0.5), ['beschaedigt']],
  ['a file cut in its first object', () => nasty.truncated(0.005), ['beschaedigt']],
  ['5,000 pages', () => nasty.manyPages(5000), ['zu-viele-seiten']],
  ['201 pages', () => nasty.manyPages(201), ['zu-viele-seiten']],
  ['200 pages', () => nasty.manyPages(200), ['read']],
  ['a page count of nought', () => nasty.bogusCount('0'), ['read']],
  ['a page count of 150 over one page', () => nasty.bogusCount('150'), ['read']],
  ['a page count of 5,000 over one page', () => nasty.bogusCount('5000'), ['read']],
  ['an encrypted file that opens without pages', nasty.encryptedWithoutPages, ['verschluesselt']],
  [
    'a page count of two thousand million',
    () => nasty.bogusCount('2147483647'),
    ['zu-gross', 'zu-viele-seiten', 'read'],
  ],
  ['a page tree 1,000 levels deep', () => nasty.deepPageTree(1000), ['unlesbar', 'beschaedigt']],
  ['a page tree 50,000 levels deep', () => nasty.deepPageTree(50_000), ['beschaedigt']],
  ['a page tree that contains itself', nasty.loopedPageTree, ['beschaedigt']],
  ['a cross-reference table that names itself', nasty.loopedXref, ['read']],
  ['a gigabyte in drawing commands', nasty.bombInContent, ['zu-gross', 'zu-langsam']],
  ['a gigabyte in a picture', nasty.bombInImage, ['zu-gross', 'unlesbar']],
  ['a gigabyte in an object stream', nasty.bombInObjectStream, ['zu-gross', 'zu-langsam', 'beschaedigt']],
  ['nine million drawing commands', nasty.endlessCommands, ['zu-gross', 'zu-langsam']],
  ['seven million characters', nasty.endlessText, ['zu-gross', 'zu-langsam']],
  ['a billion drawings in eleven objects', nasty.billionForms, ['zu-gross', 'zu-langsam']],
  ['a gray picture of 30,000 × 30,000', () => nasty.giantImage(30_000, 8), ['zu-gross', 'zu-langsam', 'unlesbar']],
  [
    'a black and white picture of 60,000 × 60,000',
    () => nasty.giantImage(60_000, 1),
    ['zu-gross', 'zu-langsam', 'unlesbar'],
  ],
  ['a page of 9,999,999 points', nasty.giantPage, ['zu-gross', 'unlesbar']],
  ['300,000 objects', () => nasty.manyObjects(300_000), ['read']],
]

test.each(FILES)('%s', async (_, make, answers) => {
  const bytes = make()
  const start = processorMs(process.pid) ?? NaN
  const outcome = await reader.readDocument(bytes)
  expect((processorMs(process.pid) ?? NaN) - start).toBeLessThan(SECONDS * 1000)
  expect(answers).toContain(outcome.ok ? 'read' : outcome.failure.code)
  if (!outcome.ok) expect(outcome.failure.message).toMatch(/^[A-ZÄÖÜ].*Bitte .*\.$/s)
})

test('a heavy drawing is lost alone, and named; the pages around it are read', async () => {
  const outcome = await reader.readDocument(nasty.heavyPageBetween(600_000))
  if (!outcome.ok) throw new Error(outcome.failure.code)
  expect(outcome.value.lostPages).toEqual([2])
  expect(outcome.value.pages.map(page => page.blocks.length > 0)).toEqual([true, false, true])
})

test('of a page count that is not true the pages that are missing are named', async () => {
  const outcome = await reader.readDocument(nasty.bogusCount('9'))
  expect(outcome.ok && outcome.value.lostPages).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
})

test('an ordinary file is read after all of these, and nothing is left behind', async () => {
  const outcome = await reader.readDocument(nasty.good())
  expect(outcome.ok && outcome.value.pages[0]?.blocks.length).toBeGreaterThan(0)
  await reader.close()
  expect(childProcesses()).toEqual([])
})

test('the parent does not grow while reading hostile files over and over', async () => {
  const crowd = await startReader({ processes: 2, engine: 'embedded' })
  const files = [nasty.billionForms(), nasty.encrypted(), nasty.truncated(0.5), nasty.good()]
  const round = () => Promise.all(files.map(bytes => crowd.readDocument(bytes)))
  await round()
  const before = heap()
  for (let rounds = 0; rounds < 2; rounds++) await round()
  expect(heap() - before).toBeLessThan(5_000_000)
  await crowd.close()
})

test('what large files took is given back: no process keeps it for the next', async () => {
  const crowd = await startReader({ processes: 2, engine: 'embedded' })
  const large = Buffer.concat([nasty.good(), Buffer.alloc(90_000_000, ' ')])
  const read = await Promise.all([large, large].map(bytes => crowd.readDocument(bytes)))
  expect(read.map(({ ok }) => ok)).toEqual([true, true])
  expect((await crowd.readDocument(nasty.good())).ok).toBe(true)
  expect(Math.max(...residentMB())).toBeLessThan(250)
  await crowd.close()
})

/** Memory of the parent that is truly in use, in bytes. */
function heap(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Reading processes that this process has started: its id, resident KiB, command. */
function childProcesses(): string[] {
  const rows = execFileSync('ps', ['-eo', 'ppid=,rss=,args='], { encoding: 'utf8' }).split('\n')
  return rows.filter(row => row.trim().startsWith(`${process.pid} `) && row.includes('readingProcess'))
}

/** Of each reading process. */
function residentMB(): number[] {
  return childProcesses().map(row => Number(row.trim().split(/\s+/)[1]) / 1000)
}
