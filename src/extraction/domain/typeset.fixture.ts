import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'

/**
 * Typesets a page for tests. Each string is a line; ` | ` starts the next cell of a table row; an empty string is white
 * space between paragraphs; a cell without a letter is left out; a line that begins with `# ` is a headline.
 */
export function page(lines: readonly string[], number = 1): Page {
  let y = 60
  const placed = lines.flatMap(line => {
    const headline = line.startsWith('# ')
    const size = headline ? 16 : 10
    y += line === '' ? 12 : 1.3 * size
    const cells = line.replace(/^# /, '').split(' | ')
    return line === ''
      ? []
      : cells.flatMap((cell, index) => (cell.trim() === '' ? [] : words(cell, 40 + 180 * index, y, size)))
  })
  return { number, width: 595, height: 842, source: 'text', confidence: 1, blocks: layout(placed) }
}
