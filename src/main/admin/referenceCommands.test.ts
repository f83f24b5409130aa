import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadOperatorTables } from '#operations/server/index.ts'

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'expose-ampel-admin-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true }))

interface Ended {
  status: number
  stdout: string
  stderr: string
}

function run(...args: string[]): Promise<Ended> {
  return new Promise(resolve => {
    const env = { ...process.env, DATA_DIR: dataDir }
    execFile(process.execPath, ['src/main/admin/admin.ts', ...args], { env }, (error, stdout, stderr) => {
      resolve({ status: error ? Number(error.code) : 0, stdout, stderr })
    })
  })
}

/** @returns the path of a table of Bodenrichtwerte with these rows */
async function landFile(name: string, ...rows: string[]): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, ['plz;kreis;wert;quelle;stand', ...rows].join('\r\n'))
  return path
}

async function landFigures(): Promise<number[]> {
  return (await loadOperatorTables(dataDir)).land.map(({ mid }) => mid)
}

test('import, list, replace and remove', async () => {
  const first = await landFile('koeln.csv', '50667;;9.500,00;BORIS NRW;2026-01-01')
  expect(await run('reference', 'import', 'bodenrichtwerte', first)).toEqual({
    status: 0,
    stdout: expect.stringContaining('1 Zeile aus koeln.csv importiert.') as string,
    stderr: '',
  })
  const second = await landFile('dresden.csv', '01067;;1800;BORIS Sachsen;2026', ';14612;400;BORIS Sachsen;2026')
  expect(await run('reference', 'import', 'bodenrichtwerte', second)).toMatchObject({ status: 0 })
  expect((await run('reference', 'list')).stdout.split('\n')).toEqual([
    'preise (Kaufpreise): nichts importiert',
    'mieten (Mieten): nichts importiert',
    'bodenrichtwerte (Bodenrichtwerte): 3 Zeilen, 2 PLZ, 1 Kreis, Stand 2026 bis 01.01.2026',
    expect.stringMatching(/^ {2}aus koeln\.csv: 1 Zeile, importiert am \d\d\.\d\d\.\d{4}$/),
    expect.stringMatching(/^ {2}aus dresden\.csv: 2 Zeilen, importiert am/),
    '',
  ])
  await run('reference', 'import', 'bodenrichtwerte', second, '--replace')
  expect(await landFigures()).toEqual([1800, 400])
  expect(await run('reference', 'remove', 'bodenrichtwerte')).toMatchObject({
    status: 0,
    stdout: 'bodenrichtwerte: entfernt.\n',
  })
  expect(await landFigures()).toEqual([])
  expect(await run('reference', 'remove', 'bodenrichtwerte')).toMatchObject({ status: 0 })
})

test('a bad file says what is wrong on which line, status 2, and leaves the old rows, also with --replace', async () => {
  await run('reference', 'import', 'bodenrichtwerte', await landFile('good.csv', '50667;;9500;BORIS;2026'))
  const bad = await landFile('bad.csv', '01067;;1800;BORIS;2026', '1067;;x;BORIS;2026')
  for (const replace of [[], ['--replace']]) {
    const ended = await run('reference', 'import', 'bodenrichtwerte', bad, ...replace)
    expect(ended).toMatchObject({ status: 2, stdout: '' })
    expect(ended.stderr.split('\n').slice(0, 3)).toEqual([
      'bad.csv wurde nicht importiert, nichts ist geändert (Fehler: 2).',
      expect.stringMatching(/^Zeile 3: Die PLZ „1067“/),
      expect.stringMatching(/^Zeile 3: wert „x“ ist keine Zahl/),
    ])
    expect(await landFigures()).toEqual([9500])
  }
})

test('a place that is there already is refused with the way out, status 2', async () => {
  const file = await landFile('a.csv', '50667;;9500;BORIS;2026')
  await run('reference', 'import', 'bodenrichtwerte', file)
  const ended = await run('reference', 'import', 'bodenrichtwerte', file)
  expect(ended.status).toBe(2)
  expect(ended.stderr).toContain('Zeile 2: PLZ 50667 ist schon aus a.csv importiert.\nMit --replace')
})

test('programs that import at the same time lose no row', async () => {
  const places = ['50667', '50668', '50670', '01067', '10115']
  const files = await Promise.all(places.map(plz => landFile(`${plz}.csv`, `${plz};;1000;BORIS;2026`)))
  const ended = await Promise.all(files.map(file => run('reference', 'import', 'bodenrichtwerte', file)))
  expect(ended.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0])
  expect((await loadOperatorTables(dataDir)).land.map(({ plz }) => plz).sort()).toEqual([...places].sort())
  expect(await readdir(join(dataDir, 'reference'))).toEqual(['bodenrichtwerte.json'])
})

test('a damaged table is named, status 1, and the others are listed all the same', async () => {
  await mkdir(join(dataDir, 'reference'), { recursive: true })
  await writeFile(join(dataDir, 'reference', 'preise.json'), '{')
  const ended = await run('reference', 'list')
  expect(ended.status).toBe(1)
  expect(ended.stderr).toContain('preise.json ist beschädigt.')
  expect(ended.stdout).toContain('mieten (Mieten): nichts importiert')
})

test('a file that cannot be opened is a failure, status 1', async () => {
  const ended = await run('reference', 'import', 'mieten', join(folder, 'none.csv'))
  expect(ended.status).toBe(1)
  expect(ended.stderr).toMatch(/^Die Datei .*none\.csv kann nicht geöffnet werden\.\n$/)
})

test('a data folder that cannot be made is named, status 1', async () => {
  const file = await landFile('a.csv', '50667;;9500;BORIS;2026')
  dataDir = join(file, 'data')
  const ended = await run('reference', 'import', 'bodenrichtwerte', file)
  expect(ended.status).toBe(1)
  expect(ended.stderr).toContain('Der Ordner der Daten (DATA_DIR) macht Schwierigkeiten: ')
})

test('the examples of the documentation can be imported as they stand', async () => {
  const examples = [...(await readFile('docs/operations.md', 'utf8')).matchAll(/```csv\n(.*?)```/gs)].map(
    ([, csv]) => csv ?? '',
  )
  const tables = ['preise', 'mieten', 'bodenrichtwerte']
  expect(examples).toHaveLength(tables.length)
  for (const [index, table] of tables.entries()) {
    const path = join(folder, `${table}.csv`)
    await writeFile(path, examples[index] ?? '')
    expect(await run('reference', 'import', table, path)).toMatchObject({ status: 0, stderr: '' })
  }
})

test('--help explains, wrong calls explain and fail', async () => {
  expect(await run('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('reference import TABELLE') as string,
  })
  const wrong = [
    [],
    ['user'],
    ['reference'],
    ['reference', 'drop'],
    ['reference', 'import', 'preise'],
    ['reference', 'import', 'zinsen', 'a.csv'],
    ['reference', 'import', 'preise', 'a.csv', 'b.csv'],
    ['reference', 'remove'],
    ['reference', 'remove', 'preise', 'mieten'],
    ['reference', 'remove', 'preise', '--replace'],
    ['reference', 'list', 'preise'],
    ['reference', 'list', '--colour'],
  ]
  const ended = await Promise.all(wrong.map(args => run(...args)))
  for (const one of ended) {
    expect(one).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('DATEI.csv') as string })
  }
})
