import { expect, test } from 'vitest'
import { page } from '#extraction/domain/typeset.fixture.ts'
import { materialFor, PIECE } from './materialFor.ts'

test('shows the object’s own parts, page by page, without persons', () => {
  const { pieces, originals } = materialFor([
    page(['# Helle Wohnung', '', 'Frau Berger hat das Bad erneuert.']),
    page(['Objektbeschreibung', 'Der Keller ist trocken.', '', 'Ansprechpartner', 'Jana Kurz', 'Tel. 089 123456'], 2),
    page(['Der Balkon liegt nach Süden.', '', 'Weitere Angebote', 'Haus in Köln für 400.000 €'], 3),
  ])
  expect(pieces).toEqual([
    [
      '--- Seite 1 ---\nHelle Wohnung\nFrau [Name 1] hat das Bad erneuert.',
      '--- Seite 2 ---\nObjektbeschreibung\nDer Keller ist trocken.',
      '--- Seite 3 ---\nDer Balkon liegt nach Süden.',
    ].join('\n'),
  ])
  expect([...originals.keys()]).toEqual(['[Name 1]'])
})

test('cuts long documents into pieces that each name their pages', () => {
  const pages = Array.from({ length: 12 }, (_, index) =>
    page(
      Array.from({ length: 50 }, (_, line) => `Zeile ${line} von Blatt ${index} ${'sehr lang '.repeat(6)}`),
      index + 1,
    ),
  )
  const { pieces } = materialFor(pages)
  expect(pieces.length).toBeGreaterThan(1)
  for (const piece of pieces) {
    expect(piece.length).toBeLessThanOrEqual(PIECE)
    expect(piece).toMatch(/^--- Seite \d+ ---\n/)
  }
  for (const { number } of pages) expect(pieces.join('\n')).toContain(`--- Seite ${number} ---`)
})

test('cuts a page that is longer than a piece without losing a line', () => {
  const lines = Array.from({ length: 700 }, (_, line) => `Satz ${line} über das Haus und den Garten.`)
  const { pieces } = materialFor([page(lines)])
  expect(pieces.every(piece => piece.length <= PIECE && piece.startsWith('--- Seite 1 ---'))).toBe(true)
  for (const line of [0, 350, 699]) expect(pieces.join('\n')).toContain(`Satz ${line} über`)
})

test('has nothing to show of empty pages', () => {
  expect(materialFor([page([])])).toEqual({ pieces: [], originals: new Map() })
})
