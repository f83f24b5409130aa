import type { Evidence } from '#kernel/evidence.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Passage } from '../../passages.ts'
import { proof } from '../../proof.ts'
import type { Part } from '../deal.ts'
import { DATE, lastDayOf } from '../writtenDates.ts'

/** Of one sentence; the full stop of "1. OG" ends none. */
const WITHIN = String.raw`(?:[^.;\n]|(?<=\d)\.)`
const LEAVES = regexp.giu`(?<!\p{L})(?:miete(?:r|rin|partei)|bewohner(?:in)?)(?!\p{L})(?<whose>${WITHIN}{0,60}?)(?<!\p{L})(?<date>${DATE})[^.;\n]{0,30}?(?<!\p{L})(?:aus|ausziehen|auszieht|ausgezogen|räumt|räumen)(?!\p{L})`

/** Whose tenant was to leave on a day that is over pays no rent of today: his flat is free, whatever he paid. */
export function withoutTenantsGone(
  parts: readonly Part[],
  passages: readonly Passage[],
  day: CalendarDate,
): readonly Part[] {
  const gone = passages.flatMap(passage =>
    [...passage.text.matchAll(LEAVES)].flatMap(match => {
      const { whose = '', date = '' } = match.groups ?? {}
      const last = lastDayOf(date)
      const named = parts.filter(({ name }) => isNamedIn(whose, name))
      const [part] = named
      if (!last || last >= day || !part || named.length > 1) return []
      return [{ part, evidence: proof(passage, match.index, match.index + match[0].length) }]
    }),
  )
  return parts.map(part => {
    const left = gone.find(one => one.part === part)?.evidence ?? leftBy(part, day)
    const isHome = part.kind === 'wohnung' && part.let !== false
    return left && isHome ? { ...part, let: false, rentMonthEuro: null, evidence: [...part.evidence, left] } : part
  })
}

/** "gekündigt zum 31.08.2026" in a list: by then the tenant has gone; a term that is over may have been prolonged. */
function leftBy({ leaseEnd }: Part, day: CalendarDate): Evidence | null {
  return leaseEnd?.by === 'notice' && leaseEnd.until !== null && leaseEnd.until < day ? leaseEnd.evidence : null
}

const UNIT = String.raw`(?:we|wohnung|whg\.?|einheit)`

/** "DG" of "Wohnung DG" in "im Dachgeschoss"; a bare number only behind the word for a flat. */
function isNamedIn(text: string, name: string): boolean {
  const id = short(name)
    .replace(regexp.gu`(?<!\p{L})${UNIT}(?!\p{L})`, '')
    .replace(/(?<!\d)0+(?=\d)/gu, '')
    .trim()
  if (id === '' || !/^[\p{L}\d. ]+$/u.test(id)) return false
  const written = id.replaceAll('.', String.raw`\.`)
  const before = /^\d+$/u.test(id) ? String.raw`${UNIT}\s?0*` : ''
  return regexp.u`(?<![\p{L}\d])${before}${written}(?![\p{L}\d])`.test(short(text))
}

function short(text: string): string {
  return text
    .toLowerCase()
    .replace(/ober-?geschoss(?:es)?/gu, 'og')
    .replace(/erd-?geschoss(?:es)?/gu, 'eg')
    .replace(/dach-?geschoss(?:es)?/gu, 'dg')
}
