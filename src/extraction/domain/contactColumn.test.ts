import { expect, test } from 'vitest'
import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { passagesOf } from './passages.ts'

/** Whom to call in a column that begins at `x`, and beside it text that begins at `main`, a little lower. */
function sheet(x: number, main: number, head = 'Was gemacht wurde'): Page {
  const contact = ['Ansprechpartner', 'Karla Wendt', '', 'Filiale am Markt', '', 'Grundriss DG', '', 'Stand Mai 2026']
  const text = [head, '', 'Im Jahr 2016 wurden alle Fenster erneuert,', 'drei Jahre später folgte das Bad im ersten Stock.'] // prettier-ignore
  const set = (lines: readonly string[], left: number, top: number) =>
    lines.flatMap((line, at) => (line === '' ? [] : words(line, left, top + 14 * at, 10)))
  const blocks = layout([...set(contact, x, 60), ...set(text, main, 66)])
  return { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks }
}

test('what runs down beside a narrow column of contacts is the offer', () => {
  const sections = passagesOf([sheet(30, 215)]).map(({ text, section }) => [text.slice(0, 11), section])
  expect(sections).toContainEqual(['Ansprechpar', 'contact'])
  expect(sections).toContainEqual(['Was gemacht', 'object'])
  expect(sections).toContainEqual(['Im Jahr 201', 'object'])
})

test('a column at the right goes on with whom to call', () => {
  const right = passagesOf([sheet(30, 330)]).filter(({ text }) => text.startsWith('Im Jahr'))
  expect(right.map(({ section }) => section)).toEqual(['contact'])
})

test('an imprint in columns goes on with the firm', () => {
  const right = passagesOf([sheet(30, 215, 'Inhaltlich Verantwortlicher')]).filter(({ text }) =>
    text.startsWith('Im Jahr'),
  )
  expect(right.map(({ section }) => section)).toEqual(['contact'])
})
