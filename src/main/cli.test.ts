import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, fakeEndpoint } from '#platform/llm/fakeEndpoint.fixture.ts'
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
  return runWith({}, ...args)
}

/** With an empty data folder, so that nothing that was imported on this machine counts. */
function runWith(environment: Record<string, string>, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: join(out, 'data'), ...environment }
  return new Promise(resolve => {
    execFile(process.execPath, ['src/main/cli.ts', ...args], { env }, (error, stdout, stderr) => {
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
  expect(ended.stderr).toMatch(/\[1\/1\] s01-gohlis-tabelle\.pdf: Ampel (grün|gelb|rot), \d+ von 100 Punkten/)
  expect(await readdir(out)).toEqual(['KI-Report_s01-gohlis-tabelle.json'])
  const result = await resultOf('KI-Report_s01-gohlis-tabelle.json')
  expect(result).toMatchObject({ status: 'fertig', reason: null, document: { scannedPages: 0, unreadPages: [] } })
  expect(result.facts?.kaufpreis?.evidence[0]?.page).toBeGreaterThan(0)
})

test('the same file ten times gives the same bytes', async () => {
  await run(...Array.from({ length: 9 }, () => SALE), '--out', out)
  await run(SALE, '--out', join(out, 'other'))
  const names = (await readdir(out)).filter(name => name.endsWith('.json'))
  expect(names).toHaveLength(9)
  const first = await readFile(join(out, 'other', 'KI-Report_s01-gohlis-tabelle.json'))
  for (const name of names) expect(first.equals(await readFile(join(out, name))), name).toBe(true)
})

test('the whole analysis is in the JSON, judged for the day and the buyer that were asked for', async () => {
  await run(SALE, '--out', out, '--stichtag', '2027-03-01', '--ziel', 'kapitalanlage')
  const result = await resultOf('KI-Report_s01-gohlis-tabelle.json')
  expect(result.provenance).toMatchObject({ day: '2027-03-01', lens: 'kapitalanlage', model: null })
  expect(result.answers.length).toBeGreaterThan(90)
  expect(result.price?.estimate?.mid).toBeGreaterThan(10_000)
  expect(result.rating?.score).toBeGreaterThanOrEqual(0)
  for (const section of ['negotiation', 'purchaseCosts', 'financing', 'cashflow', 'energy', 'renovation'] as const)
    expect(result[section], section).not.toBeNull()
  expect(result.todos.length).toBeGreaterThan(10)
})

test('a day that is none and an unknown aim are wrong calls that say what is expected', async () => {
  const noDay = await run(SALE, '--out', out, '--stichtag', '31.02.2026')
  expect(noDay.status).toBe(1)
  expect(noDay.stderr).toContain('Beispiel: 2026-11-21')
  const tooEarly = await run(SALE, '--out', out, '--stichtag', '2020-01-15')
  expect(tooEarly.status).toBe(1)
  expect(tooEarly.stderr).toMatch(/Für den 15\.01\.2020 fehlen Tabellen: Gerechnet werden kann ab dem \d\d\.\d\d\.2026/)
  const noAim = await run(SALE, '--out', out, '--ziel', 'spekulation')
  expect(noAim.status).toBe(1)
  expect(noAim.stderr).toContain('eigennutzung oder kapitalanlage')
})

test('what the buyer states himself goes before the exposé and is named as his', async () => {
  const stated = ['--angabe', 'wohnflaeche=80,5', '--angabe', 'kaufpreis=199.000 €']
  expect(await run(SALE, '--out', out, ...stated)).toMatchObject({ status: 0 })
  const result = await resultOf('KI-Report_s01-gohlis-tabelle.json')
  expect(result.facts?.wohnflaeche).toMatchObject({ value: 80.5, source: 'kaeufer', evidence: [] })
  expect(result.given.map(({ key, value }) => [key, value])).toEqual([
    ['kaufpreis', 199_000],
    ['wohnflaeche', 80.5],
  ])
})

test.each([
  [['--angabe', 'wohnflaeche'], 'Beispiel: wohnflaeche=78,5'],
  [['--angabe', 'preis=1'], '„preis“ lässt sich nicht angeben. Möglich sind: kaufpreis'],
  [['--angabe', 'baujahr=alt'], 'Erwartet wird eine ganze Zahl von 1000'],
  [['--angabe', 'plz=04157', '--angabe', 'plz=04159'], '„plz“ steht zweimal'],
  [[RENTAL, '--angabe', 'zimmer=3'], '--angabe gilt für eine Datei'],
])('%j is a wrong call that says what is allowed', async (args, message) => {
  const ended = await run(SALE, '--out', out, ...args)
  expect(ended.status).toBe(1)
  expect(ended.stderr).toContain(message)
})

test('a language model that does not answer changes nothing but the provenance', async () => {
  const dead = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'stumm' }
  await run(SALE, '--out', out)
  await runWith(dead, SALE, '--out', join(out, 'model'))
  const without = await resultOf('KI-Report_s01-gohlis-tabelle.json')
  const { provenance, ...rest } = await resultOf('model/KI-Report_s01-gohlis-tabelle.json')
  expect({ ...rest, provenance: null }).toEqual({ ...without, provenance: null })
  expect(provenance?.model).toMatchObject({ answers: 0, refused: {}, notes: [] })
  expect(provenance?.model?.failure).toMatch(/eingebauten Auswertung/)
}, 600_000)

test('what a model has replied stands beside the result, and gives the same result again without asking', async () => {
  let asked = 0
  const moods = ['Kaufpreis', 'Wohnfläche', 'Baujahr']
  const endpoint = await fakeEndpoint((response, body) => {
    const ids = [...body.matchAll(/\{\\"id\\":\\"([\w-]+)\\"/g)].map(([, id = '']) => id)
    answers(...ids.map(id => ({ id, found: id !== 'kontrolle', quote: moods[asked++ % moods.length] ?? '' })))(
      response,
      body,
    )
  })
  const model = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: endpoint.address, LLM_MODEL: 'launisch' }
  const name = 'KI-Report_s01-gohlis-tabelle'
  const told = async () => {
    await runWith(model, SALE, '--out', out)
    return { result: await readFile(join(out, `${name}.json`), 'utf8'), requests: endpoint.requests.length }
  }
  const first = await told()
  expect(first.requests).toBeGreaterThan(2)
  expect((await resultOf(`${name}.json`)).provenance?.model?.calls).toBe(first.requests)
  expect(await told()).toEqual(first)
  await rm(join(out, `${name}.antworten`))
  const afresh = await told()
  expect(afresh.requests).toBeGreaterThan(first.requests)
  await endpoint.close()
}, 600_000)

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
