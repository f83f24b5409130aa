import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { CELL_MARK } from '../runningOn.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { eurosIn, statementsOf } from './statementsOf.ts'

/**
 * What a house costs its owner in a year beside what tenants pay, by the document's own figures. `bewirtschaftung` holds the
 * administration. Of the upkeep of one year, which is no average, only its running part counts, and only where it is more than the model's.
 */
export interface OwnersCost {
  readonly kind: 'verwaltung' | 'betriebskosten' | 'bewirtschaftung' | 'instandhaltung'
  /** € a year. */
  readonly amount: number
  readonly evidence: Evidence
}

const MIN = 100
const MAX = 200_000
/** A heading above the figures may say whose they are and of which year. */
const MAX_HEADING = 70
const OF_A_YEAR = /(?<!\d)20\d\d(?!\d)|jährlich|jahr(?!hundert)|(?<!\p{L})p· ?a/u
const OF_OWNER = /eigentümer|vermieter|nicht (?:umgelegt|umlegbar|umlagefähig|umlegen|auf (?:die )?mieter)/u
const NOT_TODAY = /(?<!\p{L})(?:hausgeld|wohngeld|monat\p{L}*|mtl|künftig|geplant|könn\p{L}*|würde[n]?)(?!\p{L})/u
const WORDS: readonly { readonly kind: OwnersCost['kind']; readonly pattern: RegExp }[] = [
  { kind: 'verwaltung', pattern: /(?<!\p{L})(?:haus)?verwaltung(?:skosten)?:? (?:von |ca· |rund |etwa )?$/u },
  {
    kind: 'betriebskosten',
    pattern: /nicht (?:umlegbare|umlagefähige|umgelegte)n? (?:betriebs|neben)?kosten:? (?:von |ca· |rund |etwa )?$/u,
  },
  {
    kind: 'instandhaltung',
    pattern:
      /(?<!\p{L})(?:laufende|jährliche|durchschnittliche)n? (?:instandhaltung(?:skosten|saufwand)?|reparaturen):? (?:von |ca· |rund |etwa )?$/u,
  },
  {
    kind: 'bewirtschaftung',
    pattern:
      /(?:nicht (?:umlegbare|umlagefähige|umgelegte)n? bewirtschaftungskosten|bewirtschaftungskosten, die nicht umgelegt [^;]{0,20})[^;\d€]{0,30}(?:20\d\d:? )?(?:von |ca· |rund |etwa )?$/u,
  },
]

/** "Bewirtschaftung 2025" above a table of two columns: in it a bare number is what the owner paid in that year. */
const TABLE_HEAD = /(?<!\p{L})(?:bewirtschaftung(?:skosten)?|kosten des (?:eigentümers|vermieters)|nicht (?:umlegbare|umlagefähige) kosten)(?!\p{L})[^;]{0,30}(?:20\d\d|jahr|p\. ?a)/iu // prettier-ignore
const ROWS: readonly { readonly kind: OwnersCost['kind']; readonly label: RegExp }[] = [
  { kind: 'verwaltung', label: /^(?:haus|miet)?verwaltung(?:skosten)?(?!\p{L})/iu },
  { kind: 'instandhaltung', label: /^(?:laufende )?instandhaltung(?:skosten|saufwand)?(?: \((?:ist|laufend)\))?$/iu },
  // "(Verwaltung, Instandhaltung)": what the model counts by its own rates.
  {
    kind: 'betriebskosten',
    label:
      /^nicht (?:umlegbare|umlagefähige|umgelegte) (?:betriebs|neben)?kosten(?!\p{L})(?!.*(?:verwaltung|instandhaltung))/iu,
  },
]
const ROW_AMOUNT = /^(?<amount>\d{1,3}(?:\.\d{3})+|\d{3,6})(?:,\d\d)?(?: ?(?:€|EUR))?$/u

interface Line {
  readonly passage: Passage
  readonly text: string
  readonly start: number
}

function linesOf(passage: Passage): Line[] {
  let start = 0
  return passage.text.split('\n').map(text => {
    const line = { passage, text, start }
    start += text.length + 1
    return line
  })
}

function tabledIn(passages: readonly Passage[]): OwnersCost[] {
  const found: OwnersCost[] = []
  let isOpen = false
  let isEuro = false
  for (const { passage, text, start } of passages.flatMap(linesOf)) {
    const [label = '', value = '', ...more] = text.split(CELL_MARK).map(cell => cell.trim())
    if (value === '') {
      isOpen = text.length <= MAX_HEADING && TABLE_HEAD.test(text)
      isEuro = isOpen && text.includes('€')
      continue
    }
    isEuro ||= isOpen && text.includes('€')
    const amount = Number(ROW_AMOUNT.exec(value)?.groups?.['amount']?.replace(/\./gu, ''))
    const row = ROWS.find(one => one.label.test(label))
    if (!isOpen || !isEuro || !row || more.length > 0 || !(amount >= MIN && amount <= MAX)) continue
    found.push({ kind: row.kind, amount, evidence: proof(passage, start, start + text.length) })
  }
  return found
}

/** One of each kind; where figures of a kind differ, which of them holds is open and none is taken. */
export function ownersCostsOf(passages: readonly Passage[]): OwnersCost[] {
  const tabled = tabledIn(passages)
  const found = passages.flatMap((passage, index) => {
    if (passage.section === 'other-offers' || passage.section === 'terms') return []
    const above = passages[index - 1]
    const heading = above && above.text.length <= MAX_HEADING ? saidIn(above).text : ''
    return inPassage(passage, heading)
  })
  return WORDS.flatMap(({ kind }) => {
    const ofKind = [...found, ...tabled].filter(one => one.kind === kind)
    const [first] = ofKind
    return first && ofKind.every(({ amount }) => amount === first.amount) ? [first] : []
  })
}

function inPassage(passage: Passage, heading: string): OwnersCost[] {
  return statementsOf(saidIn(passage).text).flatMap(({ text, start }) => {
    const around = `${heading} ${text}`
    if (!OF_A_YEAR.test(around) || !OF_OWNER.test(around) || NOT_TODAY.test(around)) return []
    return eurosIn(text).flatMap(({ value, at, length }): OwnersCost[] => {
      const before = text.slice(0, at).replace(/\s+/gu, ' ')
      const kind = WORDS.find(({ pattern }) => pattern.test(before))?.kind
      if (!kind || value < MIN || value > MAX) return []
      return [{ kind, amount: value, evidence: inItsClause(proof(passage, start + at, start + at + length)) }]
    })
  })
}
