import type { Evidence } from '#kernel/evidence.ts'
import { MONTHS } from '../germanMonths.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { eurosIn, type Statement, statementsOf } from './statementsOf.ts'

/** What a plant that stands in the home and is somebody else's takes, as long as its contract runs. */
export interface PlantLease {
  /** € a month. */
  readonly month: number
  /** As told, with a capital: "Juni 2041"; null: the text does not say. */
  readonly until: string | null
  readonly evidence: Evidence
}

export const LEASED =
  /(?<!\p{L})(?:mietmodell\p{L}*|gemietet\p{L}*|mietkauf|(?:ge)?leas(?:t|ing)\p{L}*|pachtmodell|(?:pv|solar|anlagen)-?miet\p{L}*|monatsmiete|contracting\p{L}*|(?:nicht im|im) eigentum (?:der verkäufer|de[rs] [^.]{2,50}(?:gmbh|ag|kg|stadtwerke|genossenschaft)))(?!\p{L})/u
export const PLANT =
  /(?<!\p{L})(?:\p{L}*photovoltaik\p{L}*|pv(?:-\p{L}+)?|\p{L}*solar\p{L}*|\p{L}*stromspeicher|\p{L}*heizung(?:sanlage)?|\p{L}*wärmepumpe|\p{L}*kessel|\p{L}*therme)(?!\p{L})/u
export const BY_SELLER =
  /(?<!\p{L})(?:verkäufer|eigentümer|wir)(?:in|seite)?(?!\p{L})[^.]{0,50}(?<!\p{L})(?:löst|lösen|abgelöst|übernimmt|übernehmen|zahlt|zahlen)(?!\p{L})/u

const CURRENT = String.raw`\p{L}*photovoltaik\p{L}*|pv(?:-\p{L}+)?|solar(?:strom)?-?anlagen?`
/** In one clause: "Die Küche gehört uns, der Gastank ist gemietet" tells of the tank alone. */
const IS_LEASED = new RegExp(
  String.raw`(?<!\p{L})(?:${CURRENT})(?!\p{L})[^.,;¦]{0,90}?${LEASED.source}|${LEASED.source}[^.,;¦]{0,30}?(?<!\p{L})(?:${CURRENT})(?!\p{L})`,
  'u',
)
const NOT_LEASED = /(?<!\p{L})(?:nicht|kein\p{L}*|statt|früher|abgelöst|nachbar\p{L}*)(?!\p{L})/u

const A_MONTH =
  /^(?:\s|\))*(?:brutto |netto |miete )?(?:im monat|pro monat|je monat|\/ ?monat|monatlich|mtl·?)(?!\p{L})/u
const EACH_MONTH =
  /(?<!\p{L})(?:monatliche[rn]?|monatlich|mtl·?|monatsmiete|monatsrate|(?:im|pro|je) monat)(?!\p{L})[^.€]{0,24}$/u
/** What is paid for it, and no rent of a home or what it earns. */
const FOR_IT = /(?<!\p{L})(?:\p{L}*miet(?:e|et|vertrag\p{L}*|preis|rate)|\p{L}*rate|leasing\p{L}*|contracting\p{L}*|vertrag\p{L}*|grundpreis|(?:ge)?pacht\p{L}*)(?!\p{L})/u // prettier-ignore
const OF_ELSE =
  /(?<!\p{L})(?:\p{L}*wohnung\p{L}*|\p{L}*stellpl\p{L}*|garage\p{L}*|kalt\p{L}*|warm|nebenkosten|mieter(?:in|n)?|erhalten|bekommen|einnahme\p{L}*|erlös\p{L}*|vergütung|hausgeld|abschlag\p{L}*)(?!\p{L})/u
const UNTIL = new RegExp(
  String.raw`(?<!\p{L})(?:bis(?: zum| ende| einschließlich)?|endet (?:am|im|zum)|laufzeit(?: noch)? bis) (?<day>(?:\d{1,2}·\s?)?(?:${MONTHS.join('|')}) 20\d\d|\d{1,2}·\d{1,2}·20\d\d|20\d\d)(?!\d)`,
  'u',
)
/** €; a plant of one home. */
const MIN = 15
const MAX = 600
/** So many sentences before may tell what is leased. */
const BEFORE = 2

/** Whether a plant for current is told as rented: then it is no thing that comes with the price. */
export function isPlantLeased(passages: readonly Passage[]): boolean {
  return passages.some(
    passage =>
      passage.section !== 'other-offers' &&
      statementsOf(saidIn(passage).text).some(({ text }) => IS_LEASED.test(text) && !NOT_LEASED.test(text)),
  )
}

/** null: no plant is leased, its month is not told, or who sells redeems it. */
export function plantLeaseOf(passages: readonly Passage[]): PlantLease | null {
  for (const passage of passages) {
    if (passage.section === 'other-offers') continue
    const statements = statementsOf(saidIn(passage).text)
    for (const [at, one] of statements.entries()) {
      const window = statements.slice(Math.max(0, at - BEFORE), at + 1).map(({ text }) => text).join('.') // prettier-ignore
      if (!LEASED.test(window) || !PLANT.test(window) || OF_ELSE.test(one.text)) continue
      const amount = LEASED.test(one.text) || FOR_IT.test(one.text) ? monthIn(one) : undefined
      if (!amount) continue
      const next = statements[at + 1]
      if (BY_SELLER.test(`${one.text}.${next?.text ?? ''}`)) return null
      const start = one.start + amount.at
      const evidence = inItsClause(proof(passage, start, start + amount.length))
      return { month: amount.value, until: untilIn(passage, one) ?? (next ? untilIn(passage, next) : null), evidence }
    }
  }
  return null
}

function monthIn({ text }: Statement): { value: number; at: number; length: number } | undefined {
  return eurosIn(text).find(
    ({ value, at, length }) =>
      value >= MIN && value <= MAX && (A_MONTH.test(text.slice(at + length)) || EACH_MONTH.test(text.slice(0, at))),
  )
}

function untilIn(passage: Passage, { text, start }: Statement): string | null {
  const match = UNTIL.exec(text)
  const day = match?.groups?.['day']
  if (!match || day === undefined) return null
  const at = start + match.index + match[0].length - day.length
  return passage.text.slice(at, at + day.length).replace(/\s+/gu, ' ')
}
