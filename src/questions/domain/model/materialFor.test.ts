import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { pointable } from '#extraction/domain/pointed/pointable.ts'
import { page } from '#extraction/domain/typeset.fixture.ts'
import { materialFor } from './materialFor.ts'

const DAY = calendarDate('2026-11-21')

test('shows the object’s own parts, block by block, without persons', () => {
  const pages = [
    page([
      '# Helle Eigentumswohnung zu verkaufen',
      '',
      'Kaufpreis | 250.000 €',
      '',
      'Frau Berger hat das Bad erneuert.',
    ]),
    page(['Objektbeschreibung', 'Der Keller ist trocken.', '', 'Ansprechpartner', 'Jana Kurz', 'Tel. 089 123456'], 2),
    page(['Der Balkon liegt nach Süden.', '', 'Weitere Angebote', 'Haus in Köln für 400.000 €'], 3),
  ]
  const { blocks, originals } = materialFor(pointable(pages, DAY)?.blocks ?? [], null)
  const shown = blocks.map(({ id, text }) => `${id} ${text}`).join('\n')
  expect(shown).toContain('Frau [Name 1] hat das Bad erneuert.')
  expect(shown).toContain('Der Balkon liegt nach Süden.')
  expect(shown).not.toMatch(/Berger|Kurz|123456|Köln/)
  expect(blocks.every(({ id }) => /^S\d-B\d+$/.test(id))).toBe(true)
  expect([...originals.keys()]).toEqual(['[Name 1]'])
})

test('has nothing to show of empty pages', () => {
  expect(materialFor([], null)).toEqual({ blocks: [], originals: new Map() })
})
