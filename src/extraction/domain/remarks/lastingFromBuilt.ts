import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import type { Facts } from '../facts.ts'
import { isOfTheWhole, type Remark } from '../remark.ts'

/** As it was built, and nothing worse: "verwittert", "in die Jahre gekommen" speak of its state. */
const AS_BUILT =
  /(?<!\p{L})(?:original\p{L}*|ursprünglich\p{L}*|ursprung|bauzeit\p{L}*|bau(?:jahr|zeitlich)\p{L}*)(?!\p{L})/iu
const WORSE =
  /(?<!\p{L})(?:verbraucht|abgängig|verwittert|marode|veraltet\p{L}*|überaltert|altersschwach|verschlissen|undicht\p{L}*|in die jahre gekommen|fällig|erneuer\p{L}*|sanier\p{L}*|mängel|schäden|nicht|ohne fi|kein\p{L}*)(?!\p{L})/iu

/** Years that a part of its kind lasts at least (Lebensdauern), and what shows that it is of that kind. */
const LASTING = [
  {
    rule: 'dach-alt',
    by: 'dach-ton',
    years: 60,
    meaning: 'Dach aus der Bauzeit: Tonziegel und Schiefer halten 60 Jahre und mehr',
  },
  {
    rule: 'elektrik-alt',
    by: 'elektrik-geprueft',
    years: 40,
    meaning: 'Elektrik aus der Bauzeit, mit FI-Schutz oder geprüft',
  },
] as const

/** "Tondachziegel, Original" on a house of 1984, "Elektrik bauzeitlich mit FI" in one of 1996: what is as old as a house that is young enough is no fault. */
export function lastingFromBuilt(
  remarks: readonly Remark[],
  { baujahr }: Pick<Facts, 'baujahr'>,
  day: CalendarDate,
): Remark[] {
  const built = baujahr?.value
  return remarks.map(one => {
    const kind = LASTING.find(({ rule }) => rule === one.rule)
    if (!kind || typeof built !== 'number' || yearOf(day) - built > kind.years) return one
    const said = wholeQuote(one.evidence)
    const isOfKind = remarks.some(
      other =>
        other.rule === kind.by &&
        other.certainty === 'stated' &&
        isOfTheWhole(other) &&
        wholeQuote(other.evidence) === said,
    )
    return isOfKind && AS_BUILT.test(said) && !WORSE.test(said)
      ? {
          ...one,
          rule: `${one.topic}-bauzeit-haltbar`,
          subject: 'beschaffenheit',
          tone: 'neutral',
          meaning: kind.meaning,
        }
      : one
  })
}
