import { passagesOf } from '#extraction/domain/passages.ts'
import type { Section } from '#extraction/domain/sections.ts'
import type { Page } from '#reading/domain/page.ts'
import { maskPersonalData } from './maskPersonalData.ts'

export interface Material {
  /** Masked text in pieces of at most PIECE characters, each page headed by its number. */
  pieces: string[]
  /** Placeholder → what stood there. */
  originals: ReadonlyMap<string, string>
}

/** About 7,000 tokens: leaves room for questions and answers in the 16,000 that small models on one's own machine have. */
export const PIECE = 20_000

/** Other people's addresses, other objects and general terms say nothing about the object; the embedded engine skips them too. */
const LEFT_OUT: readonly Section[] = ['contact', 'terms', 'other-offers']
const PAGE_BREAK = '\f'

/** What a model is shown of a document: only parts that speak of the object, without persons. */
export function materialFor(pages: readonly Page[]): Material {
  const texts = new Map<number, string[]>()
  for (const { page, section, text } of passagesOf(pages))
    if (!LEFT_OUT.includes(section)) texts.set(page, [...(texts.get(page) ?? []), text.replaceAll(PAGE_BREAK, ' ')])
  const numbers = [...texts.keys()]
  // Masked in one go: a person named on the last page is known on the first.
  const { text, originals } = maskPersonalData(
    numbers.map(number => (texts.get(number) ?? []).join('\n')).join(`\n${PAGE_BREAK}\n`),
  )
  const masked = numbers.length > 0 ? text.split(PAGE_BREAK) : []
  const parts = masked.flatMap((page, index) => partsOf(`--- Seite ${numbers[index] ?? ''} ---`, page.trim()))
  return { pieces: gathered(parts), originals }
}

/** A page in parts that fit, cut at line ends where there are any; each part says which page it is from. */
function partsOf(heading: string, text: string): string[] {
  const room = PIECE - heading.length - 1
  const parts: string[] = []
  for (let rest = text; rest !== '';) {
    const lineEnd = rest.lastIndexOf('\n', room)
    const end = rest.length <= room ? rest.length : lineEnd > 0 ? lineEnd : room
    parts.push(`${heading}\n${rest.slice(0, end)}`)
    rest = rest.slice(end).trimStart()
  }
  return parts
}

function gathered(parts: readonly string[]): string[] {
  const pieces: string[] = []
  for (const part of parts) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + 1 + part.length <= PIECE) pieces[pieces.length - 1] = `${last}\n${part}`
    else pieces.push(part)
  }
  return pieces
}
