import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WITHDRAWAL_PATH, withdrawalNotice } from '#billing/domain/withdrawalNotice.ts'
import { loadConfiguration } from '#operations/server/index.ts'
import { contractTexts } from './contractTexts.ts'

const BASE_URL = 'https://ampel.example'
const loaded = await loadConfiguration('config/default.json')
const configuration = {
  ...loaded,
  app: { ...loaded.app, company: { ...loaded.app.company, name: 'Muster & <Söhne> GmbH' } },
}
const [terms, withdrawal] = contractTexts(configuration, BASE_URL).map(one => ({ ...one, words: wordsOf(one.text) }))

/** What a reader sees, in one line. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<style>.*?<\/style>|<[^>]*>/gsu, ' ')
    .replaceAll(/&#(\d+);/gu, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/gu, ' ')
}

test('the terms are those of the page, every heading and sentence of their Markdown, with the operator named', () => {
  expect(terms).toMatchObject({ filename: 'AGB.html', type: 'text/html' })
  const markdown = readFileSync('src/site/content/legal/agb.md', 'utf8').split('---\n').at(-1) ?? ''
  const pieces = markdown
    .split(/\n|\{\{[\w.]+\}\}|\[|\]\([^)]*\)/u)
    .map(piece => wordsOf(piece.replace(/^(?:##|\d+\.) +/u, '')).trim())
    .filter(piece => piece.length > 20)
  expect(pieces.length).toBeGreaterThan(50)
  expect(pieces.filter(piece => !terms?.words.includes(piece))).toEqual([])
  expect(terms?.words).toContain('Muster & <Söhne> GmbH')
  expect(terms?.words).toMatch(/Stand: \d+\. \p{L}+ 2026/u)
})

test('the Widerrufsbelehrung is the one of the page and the mail, with the form and where to withdraw', () => {
  expect(withdrawal).toMatchObject({ filename: 'Widerrufsbelehrung.html', type: 'text/html' })
  const notice = withdrawalNotice(configuration.app.company, BASE_URL + WITHDRAWAL_PATH)
  for (const paragraph of notice) {
    expect(withdrawal?.words).toContain(paragraph.replaceAll(' · ', ' ').replaceAll(/\s+/gu, ' '))
  }
  expect(withdrawal?.words).toContain('Muster-Widerrufsformular')
  expect(withdrawal?.words).toContain(`${BASE_URL}/widerruf`)
})

test.each([terms, withdrawal])('$filename stands alone: nothing is loaded or left open, links are whole', one => {
  expect(one?.text).toMatch(/^<!doctype html>\n<html lang="de">\n<head>\n<meta charset="utf-8">/)
  expect(one?.text).not.toMatch(/\{\{|undefined|<script|<img|<link|@import|url\(|src=/)
  const links = [...(one?.text ?? '').matchAll(/href="([^"]*)"/gu)].map(([, link = '']) => link)
  expect(links.filter(link => !link.startsWith(`${BASE_URL}/`) && !link.startsWith('mailto:'))).toEqual([])
})
