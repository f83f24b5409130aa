import type { Page } from '#reading/domain/page.ts'

/** The font size that most characters of the document have, in points. */
export function bodySize(pages: readonly Page[]): number {
  const characters = new Map<number, number>()
  for (const page of pages)
    for (const block of page.blocks)
      for (const line of block.lines)
        for (const segment of line.segments)
          for (const word of segment.words) {
            const size = Math.round(word.size * 2) / 2
            characters.set(size, (characters.get(size) ?? 0) + word.text.length)
          }
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}
