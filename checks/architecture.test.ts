import { describe, expect, test } from 'vitest'
import { complaintsAbout } from './architecture.ts'
import { circlesIn } from './circles.ts'
import { placeOf } from './house.ts'
import { deadLinks } from './pages.ts'
import { impurities } from './purity.ts'
import { isDangling, isTest, parseSource, sourcesBelow } from './sources.ts'
import { MAY_LOOK_FOR_WORDS, wordPatterns } from './wording.ts'

/** The kinds of files that exist today; a kind is added here with its first file. */
const KINDS_TODAY = [
  'analysis',
  'compiler',
  'contract',
  'design',
  'domain',
  'kernel',
  'main',
  'platform',
  'reference',
  'server',
  'shell',
  'web',
]

const house = sourcesBelow('src', 'reference')
const everything = [...house, ...sourcesBelow('checks', 'samples', 'journeys', 'bench')]

describe('the checks see the house', () => {
  test('files of every kind', () => {
    const kinds = new Set(house.filter(({ path }) => !isTest(path)).map(({ path }) => placeOf(path)?.kind))
    expect([...kinds].sort()).toEqual(KINDS_TODAY)
    expect(everything.length).toBeGreaterThan(house.length)
  })

  test('imports, and each of them leads to a file', () => {
    const imports = house.flatMap(source => source.imports)
    expect(imports.filter(one => one.target).length).toBeGreaterThan(house.length / 2)
    expect(everything.flatMap(({ path, imports }) => imports.filter(isDangling).map(one => [path, one]))).toEqual([])
  })
})

test('arrows, order of rooms, front doors and names hold', () => {
  expect(everything.flatMap(complaintsAbout)).toEqual([])
})

describe('no file imports values in a circle', () => {
  test('anywhere', () => {
    expect(circlesIn(everything)).toEqual([])
  })

  const circle = (...lines: string[]) =>
    circlesIn(lines.map((line, index) => parseSource(`src/finance/domain/${'abc'[index] ?? ''}.ts`, line)))

  test('and a circle of two, of three or of one is seen', () => {
    const [a, b, c] = ['a', 'b', 'c'].map(name => `src/finance/domain/${name}.ts`)
    expect(circle("import { b } from './b.ts'", "export { a } from './a.ts'")).toEqual([`${a} → ${b} → ${a}`])
    expect(circle("import './b.ts'", "import './c.ts'", "import { b } from './b.ts'")).toEqual([`${b} → ${c} → ${b}`])
    expect(circle("import { a } from './a.ts'")).toEqual([`${a} → ${a}`])
  })

  test('but types and what is imported later make none', () => {
    expect(circle("import { b } from './b.ts'", "import type { A } from './a.ts'")).toEqual([])
    expect(circle("import { b } from './b.ts'", "const a = await import('./a.ts')")).toEqual([])
    expect(circle("import { b } from './b.ts'\nimport { c } from './c.ts'", "import { c } from './c.ts'", '')).toEqual(
      [],
    )
  })
})

describe('links lead to pages', () => {
  test('all that are written out', () => {
    expect(house.flatMap(deadLinks)).toEqual([])
  })

  test.each([
    ['<AppLink to="/archive" />', 1],
    ['<Link href="/profis?x=1" />', 1],
    ["const a = { to: '/kaufen' }", 1],
    ['void navigate(`/bericht/${id}`)', 1],
    ['void navigate(`/archiv/bericht/${a}/${b}`)', 1],
    ['<AppLink to="/archiv/bericht/" />', 1],
    ['<AppLink to="/archivar" />', 1],
    ['<AppLink to="/buy?package=mini" />', 0],
    ['void navigate(`/archiv/bericht/${id}`)', 0],
    ['<Link href="/demo/01.jpeg" />', 0],
    ['<Link href="https://example.org/archive" />', 0],
  ])('%s: %s complaints', (code, complaints) => {
    expect(deadLinks(parseSource('src/site/web/a.tsx', `const one = () => { ${code} }`))).toHaveLength(complaints)
  })
})

test('the pure parts are pure', () => {
  expect(everything.flatMap(impurities)).toEqual([])
})

describe('what the words of an exposé mean is read in extraction', () => {
  test('so no room behind it looks for words', () => {
    expect(house.flatMap(wordPatterns)).toEqual([])
  })

  test('and what may do so all the same still exists', () => {
    const paths = house.map(({ path }) => path)
    const gone = Object.keys(MAY_LOOK_FOR_WORDS).filter(place => !paths.some(path => path.startsWith(place)))
    expect(gone).toEqual([])
  })

  test.each([
    ['src/finance/domain/a.ts', 'const a = /nachtspeicher|öfen/iu.test(heizung)', 1],
    ['src/questions/domain/judges/a.ts', 'const a = { about: /wallbox/iu }', 1],
    ['src/rating/domain/a.ts', "const a = new RegExp(words, 'iu')", 1],
    ['src/valuation/domain/a.ts', 'const a = /^\\d{5}$/u.test(plz)', 0],
    ['src/reports/domain/a.ts', 'const a = /\\p{L}{3}/u.test(text)', 0],
    ['src/reports/domain/a.ts', "const a = text.replace(/^Ja, /u, '')", 0],
    ['src/extraction/domain/a.ts', 'const a = /nachtspeicher/iu.test(heizung)', 0],
    ['src/questions/domain/model/a.ts', 'const a = /herr|frau/iu.test(text)', 0],
  ])('%s: %s', (path, text, complaints) => {
    expect(wordPatterns(parseSource(path, text))).toHaveLength(complaints)
  })
})

describe('a bad import is complained about', () => {
  const bad: [path: string, line: string, complaint: string][] = [
    ['src/kernel/money.ts', "import { a } from '#reading/domain/page.ts'", 'kernel may not use domain'],
    ['src/kernel/money.ts', "import { z } from 'lodash'", 'no packages but zod'],
    ['src/reading/domain/a.ts', "import { readFile } from 'node:fs'", 'runs without Node'],
    ['src/reading/domain/a.ts', "import { join } from 'path'", 'runs without Node'],
    ['src/reading/domain/a.ts', "import { b } from '../server/index.ts'", 'domain may not use server'],
    ['src/reading/domain/a.ts', "import type { P } from '#platform/pdf/pdfPort.ts'", 'domain may not use platform'],
    ['src/reading/domain/a.ts', "export { b } from '#extraction/domain/b.ts'", 'stands before extraction'],
    ['src/reading/domain/a.ts', "type B = import('#extraction/domain/b.ts').B", 'stands before extraction'],
    ['src/reading/domain/a.ts', "import { b } from './b.test.ts'", 'only tests may use tests'],
    ['src/reading/domain/a.ts', "import { b } from '../../../samples/b.ts'", 'nothing outside its own rooms'],
    ['src/extraction/server/a.ts', "import { b } from '#reading/server/readPages.ts'", 'front door of reading'],
    ['src/extraction/server/a.ts', "await import('#reading/server/readPages.ts')", 'front door of reading'],
    ['src/main/cli.ts', "import { b } from '#reading/server/readPages.ts'", 'front door of reading'],
    ['src/main/cli.ts', "import { tax } from '../../reference/tax.ts'", 'main may not use reference'],
    ['src/main/cli.ts', "import { tax } from '#reference/tax.ts'", 'main may not use reference'],
    ['reference/tax.ts', "import { a } from '#finance/domain/a.ts'", 'reference may not use domain'],
    ['reference/market/kreise.ts', "import { b } from './compile.ts'", 'reference may not use compiler'],
    ['src/reading/server/a.ts', "import { b } from '#platform/pdf/pdfium.ts'", 'main/ chooses the adapter'],
    ['src/reading/server/a.ts', "import { b } from '#main/cli.ts'", 'server may not use main'],
    ['src/platform/pdf/a.ts', "import { b } from '#reading/domain/page.ts'", 'by its types only'],
    ['src/platform/ocr/a.ts', "import { b } from '#platform/pdf/pdfium.ts'", 'types of its port only'],
    ['src/platform/pdf/a.ts', "import { b } from '#reading/server/index.ts'", 'platform may not use server'],
    ['src/billing/web/a.tsx', "import { b } from '#archive/web/b.tsx'", 'never import each other'],
    ['src/archive/web/a.tsx', "import { b } from '#archive/server/index.ts'", 'web may not use server'],
    ['src/contract/reading.ts', "import { b } from '#reports/domain/b.ts'", 'stands before reports'],
    ['src/analysis/a.ts', "import { b } from '#intake/server/index.ts'", 'stands before intake'],
    ['src/analysis/a.ts', "import { b } from '#main/cli.ts'", 'analysis may not use main'],
    ['src/intake/server/a.ts', "import { b } from '#analysis/analyse.ts'", 'server may not use analysis'],
    ['src/design/a.ts', "import { b } from '#reading/domain/page.ts'", 'design may not use domain'],
  ]
  test.each(bad)('%s: %s', (path, line, complaint) => {
    expect(complaintsAbout(parseSource(path, line))).toEqual([expect.stringContaining(complaint)])
  })

  const good: [path: string, line: string][] = [
    ['src/extraction/domain/a.ts', "import { b } from '#reading/domain/page.ts'"],
    ['src/extraction/domain/a.ts', "import { tax } from '../../../reference/tax.ts'"],
    ['src/extraction/domain/a.ts', "import { tax } from '#reference/tax.ts'"],
    ['reference/market/compile.ts', "import { readFileSync } from 'node:fs'"],
    ['src/reports/domain/a.ts', "import { z } from 'zod'"],
    ['src/extraction/server/a.ts', "import { readDocument } from '#reading/server/index.ts'"],
    ['src/reading/server/a.ts', "import type { P } from '#platform/pdf/pdfPort.ts'"],
    ['src/reading/server/readingProcess.ts', "import { pdfium } from '#platform/pdf/pdfium.ts'"],
    ['src/reading/server/a.ts', "import { SandboxFailure } from '#platform/sandbox/sandboxPort.ts'"],
    ['src/platform/pdf/a.ts', "import { type Glyph } from '#reading/domain/glyph.ts'"],
    ['src/platform/ocr/a.ts', "import type { Bitmap } from '#platform/pdf/pdfPort.ts'"],
    ['src/analysis/a.ts', "import { b } from '#platform/sandbox/pool.ts'"],
    ['src/main/cli.ts', "import { b } from '#analysis/analyse.ts'"],
    ['src/intake/domain/a.ts', "import { b } from '#analysis/domain/b.ts'"],
    ['src/reading/domain/a.test.ts', "import { readFile } from 'node:fs'"],
  ]
  test.each(good)('but not about %s: %s', (path, line) => {
    expect(complaintsAbout(parseSource(path, line))).toEqual([])
  })

  test('an import that leads nowhere is seen', () => {
    const source = parseSource('src/reading/domain/a.ts', "import { b } from './nowhere.ts'")
    expect(source.imports.map(isDangling)).toEqual([true])
  })
})

test.each([
  ['src/kernel/text.ts', 'closed list'],
  ['src/reading/utils/a.ts', 'says nothing'],
  ['src/reading/domain/textHelpers.ts', 'says nothing'],
  ['samples/lib.ts', 'says nothing'],
  ['src/reading/a.ts', 'no place in the house'],
  ['src/kitchen/domain/a.ts', 'no place in the house'],
])('%s is complained about: %s', (path, complaint) => {
  expect(complaintsAbout(parseSource(path, '')).join()).toContain(complaint)
})

test.each([
  'const t = Date.now()',
  'const t = new Date()',
  'const t = Date()',
  'const t = Math.random()',
  'const t = process.env.TZ',
  "void fetch('https://example.org')",
  'const t = [1].toLocaleString()',
  "const t = 'a'.localeCompare('b')",
])('not pure: %s', code => {
  expect(impurities(parseSource('src/finance/domain/a.ts', code))).toHaveLength(1)
})

test('a date from its arguments and a property named like a global are pure', () => {
  const code = 'export const t = (iso: string, job: { process: number }) => [new Date(iso), job.process]'
  expect(impurities(parseSource('src/finance/domain/a.ts', code))).toEqual([])
})
