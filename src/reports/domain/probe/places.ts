import type { Assessment } from '#rating/domain/assess.ts'
import type { Block, Report } from '../report.ts'
import type { Contradiction } from '../widerspruchsprobe.ts'

/** A code with a town behind it. */
const PLACE = /(?<![\d.,])(\d{5})\s\p{Lu}\p{L}{2,}/gu

/** A quote says whatever the exposé says. */
const QUOTED = /„[^“]*“/gu

/** In our own words stands no place but the object's: who sells, manages or built it sits elsewhere. */
export function places({ chapters, object }: Report, { offer }: Assessment): Contradiction[] {
  const own = offer.texts.plz
  if (own === null) return []
  const isForeign = (text: string) => [...text.replace(QUOTED, '').matchAll(PLACE)].some(([, code]) => code !== own)
  const isIn = (block: Block) => ownWords(block).some(isForeign)
  const found = chapters.filter(({ annex, blocks }) => !annex && blocks.some(isIn))
  return [
    ...(isForeign(object) ? [{ name: 'place-of-another' as const, chapter: null, isIn: () => false }] : []),
    ...found.map(({ id }) => ({ name: 'place-of-another' as const, chapter: id, isIn })),
  ]
}

/** Without what the exposé itself says. */
function ownWords(block: Block): string[] {
  switch (block.kind) {
    case 'text':
    case 'notice':
    case 'heading':
      return [block.text]
    case 'letter':
      return [block.subject]
    case 'findings':
    case 'points':
      return block.items.map(({ title }) => title)
    default:
      return []
  }
}
