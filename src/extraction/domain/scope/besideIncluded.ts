import type { Page, Segment, Word } from '#reading/domain/page.ts'
import { PLAIN, type Scope } from './scope.ts'

/** Heads a list of what the price does not hold: "In Eigenleistung oder bauseits", "Nicht im Hauspreis enthalten", "Das machen Sie selbst". */
const LEFT_OUT =
  /^(?:(?:(?:vom|durch den) bauherrn|von ihnen)(?: selbst)? (?:zu (?:erbringen|leisten|stellen)|erbracht)(?:e leistungen)?|(?:das (?:machen|erledigen|leisten|bauen|bezahlen) sie(?: selbst)?)|(?:(?:leistungen )?(?:in|als) )?(?:eigenleistung(?:en)?|bauseits|bauseitige leistungen|bauherrenleistung(?:en)?)(?:(?: oder | und | ?\/ ?)(?:eigenleistung(?:en)?|bauseits|fremdleistung(?:en)?))?(?: zu erbringen(?:de leistungen)?)?|nicht (?:im (?:haus|fest|kauf|grund)?preis |im (?:leistungs|liefer)umfang )?(?:enthalten|inklusive|inbegriffen|dabei)(?:e leistungen)?|nicht dabei)$/iu
/** Heads the list beside it of what it does hold. */
const HELD =
  /^(?!.*(?<!\p{L})(?:nicht|kein)(?!\p{L})).*(?<!\p{L})(?:enthalten\p{L}*|inklusive|inbegriffen|(?:liefer|leistungs)umfang|unsere leistungen|wir liefern|dabei|im (?:haus|fest|kauf)?preis)(?!\p{L})/iu
/** Between two lines of a list is less than so many heights of its writing. */
const MAX_GAP = 3

/**
 * Two lists side by side, "Im Hauspreis enthalten" and "In Eigenleistung oder bauseits": what is below the second head is not sold, though
 * its entries hold nothing that says so. Words of other columns are missing.
 */
export function saidBesideIncluded(pages: readonly Page[]): ReadonlyMap<Word, Scope> {
  return new Map(
    listsLeftOut(pages).flatMap(({ name, entries }) => {
      const scope: Scope = { ...PLAIN, stance: 'excluded', word: name.toLowerCase() }
      return entries.flatMap(({ words }) => words.map((word): [Word, Scope] => [word, scope]))
    }),
  )
}

/** The lines of such a second list, with its head. */
export function listsLeftOut(pages: readonly Page[]): { page: number; name: string; entries: readonly Segment[] }[] {
  return pages.flatMap(({ number, blocks }) => {
    const segments = blocks.flatMap(({ lines }) => lines.flatMap(line => line.segments))
    return segments.flatMap(head => {
      const name = nameOf(head)
      if (!LEFT_OUT.test(name)) return []
      const beside = segments.find(other => other !== head && isOnHeight(other, head) && HELD.test(nameOf(other)))
      return beside ? [{ page: number, name, entries: columnBelow(head, beside, segments) }] : []
    })
  })
}

/** Down to a gap, or to a line that runs across both columns. */
function columnBelow(head: Segment, beside: Segment, segments: readonly Segment[]): Segment[] {
  const size = head.words[0]?.size ?? 10
  const [left, otherLeft] = [head.box[0], beside.box[0]]
  const isRight = left > otherLeft
  const inColumn = ({ box }: Segment): boolean =>
    box[0] >= left - 2 * size && (isRight || box[0] < otherLeft - 2 * size)
  const crosses = ({ box }: Segment): boolean => {
    const middle = Math.max(left, otherLeft)
    return box[0] < middle - 2 * size && box[2] > middle + 4 * size
  }
  const below = segments.filter(one => one.box[1] > head.box[3] - 1).toSorted((a, b) => a.box[1] - b.box[1])
  const end = below.find(crosses)?.box[1] ?? Infinity
  const column: Segment[] = []
  let bottom = head.box[3]
  for (const one of below.filter(one => one.box[1] < end - 1 && inColumn(one))) {
    if (one.box[1] - bottom > MAX_GAP * size) break
    bottom = Math.max(bottom, one.box[3])
    column.push(one)
  }
  return column
}

function nameOf({ text }: Segment): string {
  return text.replace(/^[^\p{L}]+|[:.\s]+$/gu, '')
}

function isOnHeight(one: Segment, other: Segment): boolean {
  return one.box[1] < other.box[3] && other.box[1] < one.box[3]
}
