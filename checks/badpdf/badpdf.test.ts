import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BOMBS } from './bombs/all.ts'

/** Files that are answered quickly, with what the table must say of them. */
const EXPECTED: [name: string, answer: RegExp][] = [
  ['empty.pdf', /refused +200 reading\.leer .*Die Datei ist leer\./],
  ['one-byte.pdf', /refused +200 reading\.kein-pdf .*Diese Datei ist kein PDF\./],
  ['other-kind.docx', /refused +200 intake\.extension .*hat eine unerlaubte Endung\./],
  ['other-kind-jpg.pdf', /refused +200 reading\.kein-pdf /],
  ['zeros-60-mb.pdf', /refused +(413 intake\.tooLarge|200 reading\.kein-pdf) /],
  ['header-only.pdf', /refused +200 reading\.beschaedigt .*Das PDF ist beschädigt/],
  ['cut-at-50-percent.pdf', /refused +200 reading\.beschaedigt /],
  ['pages-contain-themselves.pdf', /failed +200 .*Das PDF ist beschädigt/],
  ['pages-151.pdf', /refused +200 intake\.tooManyPages .*mehr als 150 Seiten/],
  ['encrypted-with-password.pdf', /refused +200 reading\.verschluesselt .*mit einem Passwort geschützt/],
  ['encrypted-without-password.pdf', /done +200 /],
  ['header-behind-1000-bytes.pdf', /done +200 /],
  ['flate-10-gb-commands.pdf', /failed +200 .*(zu viele Daten|zu lange gedauert)/],
  ['forms-2-to-the-29.pdf', /failed +200 .*(zu viele Daten|zu lange gedauert)/],
  ['text-injection.pdf', /done +200 /],
]

const folder = mkdtempSync(join(tmpdir(), 'expose-ampel-badpdf-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('every bad file is answered in German, none harms the product, and the next exposé works', async () => {
  const bombs = new Map(
    Object.values(BOMBS)
      .flat()
      .map(({ name, make }) => [name, make]),
  )
  for (const [name] of EXPECTED) writeFileSync(join(folder, name), bombs.get(name)?.() ?? '')
  const { status, output } = await command(folder)
  for (const [name, answer] of EXPECTED) {
    const line = output.split('\n').find(one => one.startsWith(`${name} `))
    expect(line).toMatch(answer)
  }
  expect(output).toContain('good exposé afterwards done; 0 offences')
  expect(status).toBe(0)
}, 1_200_000)

test('every bomb has a name of its own and is made of the same bytes each time', () => {
  for (const bombs of Object.values(BOMBS)) {
    expect(new Set(bombs.map(({ name }) => name)).size).toBe(bombs.length)
  }
  for (const { make } of BOMBS['mutations'] ?? []) expect(make()).toEqual(make())
})

test('the command refuses a call without a folder', async () => {
  expect(await command()).toMatchObject({ status: 1, output: expect.stringContaining('No folder is named.') as string })
})

function command(...args: string[]): Promise<{ status: number; output: string }> {
  const node = ['--disable-warning=ExperimentalWarning', 'checks/badpdf/run.ts', ...args]
  return new Promise(resolve => {
    execFile(process.execPath, node, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}
