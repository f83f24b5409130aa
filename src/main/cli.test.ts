import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AnalysisJson } from '#reports/domain/analysisJson.ts'

const SALE = 'samples/pdf/s01-gohlis-tabelle.pdf'
const RENTAL = 'samples/pdf/s12-bonn-mietwohnung.pdf'

let out: string
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'expose-ampel-cli-'))
})
afterEach(() => rm(out, { recursive: true }))

interface Ended {
  status: number
  stdout: string
  stderr: string
}

function run(...args: string[]): Promise<Ended> {
  return new Promise(resolve => {
    execFile(process.execPath, ['src/main/cli.ts', ...args], (error, stdout, stderr) => {
      resolve({ status: error ? Number(error.code) : 0, stdout, stderr })
    })
  })
}

async function resultOf(name: string): Promise<AnalysisJson> {
  return AnalysisJson.parse(JSON.parse(await readFile(join(out, name), 'utf8')))
}

test('a sale listing becomes one JSON file, status 0, progress on stderr only', async () => {
  const ended = await run(SALE, '--out', out)
  expect(ended).toMatchObject({ status: 0, stdout: '' })
  expect(ended.stderr).toContain('[1/1] s01-gohlis-tabelle.pdf: fertig')
  expect(await readdir(out)).toEqual(['KI-Report_s01-gohlis-tabelle.json'])
  const result = await resultOf('KI-Report_s01-gohlis-tabelle.json')
  expect(result).toMatchObject({ status: 'fertig', reason: null, document: { scannedPages: 0, unreadPages: [] } })
  expect(result.facts?.kaufpreis?.evidence[0]?.page).toBeGreaterThan(0)
})

test('the same file twice gives the same bytes', async () => {
  await run(SALE, '--out', join(out, 'a'))
  await run(SALE, '--out', join(out, 'b'))
  const [a, b] = await Promise.all(
    ['a', 'b'].map(folder => readFile(join(out, folder, 'KI-Report_s01-gohlis-tabelle.json'))),
  )
  expect(a?.equals(b!)).toBe(true)
})

test('refused files get their JSON with the reason, status 2, and do not stop the others', async () => {
  const ended = await run('package.json', RENTAL, SALE, '--out', out)
  expect(ended.status).toBe(2)
  expect(await readdir(out)).toHaveLength(3)
  const noPdf = await resultOf('KI-Report_package.json.json')
  expect(noPdf).toMatchObject({ status: 'abgelehnt', facts: null, document: { pages: null } })
  expect(noPdf.reason).toContain('kein PDF')
  const rental = await resultOf('KI-Report_s12-bonn-mietwohnung.json')
  expect(rental).toMatchObject({ status: 'abgelehnt', facts: null })
  expect(rental.reason).toMatch(/[Mm]iet/)
  expect(await resultOf('KI-Report_s01-gohlis-tabelle.json')).toMatchObject({ status: 'fertig' })
})

test('a path that cannot be read is a failure, status 1, and does not stop the others', async () => {
  const ended = await run('samples/none.pdf', SALE, '--out', out)
  expect(ended.status).toBe(1)
  expect(ended.stderr).toContain('none.pdf: Fehler: Die Datei kann nicht geöffnet werden.')
  expect(await readdir(out)).toEqual(['KI-Report_s01-gohlis-tabelle.json'])
})

test('files of the same name keep a result each', async () => {
  await run(SALE, SALE, '--out', out)
  expect(await readdir(out)).toEqual(['KI-Report_s01-gohlis-tabelle-2.json', 'KI-Report_s01-gohlis-tabelle.json'])
})

test('--json writes one line for each file to stdout and no files', async () => {
  const ended = await run(SALE, 'package.json', '--json', '--out', out)
  const results = ended.stdout.trim().split('\n')
  expect(results.map(line => AnalysisJson.parse(JSON.parse(line)).status)).toEqual(['fertig', 'abgelehnt'])
  expect(await readdir(out)).toEqual([])
})

test('--help explains, wrong calls explain and fail', async () => {
  expect(await run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run analyse') as string })
  for (const args of [[], ['--colour', SALE]]) {
    expect(await run(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining('DATEI…') as string })
  }
})
