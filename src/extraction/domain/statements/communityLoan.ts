import type { Evidence } from '#kernel/evidence.ts'
import { MONTHS } from '../germanMonths.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { eurosIn, type Statement, statementsOf } from './statementsOf.ts'

/** What a flat pays each month for a loan of its community, beside the Hausgeld: who buys goes on paying it. */
export interface CommunityLoan {
  /** € a month. */
  readonly month: number
  /** The last month that is paid for, 1 to 12, December where the text names a year alone; null: the text does not say. */
  readonly until: { readonly year: number; readonly month: number } | null
  readonly evidence: Evidence
}

const LOAN = /(?<!\p{L})(?:\p{L}*(?:darlehen|kredit)(?:s|es)?(?:-?\p{L}*rate)?|(?:darlehens|kredit)\p{L}*)(?!\p{L})/u
const OF_COMMUNITY =
  /(?<!\p{L})(?:(?:eigentümer)?gemeinschaft|wohnungseigentümergemeinschaft|weg(?:-\p{L}+)?|(?:haus)?verwaltung)(?!\p{L})/u
/** "Darlehensrate für die Sanierung der Fassade": enough where the sentence of the amount names the loan itself. */
const OF_WORKS = /(?<!\p{L})(?:sanierung\p{L}*|maßnahmen?|instandsetzung)(?!\p{L})/u
/** "Ihr Anteil", "hierfür": the amount is that of the loan before. */
const TAKES_UP =
  /(?<!\p{L})(?:\p{L}*rate|tilgung\p{L}*|anteil\p{L}*|dafür|hierfür|hiervon|davon|die(?:ser|s)?(?= (?:wird|werden|ist|sind|mit|kostet|beträgt))|entfällt|entfallen)(?!\p{L})/u
/** "die Rate ist im Hausgeld enthalten" */
const WITHIN =
  /(?<!\p{L})(?:\p{L}*rate|\p{L}*darlehen|\p{L}*kredit|tilgung\p{L}*|zins\p{L}*)(?!\p{L})(?:(?!(?<!\p{L})(?:nicht|nie|kein\p{L}*)(?!\p{L}))[^.]){0,60} (?:im|in dem|vom|mit dem) (?:\p{L}+ ){0,2}(?:hausgeld|wohngeld) (?:(?!nicht )\p{L}+ ){0,2}(?:enthalten|inbegriffen|eingerechnet|berücksichtigt|bezahlt|bedient|abgedeckt)(?!\p{L})/u
const SUPPLY = String.raw`(?:heiz|strom|wasser|abwasser|grundsteuer|internet|kabel|müll|telefon|versicherung|gas(?!\p{L}))\p{L}*`
/** "45 € Grundsteuer", "35 € im Monat für Strom", "Heizkosten von 70 €": the nearest word says what it is for. */
const FOR_SUPPLY = new RegExp(
  String.raw`^ ?(?:(?:im|pro|je|monat|monatlich|mtl·?|an|\/) ?){0,3}(?:für )?(?:den |die |das )?${SUPPLY}`,
  'u',
)
const SUPPLY_OF = new RegExp(
  String.raw`(?<!\p{L})${SUPPLY} (?:\p{L}+ ){0,2}(?:von|in höhe von|betragen|kosten|mit)(?: \p{L}+·?){0,2} $`,
  'u',
)
/** It is no part of the Hausgeld that is named. */
const BESIDE =
  /(?<!\p{L})(?:zusätzlich zu[mr]?|neben dem|zuzüglich zum|zzgl·?|über das|außerhalb des)(?: [\p{L}]+){0,4} (?:\p{L}*hausgeld\p{L}*|wohngeld)|(?:nicht|ohne|noch nicht) (?:im|in dem|zum)(?: \p{L}+){0,3} (?:hausgeld|wohngeld)(?!\p{L})[^.]{0,20}(?<!\p{L})(?:enthalten|inbegriffen|eingerechnet|berücksichtigt)|(?:im|in dem)(?: \p{L}+){0,3} (?:hausgeld|wohngeld) (?:\p{L}+ ){0,2}nicht (?:enthalten|inbegriffen|eingerechnet|berücksichtigt)|(?:hausgeld|wohngeld)(?!\p{L})[^.]{0,20}(?<!\p{L})(?:kommt|kommen)(?!\p{L})[^.]{0,120}(?<!\p{L})(?:hinzu|dazu)/u
/** Redeemed by who sells, or what a buyer borrows himself. */
const OF_ELSE =
  /(?<!\p{L})(?:verkäufer(?:in|seite)?(?!\p{L})[^.]{0,60}(?<!\p{L})(?:löst|lösen|abgelöst|übernimmt|zahlt)|abgelöst|getilgt ist|zurückgezahlt|ihre (?:monatliche )?rate|eigenkapital|zinsbindung|sollzins\p{L}*|effektiv\p{L}*|finanzierungs(?:beispiel|angebot)\p{L}*|stellpl\p{L}*|garage|\p{L}*miete|erbbauzins)(?!\p{L})/u
const A_MONTH = /^[\s,]*(?:(?:im|pro|je) monat|\/ ?monat|monatlich|mtl·?)(?!\p{L})/u
const EACH_MONTH =
  /(?<!\p{L})(?:monatliche[rnsm]?|monatlich|mtl·?|monatsrate|(?:im|pro|je) monat)(?!\p{L})[^.€]{0,40}$/u
const UNTIL = new RegExp(
  String.raw`(?<!\p{L})(?:bis(?: zum| ende| einschließlich| voraussichtlich)*|endet (?:am|im|zum)|laufzeit(?: noch)? bis) (?:(?:\d{1,2}·\s?)?(?<name>${MONTHS.join('|')}) |(?:\d{1,2}·)?(?<digits>0?[1-9]|1[0-2])(?:·|\/))?(?<year>20\d\d)(?!\d)`,
  'u',
)
/** €; of one flat. */
const MIN = 10
const MAX = 1_500
/** So many sentences before may tell of the loan. */
const BEFORE = 2

/** null: no such loan is told, or who sells redeems it. One that has ended is told only where none goes on. @param today its year */
export function communityLoanOf(passages: readonly Passage[], today: number): CommunityLoan | null {
  const told = loansIn(passages)
  return told.find(({ until }) => !until || until.year >= today) ?? told[0] ?? null
}

function loansIn(passages: readonly Passage[]): CommunityLoan[] {
  const found: CommunityLoan[] = []
  for (const passage of passages) {
    if (passage.section === 'other-offers') continue
    const statements = statementsOf(saidIn(passage).text)
    for (const [at, one] of statements.entries()) {
      const around = [...statements.slice(Math.max(0, at - BEFORE), at + 1)].map(({ text }) => text).join('.')
      const next = statements[at + 1]?.text ?? ''
      const amount = monthIn(one)
      if (!amount || !LOAN.test(around) || WITHIN.test(around)) continue
      const isNamed = LOAN.test(one.text)
      if (!isNamed && !TAKES_UP.test(one.text)) continue
      if (!OF_COMMUNITY.test(around) && !(isNamed && OF_WORKS.test(one.text))) continue
      if (!BESIDE.test(one.text) && !(isNamed && BESIDE.test(next))) continue
      if (OF_ELSE.test(`${one.text}.${next}`)) continue
      const until = untilIn(one.text) ?? untilIn(next)
      const start = one.start + amount.at
      found.push({ month: amount.value, until, evidence: inItsClause(proof(passage, start, start + amount.length)) })
    }
  }
  return found
}

function monthIn({ text }: Statement): { value: number; at: number; length: number } | undefined {
  return eurosIn(text).find(
    ({ value, at, length }) =>
      value >= MIN &&
      value <= MAX &&
      (A_MONTH.test(text.slice(at + length)) || EACH_MONTH.test(text.slice(0, at))) &&
      !FOR_SUPPLY.test(text.slice(at + length)) &&
      !SUPPLY_OF.test(text.slice(0, at)),
  )
}

function untilIn(text: string): CommunityLoan['until'] {
  const groups = UNTIL.exec(text)?.groups
  if (!groups?.['year']) return null
  const named = MONTHS.indexOf(groups['name'] ?? '') + 1
  return { year: Number(groups['year']), month: named || Number(groups['digits'] ?? 12) }
}
