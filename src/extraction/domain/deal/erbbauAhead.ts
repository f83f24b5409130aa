import { regexp } from '#kernel/regexp.ts'
import { countFrom } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { quoteOf } from '../remarks/quote.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { eurosIn, type Statement, statementsOf } from '../statements/statementsOf.ts'
import type { ErbbauAhead } from './deal.ts'

const RENT = wholeWords('(?:erb(?:bau|pacht)-?)?zins(?:es)?|erbpacht|pachtzins(?:es)?', '')
const EXTENSION = wholeWords(
  '(?:vertrags)?verlängerung(?:en)?|verlänger\\p{L}*|erneuerung des (?:erbbaurechts|vertrags|vertrages)|neuabschluss\\p{L}*',
  '',
)
/** "3,5 % des aktuellen Bodenwertes" */
const SHARE =
  /(?<percent>\d{1,2}(?:,\d{1,2})?) ?(?:%|prozent|v· ?h·) (?:p· ?a· |jährlich )?(?:des|vom|auf den|aus dem|von dem) (?:\p{L}+(?:en|igen) )?(?:bodenwert|bodenrichtwert|grundstückswert|verkehrswert(?=(?:e?s)? des (?:grundstücks|bodens)))(?:e?s)?(?!\p{L})/u
/** "nach dem aktuellen Bodenwert neu vereinbart (4 % aus rund 145.000 €)" */
const SHARE_OF_SUM =
  /(?<percent>\d{1,2}(?:,\d{1,2})?) ?(?:%|prozent|v· ?h·) (?:p· ?a· |jährlich )?(?:aus|von|auf) (?=(?:derzeit |aktuell |heute |geschätzt(?:en)? |rund |ca· ?|circa |etwa )*\d)/u
const LAND = /(?<!\p{L})(?:boden|grundstücks)(?:richt)?werte?s?(?!\p{L})/u
/** Between the share and the value of the whole land: "(derzeit rund 145.000 €)". */
const TO_SUM = /^[ (:=,]*(?:(?:von|in höhe von|derzeit|aktuell|heute|geschätzt(?:en)?|rund|ca·|circa|etwa) ?)*$/u
const MIN_LAND = 5_000
const LAND_VALUE = /(?<!\p{L})bodenrichtwert\p{L}*[^.€]{0,60}$/u
const PER_M2 = /^ ?(?:\/|je|pro) ?(?:m²|qm|quadratmeter)/u
const MAX_PERCENT = 8
const NUMBER = String.raw`(?<years>\d{1,2}|fünf|zehn|fünfzehn|zwanzig)`
/** "eine Restlaufzeit, die die Darlehenslaufzeit um mindestens zehn Jahre übersteigt" */
const BEYOND_LOAN = regexp.u`restlaufzeit[^.]{0,80}(?:darlehens?|kredit|finanzierung)\p{L}*[^.]{0,60}?(?:mindestens |wenigstens )?${NUMBER} jahren? (?:über|länger)|(?:darlehen|kredit|finanzierung)\p{L}*[^.]{0,80}?(?:spätestens |mindestens |wenigstens )${NUMBER} jahre vor (?:dem |seinem |ihrem )?(?:ablauf|ende|auslaufen)`
/** What the owner of the land pays for the building at the end; the first that fits. */
const COMPENSATION: readonly (readonly [RegExp, (match: RegExpExecArray) => number])[] = [
  [/entschädigungslos|(?:keine|ohne) (?:\p{L}+ )?entschädigung|entschädigung[^.]{0,40}(?:ausgeschlossen|entfällt|nicht vorgesehen)/u, () => 0],
  [/(?:zwei|2) ?dritteln?|(?<!\d)2\/3(?!\d)|⅔/u, () => 2 / 3],
  [/(?<!\d)(\d{2,3})(?:,\d+)? ?(?:%|prozent|v· ?h·)/u, match => Number(match[1]) / 100],
  [/voll(?:e[rnsm]?|er höhe)? (?:verkehrs|gebäude|zeit|bau)werte?s?|in voller höhe/u, () => 1],
] // prettier-ignore
const OF_THE_END = /entschädig/u
const OTHER_COMPENSATION = /nutzungsentschädig|vorfälligkeit|brand|versicherung|erschließung/u
const WORDS: Readonly<Record<string, number>> = { fünfzehn: 15, zwanzig: 20 }

/** What an Erbbaurecht asks of whoever wants to keep or to finance it; null: nothing of it is told. @param area of the plot, m² */
export function erbbauAheadOf(passages: readonly Passage[], area: number | null): ErbbauAhead | null {
  const told = passages.map(passage => ({ passage, statements: statementsOf(saidIn(passage).text) }))
  const perM2 = told.flatMap(({ statements }) => statements.flatMap(landValueIn)).at(0) ?? null
  const extension = first(told, (passage, statements, at) => {
    const one = statements[at] as Statement
    const share = SHARE.exec(one.text) ?? (LAND.test(one.text) ? SHARE_OF_SUM.exec(one.text) : null)
    const percent = Number(share?.groups?.['percent']?.replace(',', '.'))
    const around = statements.slice(Math.max(0, at - 1), at + 1).map(({ text }) => text).join('.') // prettier-ignore
    if (!share || !(percent > 0 && percent <= MAX_PERCENT) || !RENT.test(around) || !EXTENSION.test(around)) return null
    const told = landAfter(one.text, share.index + share[0].length)
    const land = told ?? (perM2 !== null && area !== null ? perM2 * area : null)
    const year = land === null ? null : Math.round((percent / 100) * land)
    const start = one.start + share.index
    const evidence = [quoteOf(passage, start, start + share[0].length, boundsOf(one))]
    return { percent, perM2, area, ...(told !== null && { land: told }), year, evidence }
  })
  const beyondLoan = first(told, (passage, statements, at) => {
    const one = statements[at] as Statement
    const match = BEYOND_LOAN.exec(one.text)
    const word = match?.groups?.['years']
    if (!match || word === undefined) return null
    const years = Number(word) || WORDS[word] || countFrom(word)
    const start = one.start + match.index
    return years ? { years, evidence: [quoteOf(passage, start, start + match[0].length, boundsOf(one))] } : null
  })
  const compensation = first(told, compensationIn)
  if (!extension && !beyondLoan && !compensation) return null
  return { extension, beyondLoan, ...(compensation && { compensation }) }
}

function compensationIn(
  passage: Passage,
  statements: readonly Statement[],
  at: number,
): ErbbauAhead['compensation'] | null {
  const one = statements[at] as Statement
  if (!OF_THE_END.test(one.text) || OTHER_COMPENSATION.test(one.text)) return null
  for (const [pattern, shareOf] of COMPENSATION) {
    const match = pattern.exec(one.text)
    if (!match) continue
    const share = shareOf(match)
    const start = one.start + match.index
    const evidence = [quoteOf(passage, start, start + match[0].length, boundsOf(one))]
    return share <= 1 ? { share, evidence } : null
  }
  return null
}

/** € of the whole land, named right behind the share of it; null: something else, or a price per m². */
function landAfter(text: string, end: number): number | null {
  const next = eurosIn(text).find(({ at }) => at >= end)
  if (!next || next.value < MIN_LAND || PER_M2.test(text.slice(next.at + next.length))) return null
  return TO_SUM.test(text.slice(end, next.at)) ? next.value : null
}

interface Told {
  readonly passage: Passage
  readonly statements: readonly Statement[]
}

function first<T>(
  told: readonly Told[],
  read: (passage: Passage, statements: readonly Statement[], at: number) => T | null,
): T | null {
  for (const { passage, statements } of told)
    for (const at of statements.keys()) {
      const found = read(passage, statements, at)
      if (found) return found
    }
  return null
}

function boundsOf({ start, text }: Statement): { start: number; end: number } {
  return { start, end: start + text.length }
}

function landValueIn({ text }: Statement): number[] {
  return eurosIn(text).flatMap(({ value, at, length }) =>
    LAND_VALUE.test(text.slice(0, at)) && PER_M2.test(text.slice(at + length)) ? [value] : [],
  )
}
