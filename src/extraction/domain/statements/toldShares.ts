import { isOfReserve } from './communitySums.ts'
import { eurosIn, type Statement } from './statementsOf.ts'

/** What a flat would pay for one of the works, with its place in the passage. */
export interface ToldShare {
  readonly value: number
  readonly start: number
  readonly end: number
}

/** A part of what was told already: the rate of a year, one of two halves. */
const PART_OF_IT = /(?<!\p{L})(?:\p{L}*raten?|hälften?|jeweils|jährlich|monatlich|mtl·?)(?!\p{L})/u
/** "Der Aufzug wurde 2019 erneuert, der Anteil betrug 4.100 €" */
const DONE =
  /(?<!\p{L})(?:betrug|(?:erneuert|saniert|ersetzt|modernisiert|ausgetauscht|bezahlt|gezahlt|beglichen)(?! werden))(?!\p{L})/u
const SUM = /(?<!\p{L})(?:zusammen|insgesamt|gesamt|summe|in summe|total)(?!\p{L})/u

/**
 * The shares of one flat that sentences on several works tell, each once; where a sentence tells their sum, that alone. @param isShare
 * whether the words before and behind an amount say that it is the flat's
 */
export function toldShares(
  window: readonly Statement[],
  isShare: (before: string, after: string) => boolean,
  { least, most }: { readonly least: number; readonly most: number },
): ToldShare[] {
  const found = window.flatMap(({ text, start }) => {
    if (DONE.test(text)) return []
    const amounts = eurosIn(text)
    return amounts.flatMap((one, place) => {
      const { value, at, length } = one
      const last = amounts[place - 1]
      const isPart = PART_OF_IT.test(text.slice(last ? last.at + last.length : 0, at))
      if (value < least || value > most || isPart || isOfReserve(text, one)) return []
      const [before, after] = [text.slice(0, at), text.slice(at + length)]
      return isShare(before, after)
        ? [{ value, start: start + at, end: start + at + length, isSum: SUM.test(text) }]
        : []
    })
  })
  const sum = found.find(({ isSum }) => isSum)
  return (sum ? [sum] : found).map(({ value, start, end }) => ({ value, start, end }))
}
