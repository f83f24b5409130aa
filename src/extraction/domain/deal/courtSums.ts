import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { eurosIn, type Statement, statementsOf } from '../statements/statementsOf.ts'
import type { CourtSale, CourtSum, UnseenDiscount } from './soldByCourt.ts'

const SECURITY = wholeWords('sicherheit(?:en)?|sicherheitsleistung(?:en)?|bietsicherheit|bieten will', '')
const UNSEEN = wholeWords(
  '(?:fehlende[rnsm]?|nicht möglichen?|unterbliebene[rnsm]?|keine[r]?|ohne|nicht erfolgte[rn]?) (?:\\p{L}+ )?(?:innen)?besichtigung\\p{L}*|innenbesichtigung[^.]{0,90} nicht|(?:zutritt|zugang)[^.]{0,40} nicht|nicht[^.]{0,40} (?:zutritt|zugang)|(?:nur|lediglich) (?:von )?(?:außen|äußere\\p{L}*)\\p{L}*|nach (?:dem )?äußere[nm] \\p{L}+|sicherheitsabschl\\p{L}*|risikoabschl\\p{L}*',
  '',
)
/** Of what the statement before tells. */
const FOR_THAT = wholeWords(
  'dafür|hierfür|deshalb|deswegen|damit|daher|diese[rs]?|unsicherheit(?:en)?|risiko|risiken',
  '',
)
const TAKEN_OFF = wholeWords('\\p{L}*abschl(?:ag|ages|äge)|abgezogen|abzug|in abzug gebracht|gemindert|minderung', '')
const IS_IN = wholeWords('enthalten|berücksichtigt|vorgenommen|eingerechnet|eingeflossen|einbezogen|angesetzt|erfolgt|abgezogen|gemacht', '') // prettier-ignore
const NOT_IN = wholeWords('kein(?:en|er|erlei)? \\p{L}*(?:abschl(?:ag|äge)|abzug)|nicht (?:enthalten|berücksichtigt|vorgenommen|eingerechnet|angesetzt|abgezogen|gemacht)|(?:sollte|könnte|müsste|ist) [^.]{0,40}(?:zu|selbst) (?:machen|berücksichtigen|vorzunehmen)', '') // prettier-ignore
const RENT_USUAL = wholeWords(
  'marktübliche?[rnsm]?|ortsübliche?[rnsm]?|nachhaltig\\p{L}* (?:erzielbar\\p{L}*)?|erzielbare?[rnsm]?|rohertrag\\p{L}*',
  '',
)
const RENT = wholeWords('\\p{L}*miete[n]?|nettokaltmiete|rohertrag\\p{L}*|monat\\p{L}*|vermiet\\p{L}*', '')
const EXPERT = wholeWords('\\p{L}*gutachte[nrs]\\p{L}*|\\p{L}*sachverständige\\p{L}*|er|sie|wertermittlung|angesetzt|angenommen', '') // prettier-ignore
const A_MONTH = /^ ?(?:im monat|monatlich|mtl|\/ ?monat|je monat|pro monat)/u
const MONTH_BEFORE = /monat\p{L}*[^.;]{0,30}$/u
const A_YEAR = /^ ?(?:im jahr|jährlich|p· ?a|\/ ?jahr|je jahr|pro jahr)/u
const A_SQUARE_METRE = /^ ?(?:\/ ?m²|je m²|pro m²|je quadratmeter|pro quadratmeter|\/ ?qm|je qm)/u
const PERCENT = /(\d{1,2}(?:,\d)?) ?(?:%|prozent|v\. ?h)/u
const CHARGE = wholeWords('hausgeld(?:er)?|wohngeld(?:er)?|hausgeldvorauszahlung(?:en)?|hausgeldvorschuss', '')
/** What is owed, what is of a year or was, a part of it, or what is paid for all of them. */
const NO_CHARGE = wholeWords(
  'rückst\\p{L}*|\\p{L}*schulden|jahr\\p{L}*|jährlich\\p{L}*|p· ?a|bisher\\p{L}*|früher\\p{L}*|davon|rücklage\\p{L}*|umlage\\p{L}*|umlegbar\\p{L}*|insgesamt|zusammen|gesamt\\p{L}*|alle[nr]?|stellpl\\p{L}*|\\p{L}*garage\\p{L}*',
  '',
)
const [MIN_CHARGE, MAX_CHARGE] = [20, 2000]
const MIN = 500

/** Sums of the notice that are no price: what is lodged, what the appraiser took off, and the rent that he takes for usual. */
export function courtSumsOf(
  passages: readonly Passage[],
): Pick<CourtSale, 'security' | 'unseen' | 'usualRent' | 'lotCharges'> {
  const security = firstIn(passages, securityIn)
  const unseen = firstIn(passages, unseenIn) ?? firstIn(passages, unseenWithoutSum)
  const usualRent = firstIn(passages, usualRentIn)
  const lotCharges = lotChargesIn(passages)
  return {
    ...(security && { security }),
    ...(unseen && { unseen }),
    ...(usualRent && { usualRent }),
    ...(lotCharges.length > 1 && { lotCharges }),
  }
}

/** @param before the statement before it */
type Read<T> = (statement: Statement, passage: Passage, before: string) => T | null

function firstIn<T>(passages: readonly Passage[], read: Read<T>): T | null {
  for (const passage of passages) {
    const statements = statementsOf(saidIn(passage).text)
    for (const [at, statement] of statements.entries()) {
      const found = read(statement, passage, statements[at - 1]?.text ?? '')
      if (found) return found
    }
  }
  return null
}

function securityIn({ text, start }: Statement, passage: Passage): CourtSum | null {
  const named = SECURITY.exec(text)
  const sum = named && eurosIn(text).find(({ value, at }) => value >= MIN && at > named.index && !/wert(?:s|es)? (?:von|in höhe von)[^.]{0,20}$/u.test(text.slice(0, at))) // prettier-ignore
  return sum ? { euro: sum.value, evidence: evidenceOf(passage, start + sum.at, sum.length) } : null
}

/** He may have taken off more than that: what is told with it is in the quote. */
function unseenIn({ text, start }: Statement, passage: Passage, before: string): UnseenDiscount | null {
  const off = TAKEN_OFF.exec(text)
  if (!off || !(UNSEEN.test(text) || (FOR_THAT.test(text) && UNSEEN.test(before)))) return null
  const sum = eurosIn(text).find(({ value }) => value >= MIN)
  const percent = PERCENT.exec(text)?.[1]
  if (!sum && percent === undefined) return null
  const at = sum ?? { at: off.index, length: off[0].length }
  return {
    euro: sum?.value ?? null,
    percent: percent === undefined ? null : Number(percent.replace(',', '.')),
    evidence: evidenceOf(passage, start + at.at, at.length),
  }
}

/** "Ein Abschlag für die fehlende Innenbesichtigung ist im Wert enthalten": how much it is only the report says. */
function unseenWithoutSum({ text, start }: Statement, passage: Passage): UnseenDiscount | null {
  const off = TAKEN_OFF.exec(text)
  // What is missing is no denial: "wegen nicht erfolgter Innenbesichtigung".
  if (!off || !UNSEEN.test(text) || !IS_IN.test(text) || NOT_IN.test(text)) return null
  return { euro: null, percent: null, evidence: evidenceOf(passage, start + off.index, off[0].length) }
}

function usualRentIn({ text, start }: Statement, passage: Passage): CourtSum | null {
  if (!RENT_USUAL.test(text) || !RENT.test(text) || !EXPERT.test(text)) return null
  const rent = rentAMonthIn(text)
  return rent && { euro: rent.euro, evidence: evidenceOf(passage, start + rent.at, rent.length) }
}

/** One for each lot. The same amount again may be the same lot told twice. */
function lotChargesIn(passages: readonly Passage[]): CourtSum[] {
  const all = passages.flatMap(passage =>
    statementsOf(saidIn(passage).text).flatMap(({ text, start }): CourtSum[] => {
      const named = CHARGE.exec(text)
      if (!named || NO_CHARGE.test(text)) return []
      const sum = eurosIn(text).find(({ value, at }) => at > named.index && value >= MIN_CHARGE && value <= MAX_CHARGE)
      return sum ? [{ euro: sum.value, evidence: evidenceOf(passage, start + sum.at, sum.length) }] : []
    }),
  )
  return [...new Map(all.map(one => [one.euro, one])).values()]
}

/** The first sum of a statement that is a rent of a month, or of a year. */
export function rentAMonthIn(
  text: string,
): { readonly euro: number; readonly at: number; readonly length: number } | null {
  // prettier-ignore
  for (const { value, at, length } of eurosIn(text)) {
    const behind = text.slice(at + length)
    if (A_SQUARE_METRE.test(behind) || value < MIN / 5) continue
    const year = A_YEAR.test(behind)
    if (!year && !A_MONTH.test(behind) && !MONTH_BEFORE.test(text.slice(0, at))) continue
    return { euro: year ? value / 12 : value, at, length }
  }
  return null
}

function evidenceOf(passage: Passage, at: number, length: number) {
  return inItsClause(proof(passage, at, at + length))
}
