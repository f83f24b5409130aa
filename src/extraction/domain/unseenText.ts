import type { Line, Page } from '#reading/domain/page.ts'
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

/** What printers write beside the sheet: name of the file, day and hour, colours. */
const OF_THE_PRINTER = /\.(?:indd|pdf|ai|qxp|docx?|eps)(?!\p{L})|\d{1,2}:\d{2}|cyan|magenta|pantone|CMYK/iu

/** What the file holds beside what its pages show. Signs and single words are remains of the layout, and no finding. */
export function unseenTextOf(pages: readonly Page[]): UnseenText[] {
  const shown = pages.flatMap(({ blocks }) => blocks.flatMap(block => block.lines.flatMap(textsOf))).join(' ')
  const told = pages.flatMap(({ number, unseen = [] }) => {
    const text = unseen
      .flatMap(textsOf)
      // A line that a browser has cut at the edge of a sheet is on the next one.
      .filter(said => !OF_THE_PRINTER.test(said) && !shown.includes(said))
      .join(' ')
      .trim()
    return isTelling(text) ? [{ page: number, quote: shortened(text), toMachine: speaksToMachine(text) }] : []
  })
  return told.slice(0, MAX_PLACES)
}

function textsOf({ segments }: Line): string[] {
  return segments.map(({ text }) => text)
}

/** A figure beside a word, or several words. */
function isTelling(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  return words.length >= 3 || (words.length > 0 && /\d{2}/u.test(text))
}

function shortened(text: string): string {
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH))} …`
}
