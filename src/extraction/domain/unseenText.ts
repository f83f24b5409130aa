import type { Page } from '#reading/domain/page.ts'
import { speaksToMachine } from './pointed/toMachine.ts'

/** Words of the file that no reader of its pages sees. */
export interface UnseenText {
  readonly page: number
  readonly quote: string
  /** They speak to a program that reads the file. */
  readonly toMachine: boolean
}

/** More is not told: it is one finding. */
const MAX_PLACES = 5
const MAX_LENGTH = 160

/** What the file holds beside what its pages show. Signs and single words are remains of the layout, and no finding. */
export function unseenTextOf(pages: readonly Page[]): UnseenText[] {
  const told = pages.flatMap(({ number, unseen = [] }) => {
    const text = unseen
      .flatMap(({ segments }) => segments.map(segment => segment.text))
      .join(' ')
      .trim()
    return isTelling(text) ? [{ page: number, quote: shortened(text), toMachine: speaksToMachine(text) }] : []
  })
  return told.slice(0, MAX_PLACES)
}

/** A figure beside a word, or several words. */
function isTelling(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  return words.length >= 3 || (words.length > 0 && /\d{2}/u.test(text))
}

function shortened(text: string): string {
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH))} …`
}
