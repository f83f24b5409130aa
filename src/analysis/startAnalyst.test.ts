import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AnalysisJson } from '#reports/domain/analysisJson.ts'
import type { Analyst, AnalysisResult } from '#analysis/domain/analyst.ts'
import { analysts } from './analysts.fixture.ts'
import { startAnalyst } from './startAnalyst.ts'

const run = promisify(execFile)
const SALE = 's53-kassel-kapitalanlage'
const SCAN = 's10-oldenburg-scan-schief'
const sample = (name: string) => readFile(`samples/pdf/${name}.pdf`)

let folder: string
let analyst: Analyst
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'expose-ampel-analyst-'))
  analyst = startAnalyst(new URL('../main/analystProcess.ts', import.meta.url), {
    environment: { DATA_DIR: folder },
    processes: 1,
  })
})
afterAll(async () => {
  await analyst.close()
  await rm(folder, { recursive: true })
})

async function analyse(name: string, signal = new AbortController().signal): Promise<[AnalysisResult, string[]]> {
  const stages: string[] = []
  const onStage = (stage: string) => {
    if (stages.at(-1) !== stage) stages.push(stage)
  }
  const order = { file: `${name}.pdf`, bytes: await sample(name), lens: null, given: {}, replies: null, onStage }
  return [await analyst.analyse(order, signal), stages]
}

function done(result: AnalysisResult) {
  if (result.outcome !== 'done') throw new Error(result.message)
  return result
}

test('makes the same bytes as the command line, and a preview that gives nothing away', async () => {
  const [result, stages] = await analyse(SALE)
  const { files, score, light, pages } = done(result)
  expect(stages).toEqual(['reading', 'extracting', 'answering', 'valuing', 'rating', 'rendering'])
  const env = { ...process.env, DATA_DIR: folder }
  await run(process.execPath, ['src/main/cli.ts', `samples/pdf/${SALE}.pdf`, '--pdf', '--out', folder], { env })
  const ours = [files['analysis.json'], files['report.pdf'], files['report.html']]
  for (const [index, ending] of ['json', 'pdf', 'html'].entries()) {
    const theirs = await readFile(join(folder, `KI-Report_${SALE}.${ending}`))
    expect(theirs.equals(ours[index] ?? Buffer.alloc(0)), ending).toBe(true)
  }
  const json = AnalysisJson.parse(JSON.parse(Buffer.from(files['analysis.json']).toString()))
  expect({ score, light, pages }).toEqual({
    score: json.rating?.score,
    light: json.rating?.light,
    pages: json.document.pages,
  })
  const preview = Buffer.from(files['preview.html']).toString()
  expect(preview).toContain('Angaben des Exposés')
  expect(preview).not.toMatch(new RegExp(`von 100|\\b${score} Punkte`))
  expect(preview.length).toBeLessThan(files['report.html'].length / 4)
}, 600_000)

test('looks at an exposé with the eyes of the buyer who says what he wants', async () => {
  const bytes = await sample(SALE)
  const lenses = ['eigennutzung', 'kapitalanlage'] as const
  for (const lens of lenses) {
    const order = { file: 'x.pdf', bytes, lens, given: {}, replies: null, onStage: () => {} }
    const { files } = done(await analyst.analyse(order, new AbortController().signal))
    const json = AnalysisJson.parse(JSON.parse(Buffer.from(files['analysis.json']).toString()))
    expect(json.provenance?.lens).toBe(lens)
  }
})

test.each([
  ['s12-bonn-mietwohnung', 'intake.noListing'],
  ['s31-salzburg-oesterreich', 'intake.abroad'],
  ['s47-leer', 'intake.unreadable'],
])('refuses %s with a sentence: %s', async (name, code) => {
  const [result] = await analyse(name)
  expect(result).toMatchObject({ outcome: 'refused', code })
  if (result.outcome === 'refused') expect(result.message).toMatch(/^[A-ZÄÖÜ].+\.$/s)
})

test('works behind everything else, in a process of its own', async () => {
  const [pid = 0] = await analysts()
  expect(pid).toBeGreaterThan(0)
  expect(getPriority(pid)).toBe(19)
})

test('is ended when the analysis is no longer wanted, and the next one works', async () => {
  const [before] = await analysts()
  const stop = new AbortController()
  const ended = analyse(SCAN, stop.signal)
  setTimeout(() => stop.abort(new Error('stopped')), 300)
  await expect(ended).rejects.toThrow('stopped')
  done((await analyse(SALE))[0])
  expect((await analysts()).includes(before ?? 0)).toBe(false)
})
