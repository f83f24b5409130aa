import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { statementsOf } from '../statements/statementsOf.ts'
import type { ReplyBy } from './deal.ts'
import { DATE, lastDayOf } from './writtenDates.ts'

const MONTH = '(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)'
/** With its year, or without one: "bis 12.12.", "bis zum 15. Dezember". */
const DAY = regexp.giu`${DATE}|(?<![\d.])\d{1,2}\.\s?(?:\d{1,2}\.(?!\s?\d)|${MONTH}(?!\p{L}|\s\d))`
/** What one gives the seller until then. */
const GIVEN =
  /(?<!\p{L})(?:\p{L}*(?:gebote?n?|gebots?frist|gebotsabgabe|gebotsphase|gebotsverfahren|bieterverfahren|bieterphase|bieterrunde|angebotsfrist|angebotsabgabe|angebotsphase)|(?:kauf(?:preis)?)?angebote?s?n?|kaufzusage|zusagen?|rückmeldung|rückantwort|antwort(?:en)?|bewerbung(?:en|sfrist|sschluss|sende)?|\p{L}*bewerbungen|interessenbekundung(?:en)?|sagen|zusagen|bescheid geben|melden|bewerben)(?!\p{L})/iu
/** A town that picks among those who ask takes nobody later. */
const APPLIED = /(?<!\p{L})(?:bewerb\p{L}*|\p{L}+bewerbungen)(?!\p{L})/iu
/** Until, and not from, on or since. */
const UNTIL =
  /(?<!\p{L})(?:bis(?: spätestens)?|spätestens|\p{L}*frist|ende[nt]?|\p{L}*schluss|bewerbungsende|läuft|abgabe)(?!\p{L})/iu
/** Days of other things that end, and offers that somebody else is to bring: "der Verwalter soll bis Mai Angebote einholen". */
const OTHER =
  /(?<!\p{L})(?:\p{L}*versammlung|\p{L}*verwalter\p{L}*|\p{L}*verwaltung|weg|gemeinschaft|(?:ein)?hol(?:t|en)|eingeholt|handwerker\p{L}*|\p{L}*miet\p{L}*|\p{L}*energie\p{L}*|\p{L}*ausweis\p{L}*|erbbau\p{L}*|erbpacht\p{L}*|besichtig\p{L}*|bezug\p{L}*|bezieh\p{L}*|räum\p{L}*|übergabe\p{L}*|gültig|befristet|vertrag|zins\p{L}*|garantie\p{L}*|gewährleistung\p{L}*|förder\p{L}*|fertig\p{L}*|bau(?:beginn|zwang|verpflichtung)|versteiger\p{L}*|termin|wohnen|bleiben|pacht\p{L}*|zahlbar|fällig|gebühr\p{L}*)(?!\p{L})/iu
/** "Gehen mehrere Bewerbungen ein, entscheidet das Los" */
const BY_LOT =
  /(?<!\p{L})(?:(?:entscheidet|bestimmt)(?: \p{L}+){0,4} (?:das |ein )?los(?:verfahren|entscheid)?|(?:das |ein )?los(?:verfahren|entscheid)? (?:entscheidet|bestimmt)|losverfahren|losentscheid|verlosung|(?:aus|ver)gelost|verlost|durch (?:das )?los|per los)(?!\p{L})/u
/** "Bei gleicher Punktzahl entscheidet das Los": points come first. */
const POINTS_FIRST =
  /(?<!\p{L})(?:(?:gleiche[rn]? |bei )punkt(?:zahl|e?gleichheit|estand)|punktgleich\p{L}*|(?:gleiche[rn]?) punkten?|gleichstand)(?!\p{L})/iu
const REACH = 90
const WEEKDAY = /(?:\p{L}{2,}tag|mittwoch),? (?:de[nmr] )?$/iu

/** The day until which the seller wants a bid or an answer; null: none is told, or it has passed. */
export function replyByOf(passages: readonly Passage[], today: CalendarDate): ReplyBy | null {
  const isDrawn = passages.some(passage => {
    const { text } = saidIn(passage)
    return BY_LOT.test(text) && !POINTS_FIRST.test(text)
  })
  const found = passages.flatMap(passage =>
    statementsOf(saidIn(passage).text).flatMap(({ start, end }): ReplyBy[] => {
      const text = passage.text.slice(start, end)
      return [...text.matchAll(DAY)].flatMap(match => {
        const day = dayOf(match[0], today)
        if (!day || day < today) return []
        // "bis Montag, 18. Januar": the comma of a weekday ends no clause.
        const before = text.slice(Math.max(0, match.index - REACH), match.index).replace(WEEKDAY, '')
        // "… frei, wenn Sie uns bis zum 15. Dezember sagen, ob Sie wollen"
        const behind = text.slice(match.index + match[0].length).split(/[,;:¦\n]/u)[0] ?? ''
        const clause = before.split(/[,;](?=\s)/u).at(-1) ?? ''
        if (!UNTIL.test(clause) || !GIVEN.test(`${clause} ${behind}`) || OTHER.test(`${clause} ${behind}`)) return []
        const at = start + match.index
        const isApplication = APPLIED.test(`${clause} ${behind}`)
        return [
          {
            day,
            ...(isApplication && { isApplication, ...(isDrawn && { byLot: true as const }) }),
            evidence: [proof(passage, at, at + match[0].length)],
          },
        ]
      })
    }),
  )
  return found.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))[0] ?? null
}

/** Without a year it is the next such day. */
function dayOf(text: string, today: CalendarDate): CalendarDate | undefined {
  if (/(?:20\d{2}|\d{1,2}\.\s?\d{1,2}\.\s?\d{2})$/u.test(text.trim())) return lastDayOf(text)
  const years = [yearOf(today), yearOf(today) + 1]
  return years.map(year => lastDayOf(`${text.trim()}${/\.$/u.test(text.trim()) ? '' : ' '}${year}`)).find(day => day !== undefined && day >= today) // prettier-ignore
}
