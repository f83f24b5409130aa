import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  declaredPackages,
  isPermissive,
  lockedVersion,
  namingLibc,
  productionLicences,
  unlockedBinaries,
} from './packages.ts'
import {
  fileEndsNamedIn,
  isTooLong,
  misnumberedDecisions,
  pathsNamedIn,
  switchedOffTests,
  workshopMentions,
} from './repository.ts'
import { parseSource, sourcesBelow } from './sources.ts'

const sources = sourcesBelow('src', 'reference', 'samples', 'journeys', 'bench', 'checks')
/** This file and its rules must name what they forbid. */
const others = sources.filter(({ path }) => !path.startsWith('checks/repository'))
const readme = readFileSync('README.md', 'utf8')

describe('source files', () => {
  test('are seen', () => {
    expect(sources.length).toBeGreaterThan(20)
  })

  test('are short enough to be read in one go', () => {
    expect(sources.filter(isTooLong).map(({ path }) => path)).toEqual([])
    expect(isTooLong(parseSource('src/a.ts', '\n'.repeat(301)))).toBe(true)
  })

  test('name nothing that a user does not have', () => {
    const texts = globSync('{*.md,docs/**/*.md,samples/**/*.json}').map(path => ({
      path,
      text: readFileSync(path, 'utf8'),
    }))
    expect(texts.length).toBeGreaterThan(5)
    expect([...others, ...texts].flatMap(({ path, text }) => workshopMentions(path, text))).toEqual([])
    expect(workshopMentions('a.ts', "readFileSync('../shared/corpus/K01_K.pdf')")).toHaveLength(2)
  })
})

test('every test runs', () => {
  expect(sources.flatMap(switchedOffTests)).toEqual([])
  const code = "test.skip('a', f); describe.only('b', f); test.each([]).todo('c'); list.only(1)"
  expect(switchedOffTests(parseSource('src/a.test.ts', code))).toHaveLength(3)
})

describe('packages', () => {
  test('are pinned exactly, and the lock file agrees', () => {
    expect(declaredPackages().length).toBeGreaterThan(10)
    expect(declaredPackages().filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
    expect(declaredPackages().filter(([name, version]) => lockedVersion(name) !== version)).toEqual([])
  })

  test('of every platform are in the lock file', () => {
    expect(unlockedBinaries()).toEqual([])
  })

  test('are locked in words that npm 10 and 11 both leave as they are', () => {
    expect(namingLibc()).toEqual([])
  })

  test('of the production install have permissive licences', () => {
    expect(productionLicences().length).toBeGreaterThan(30)
    expect(productionLicences().filter(one => !isPermissive(one))).toEqual([])
    expect(isPermissive({ name: 'a', licence: '(AGPL-3.0 OR MIT)' })).toBe(true)
    expect(isPermissive({ name: 'a', licence: 'AGPL-3.0' })).toBe(false)
    expect(isPermissive({ name: 'a', licence: 'MIT AND OFL-1.1' })).toBe(true)
    expect(isPermissive({ name: 'a', licence: 'MIT AND AGPL-3.0' })).toBe(false)
    expect(isPermissive({ name: '@img/other', licence: 'LGPL-3.0-or-later' })).toBe(false)
  })
})

test('migrations are numbered without gaps, each once', () => {
  const numbers = readdirSync('migrations').map(name => Number(name.slice(0, 4)))
  expect(numbers.sort((one, other) => one - other)).toEqual(numbers.map((_, index) => index + 1))
})

describe('documents', () => {
  test('decisions are numbered without gaps, dated and have a status', () => {
    const files = readdirSync('docs/decisions').sort()
    expect(files.length).toBeGreaterThan(5)
    expect(misnumberedDecisions(files)).toEqual([])
    expect(misnumberedDecisions(['0001-a.md', '0003-b.md'])).toEqual(['0003-b.md'])
    for (const file of files) {
      const text = readFileSync(`docs/decisions/${file}`, 'utf8')
      expect(text, file).toMatch(/^# .+\n\nDate: \d{4}-\d{2}-\d{2} · Status: (accepted|superseded by \d{4})\n/)
    }
  })

  test('name only files that there are', () => {
    const files = globSync(['*.md', 'docs/*.md', '{src,bench,checks,samples}/**/README.md'])
    const named = files.flatMap(file => pathsNamedIn(readFileSync(file, 'utf8')).map(path => `${file}: ${path}`))
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter(one => !existsSync(one.slice(one.indexOf(': ') + 2)))).toEqual([])
    expect(pathsNamedIn('`src/a.ts`, `src/*.ts`, `bench/NAME.ts`, `npm test`, `docs`')).toEqual(['src/a.ts', 'docs'])
  })

  test('name a file by the end of its path only where there is one', () => {
    const files = globSync(['*.md', 'docs/**/*.md', '{src,bench,checks,samples}/**/README.md'])
    const there = globSync(
      '{*,{src,reference,bench,checks,samples,journeys,docs,deploy}/**/*}.{ts,tsx,md,css,conf,yml}',
    )
    const ends = new Set(there.flatMap(path => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))))
    const named = files.flatMap(file => fileEndsNamedIn(readFileSync(file, 'utf8')).map(path => ({ file, path })))
    expect(named.length).toBeGreaterThan(300)
    expect(named.filter(({ path }) => !ends.has(path))).toEqual([])
    expect(fileEndsNamedIn('`a.ts`, `b/c.test.ts`, `*.md`, `npm test`, `NAME.ts`')).toEqual(['a.ts', 'b/c.test.ts'])
  })

  test('the README names the two commands, and .ci/run runs the second', () => {
    expect(readme.match(/^npm install && npm .*$/gm)).toEqual(['npm install && npm start', 'npm install && npm test'])
    expect(readFileSync('.ci/run', 'utf8')).toContain('npm install && npm test')
  })
})
