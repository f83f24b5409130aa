import { calendarDate, type CalendarDate, isCalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import type { TextKey } from '#extraction/domain/offer.ts'
import { type Doubt, type Gate, isOutside } from './gate.ts'

export const yearBuilt: Gate = {
  limits: 'baujahr',
  doubts: ({ offer }, limits) => {
    const { baujahr } = offer.numbers
    if (baujahr === null || !isOutside(baujahr, limits)) return []
    return [{ key: 'baujahr', reason: `Ein Haus von ${baujahr} ist nicht plausibel.` }]
  },
}

/** Days that no calendar has, and years further ahead than anything is sold. */
export const datesAhead: Gate = {
  limits: 'vorausJahre',
  doubts: ({ offer, day }, { max = 0 }) => {
    const latest = yearOf(day) + max
    const { baujahr } = offer.numbers
    const built: Doubt[] = baujahr !== null && baujahr > latest ? [far('baujahr', `Das Baujahr ${baujahr}`)] : []
    const texts = DATED.flatMap((key): Doubt[] => {
      const text = offer.texts[key]
      if (text === null) return []
      if (hasImpossibleDay(text)) return [{ key, reason: `Den Tag „${text}“ gibt es nicht.` }]
      return Math.max(...yearsIn(text)) > latest ? [far(key, `Die Angabe „${text}“`)] : []
    })
    return [...built, ...texts, ...madeInFuture(offer.texts.exposeDatum, day)]
  },
}

export const certificateAhead: Gate = {
  limits: 'ausweisJahre',
  doubts: ({ offer, day }, { max = 0 }) => {
    const text = offer.texts.energieausweisGueltigBis
    if (text === null) return []
    const impossible = hasImpossibleDay(text)
    if (!impossible && Math.max(...yearsIn(text)) <= yearOf(day) + max) return []
    const reason = impossible ? `Den Tag „${text}“ gibt es nicht.` : `So lange („${text}“) gilt kein Energieausweis.`
    return [{ key: 'energieausweisGueltigBis', reason }]
  },
}

const DATED: readonly TextKey[] = ['bezugsfreiAb', 'letzteModernisierung']

/** Prepared ahead of a start of sales, by weeks. */
const MAX_DAYS_AHEAD = 62

function madeInFuture(text: string | null, day: CalendarDate): Doubt[] {
  if (text === null) return []
  const date = dayIn(text)
  const ahead = date === null ? Math.max(...yearsIn(text)) - yearOf(day) > 1 : daysBetween(day, date) > MAX_DAYS_AHEAD
  if (!ahead && !hasImpossibleDay(text)) return []
  return [{ key: 'exposeDatum', reason: `Das Datum „${text}“ liegt in der Zukunft oder gibt es nicht.` }]
}

function far(key: FactKey, what: string): Doubt {
  return { key, reason: `${what} liegt weit in der Zukunft.` }
}

function hasImpossibleDay(text: string): boolean {
  return isoIn(text).some(iso => !isCalendarDate(iso))
}

function dayIn(text: string): CalendarDate | null {
  const iso = isoIn(text).find(isCalendarDate)
  return iso === undefined ? null : calendarDate(iso)
}

function isoIn(text: string): string[] {
  return [...text.matchAll(/(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/gu)].map(
    ([, day = '', month = '', year = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
}

/** 0 where a text names no year. */
function yearsIn(text: string): number[] {
  return [0, ...(text.match(/(?<!\d)(?:1[5-9]|2\d)\d{2}(?!\d)/gu) ?? []).map(Number)]
}

function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
