import { type Block, textOf } from '#extraction/domain/pointed/block.ts'
import type { Section } from '#extraction/domain/sections.ts'
import { maskPersonalData } from './maskPersonalData.ts'

/** A block of the document as a model is shown it. */
export interface MaterialBlock {
  readonly id: string
  readonly section: Section
  /** Without persons. */
  readonly text: string
}

export interface Material {
  readonly blocks: readonly MaterialBlock[]
  /** Placeholder → what was there. */
  readonly originals: ReadonlyMap<string, string>
}

/** What a model is shown of a document: the parts that speak of the object, without persons. @param ownStreet null: not known */
export function materialFor(blocks: readonly Block[], ownStreet: string | null): Material {
  const { pieces, originals } = maskPersonalData(blocks.map(textOf), ownStreet)
  const shown = blocks.map(({ id, section }, index) => ({ id, section, text: pieces[index] ?? '' }))
  return { blocks: shown.filter(({ text }) => text.trim() !== ''), originals }
}
