import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PACKAGES } from '#billing/domain/packages.ts'
import { Company } from '#operations/domain/company.ts'

const root = new URL('./', import.meta.url).pathname
const files = globSync('*/*.md', { cwd: root }).sort()

/** Front matter as the build reads it: `key: value` between two lines of `---`. */
function parsed(file: string): { meta: Record<string, string>; body: string } {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/su.exec(readFileSync(root + file, 'utf8')) ?? []
  const lines = head.split('\n').map(line => /^(\w+): (.+)$/u.exec(line))
  expect(lines, `front matter of ${file}`).not.toContain(null)
  return { meta: Object.fromEntries(lines.map(line => [line?.[1], line?.[2]])) as Record<string, string>, body }
}

const ROUTES = ['/', '/prices', '/faq', '/news', '/profi', '/archiv', '/account', '/buy', '/agb', '/datenschutz', '/impressum', '/widerrufsbelehrung', '/widerruf', '/qualitaet'] // prettier-ignore

const PLACEHOLDERS = [
  ...['appName', 'freeAnalyses', 'previewDays', 'reportDays', 'uploadDays', 'maxUploadMb'],
  ...PACKAGES.flatMap(alias => [`price.${alias}`, `credits.${alias}`]),
  ...Object.keys(Company.shape).map(key => `company.${key}`),
]

test('there are six groups of questions, five articles and three legal pages', () => {
  const count = (folder: string) => files.filter(file => file.startsWith(`${folder}/`)).length
  expect([count('faq'), count('news'), count('legal')]).toEqual([6, 5, 3])
})

describe.each(files)('%s', file => {
  const { meta, body } = parsed(file)

  test('says in its front matter what its page needs', () => {
    expect(meta['title']).toMatch(/\S/)
    if (file.startsWith('faq/')) expect(meta['order']).toMatch(/^[1-9]$/)
    if (file.startsWith('legal/')) {
      expect(meta['stand']).toMatch(/^2026-\d\d-\d\d$/)
      expect(meta['template']).toBe('true')
    }
    if (!file.startsWith('news/')) return
    expect(file).toBe(`news/${meta['date']}${/-[a-z0-9-]+\.md$/.exec(file.slice(15))?.[0]}`)
    expect(meta['summary']).toMatch(/\S/)
  })

  test('has only the headings, placeholders and links that its page can show', () => {
    const levels = body.match(/^#+(?= )/gmu) ?? []
    expect(levels.filter(level => level.length < 2 || level.length > 3)).toEqual([])
    const placeholders = [...body.matchAll(/\{\{(.*?)\}\}/gu)].map(found => found[1])
    expect(placeholders.filter(name => !PLACEHOLDERS.includes(name ?? ''))).toEqual([])
    const links = [...body.matchAll(/\]\((.*?)\)/gu)].map(found => found[1])
    expect(links.filter(link => !ROUTES.includes(link ?? ''))).toEqual([])
    // No raw HTML, no pictures: nothing for which the pages have no style.
    expect(body).not.toMatch(/<[a-z]|!\[/iu)
  })

  test('keeps the voice: no exclamation marks, no sales talk, figures that do not break from their unit', () => {
    expect(`${meta['title']} ${meta['summary'] ?? ''} ${body}`).not.toMatch(
      /!|KI-Power|revolutionär|garantiert|100 ?% (?:sicher|zuverlässig)/iu,
    )
    expect(body).not.toMatch(/[\d}] (?:€|%|m²|kWh)|§ \d/u)
  })
})

test('every question of the groups is a heading that asks, and none is asked twice', () => {
  const questions = files
    .filter(file => file.startsWith('faq/'))
    .flatMap(file => parsed(file).body.match(/^## .+$/gmu) ?? [])
  expect(questions.filter(question => !question.endsWith('?'))).toEqual([])
  expect(new Set(questions).size).toBe(questions.length)
  expect(questions.length).toBeGreaterThanOrEqual(30)
})

test('an article has 250 to 450 words', () => {
  const words = files
    .filter(file => file.startsWith('news/'))
    .map(file => parsed(file).body.match(/[\p{L}\d]\S*/gu)?.length ?? 0)
  expect(words.filter(count => count < 250 || count > 450)).toEqual([])
})
