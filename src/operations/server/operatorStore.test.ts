import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { NO_OPERATOR_TABLES, type OperatorRent } from '#valuation/domain/operatorTables.ts'
import { importTable, loadOperatorTables, removeTable } from './index.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'expose-ampel-store-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const DAY = calendarDate('2026-11-21')

function rent(plz: string): OperatorRent {
  return { plz, kreis: null, low: 9, mid: 10, high: 11, source: 'Mietspiegel', stand: '2026' }
}

function bring(plz: string, mode: 'add' | 'replace' = 'add') {
  return importTable(dataDir, 'mieten', { file: `${plz}.csv`, day: DAY, rows: [{ line: 2, row: rent(plz) }] }, mode)
}

async function rentPlaces(): Promise<(string | null)[]> {
  return (await loadOperatorTables(dataDir)).rents.map(({ plz }) => plz)
}

async function store(text: string): Promise<string> {
  await mkdir(join(dataDir, 'reference'), { recursive: true })
  const path = join(dataDir, 'reference', 'mieten.json')
  await writeFile(path, text)
  return path
}

test('without a folder there are no tables, and asking does not make one', async () => {
  expect(await loadOperatorTables(join(dataDir, 'none'))).toEqual(NO_OPERATOR_TABLES)
  expect(await readdir(dataDir)).toEqual([])
})

test('rows are added, replaced and removed, and nothing is left behind', async () => {
  await bring('50667')
  await bring('01067')
  expect(await rentPlaces()).toEqual(['50667', '01067'])
  expect(await bring('50667')).toMatchObject({ ok: false, failure: [{ line: 2 }] })
  await bring('50668', 'replace')
  expect(await rentPlaces()).toEqual(['50668'])
  expect(await readdir(join(dataDir, 'reference'))).toEqual(['mieten.json'])
  expect([await removeTable(dataDir, 'mieten'), await removeTable(dataDir, 'mieten')]).toEqual([true, false])
  expect(await readdir(join(dataDir, 'reference'))).toEqual([])
})

test('many imports at once lose no row', async () => {
  const places = Array.from({ length: 20 }, (_, index) => String(50_667 + index))
  const all = await Promise.all(places.map(plz => bring(plz)))
  expect(all.every(({ ok }) => ok)).toBe(true)
  expect((await rentPlaces()).sort()).toEqual(places)
})

test('a damaged table is named in German with the way out, and replacing it is one', async () => {
  const path = await store('{"schema":1,')
  await expect(loadOperatorTables(dataDir)).rejects.toThrow(`${path} ist beschädigt. Importieren Sie die Tabelle neu`)
  await expect(bring('50667')).rejects.toThrow('ist beschädigt')
  await bring('50667', 'replace')
  expect(await rentPlaces()).toEqual(['50667'])
})

test('what a newer program wrote is neither read nor overwritten', async () => {
  const path = await store('{"schema":2}')
  await expect(loadOperatorTables(dataDir)).rejects.toThrow('stammt von einer neueren Version')
  await expect(bring('50667')).rejects.toThrow('stammt von einer neueren Version')
  await expect(bring('50667', 'replace')).rejects.toThrow('stammt von einer neueren Version')
  expect(await readFile(path, 'utf8')).toBe('{"schema":2}')
})

test('half a file that a killed import left behind disturbs nobody', async () => {
  await store('')
  await removeTable(dataDir, 'mieten')
  await writeFile(join(dataDir, 'reference', 'mieten.json.tmp'), '{"sche')
  expect(await rentPlaces()).toEqual([])
  await bring('50667')
  expect(await readdir(join(dataDir, 'reference'))).toEqual(['mieten.json'])
})
