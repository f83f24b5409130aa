import { type CalendarDate, calendarDate, isCalendarDate } from '#kernel/calendarDate.ts'
import { regexp } from '#kernel/regexp.ts'
import { RANK, type Candidate } from './facts.ts'
import { amountsIn, MONEY } from './numbers.ts'
import type { Passage } from './passages.ts'
import { proof } from './proof.ts'
import { MAX_MONTH, MIN_MONTH } from './rules/rentAmount.ts'
import { PLAIN } from './scope/scope.ts'

/** "ab 01.03.2026 750 €", "seit 3/2025: 720,00 €", "01.03.2027 ¦ 780 €" */
const STEP = regexp.gu`(?<![\d./])(?:ab|seit|zum|von|vom)?(?:\s?dem)?\s?(?:(?<day>\d{1,2})\.\s?)?(?<month>\d{1,2})(?:\.|\/)\s?(?<year>20\d\d)(?!\d)\s?[:=–¦-]?\s?(?:auf\s|mit\s|sind\s|dann\s|je\s)?${MONEY}(?!\s?(?:\/|je|pro)\s?(?:m²|qm))`
const STEPS = /staffel/iu
/** Characters before the first step, within which the word stands. */
const NEAR = 160
const SURENESS = 0.9

/** A lease by steps tells what is paid on each day: today's is the rent, and not the first that is told. */
export function rentByDate(passages: readonly Passage[], today: CalendarDate): Candidate[] {
  const found = passages.flatMap((passage): Candidate[] => {
    if (passage.section !== 'object') return []
    const steps = [...passage.text.matchAll(STEP)].flatMap(match => {
      const day = dayOf(match)
      const amount = amountsIn(match[0].slice(match[0].search(/20\d\d/u) + 4))[0]?.value ?? 0
      return day !== null && amount >= MIN_MONTH && amount <= MAX_MONTH ? [{ match, day, amount }] : []
    })
    const [first] = steps
    if (steps.length < 2 || !first || !STEPS.test(passage.text.slice(Math.max(0, first.match.index - NEAR), first.match.index))) return [] // prettier-ignore
    const [current] = steps.filter(({ day }) => day <= today).toSorted((a, b) => (a.day < b.day ? 1 : -1))
    if (!current) return []
    const { match, amount } = current
    const evidence = proof(passage, match.index, match.index + match[0].length)
    const told = { evidence, rank: RANK.headline, sureness: SURENESS, scope: PLAIN }
    return [
      { ...told, key: 'kaltmieteMonat', value: amount, unit: '€/Monat' },
      { ...told, key: 'vermietet', value: true, rank: RANK.hint },
    ]
  })
  return found.slice(0, 2)
}

function dayOf({ groups }: RegExpExecArray): CalendarDate | null {
  const { day = '1', month = '', year = '' } = groups ?? {}
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(iso) ? calendarDate(iso) : null
}
