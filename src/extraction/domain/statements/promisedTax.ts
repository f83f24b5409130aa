import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { type Amount, amountsIn, MONEY } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { type Label, pairProof } from '../pairs.ts'
import { proof } from '../proof.ts'

/** What the seller says that the buyer saves in tax. */
export interface PromisedTax {
  /** €, in all those years. */
  readonly amount: number
  /** null: of one year. */
  readonly years: number | null
  /** Percent of tax that it is reckoned with; null: not told. */
  readonly rate: number | null
  /** Whose certificate it hangs on: the Denkmalbehörde's or the Gemeinde's; null: it is no raised depreciation. */
  readonly law: '7i' | '7h' | null
  readonly evidence: Evidence
}

const NAME = String.raw`(?<!\p{L})Steuer-?(?:ersparnis|vorteile?|entlastung|erstattung|rückerstattung|rückfluss|minderung|gutschrift)(?!\p{L})`
/** In a sentence that speaks of tax already. */
const BARE = String.raw`(?<!\p{L})(?:Ersparnis|Entlastung|Vorteil)\svon(?!\p{L})`
/** "rd." and "ca." end no sentence. */
const GAP = String.raw`(?:[^.;€]|(?<!\p{L})(?:rd|ca|p|inkl)\.)`
const SAVED = regexp.giu`(?:${NAME}|${BARE})${GAP}{0,90}?(?<![\d.,])${MONEY}`
/** "mindert die Abschreibung Ihre Steuer in zwölf Jahren um rund 91.000 €", "sparen Sie über zwölf Jahre rund 84.000 € Steuern" */
const LESS = regexp.giu`(?<!\p{L})(?:mindert|senkt|reduziert|verringert)(?!\p{L})${GAP}{0,80}?(?<!\p{L})(?:Steuer|Steuerlast|Steuerbelastung|Einkommensteuer)(?!\p{L})${GAP}{0,50}?um\s(?:rund\s|ca\.\s|etwa\s|bis\szu\s)?${MONEY}|(?<!\p{L})(?:sparen\sSie|sparst\sdu|spart\sder\sKäufer)(?!\p{L})${GAP}{0,60}?${MONEY}\s(?:an\s)?(?:Steuern?|Einkommensteuer)(?!\p{L})`
const NUMBERS: Readonly<Record<string, number>> = { acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12 }
const YEARS =
  /(?<!\p{L})(?:in|über|innerhalb von|auf|von|binnen)\s(?:die\s|den\s|ersten\s)*(?<count>\d{1,2}|acht|neun|zehn|elf|zwölf)\s?jahren?(?!\p{L})|(?<!\p{L})(?:über|während) die (?:ganze |gesamte )?laufzeit(?!\p{L})/iu
const ONE_YEAR =
  /(?<!\p{L})(?:pro jahr|im jahr|jährlich\p{L}*|p\. ?a|im ersten (?:vollen )?jahr|im 1\. jahr)(?!\p{L})/iu
const RATE =
  /(?<![\d,.])(?<rate>\d{2}(?:,\d{1,2})?)\s?(?:%|prozent)[^.;¦%]{0,24}steuersatz|steuersatz(?:es)? von (?:\p{L}+ ){0,2}(?<of>\d{2}(?:,\d{1,2})?)\s?(?:%|prozent)|(?<!\p{L})bei (?<at>\d{2}(?:,\d{1,2})?)\s?%/iu
const TAX = /steuer/iu
/** What another law gives, or another tax, or what is no saving of this buyer: the seller's own has passed. */
const OTHER =
  /(?<!\p{L})(?:35\s?[ac]|kfw\p{L}*|bafa|zuschuss\p{L}*|\p{L}*zuschüsse|handwerker\p{L}*|(?:als|für den|des) verkäufers?|entfallen|entfällt|(?:haben|hatten?)(?!\p{L})[^.]{0,90}(?:gehabt|erhalten|bekommen|gespart|genutzt)|haushaltsnah\p{L}*|photovoltaik\p{L}*|solar\p{L}*|grunderwerb\p{L}*|erbschaft\p{L}*|schenkung\p{L}*|grundsteuer\p{L}*|umsatzsteuer\p{L}*|vorsteuer\p{L}*|heizkosten\p{L}*|energiekosten\p{L}*|gewerbesteuer\p{L}*)(?!\p{L})/iu
const RAISED =
  /§+\s?(?:7\s?[hi]|10\s?f)(?!\p{L})|7[hi] estg|10f estg|denkmal-?\s?(?:afa|abschreibung|behörde)|(?:einzel|bau|kultur)denkmal/iu
const OF_AREA = /7\s?h(?!\p{L})/iu
const OF_MONUMENT = /7\s?i(?!\p{L})|denkmal/iu
const LEAST = 3_000
const MIN_A_YEAR = 1_000
const DEFAULT_YEARS = 12

/** The sum of all years goes before that of one; null: none is named. */
export function promisedTaxOf(passages: readonly Passage[], labels: readonly Label[]): PromisedTax | null {
  const own = passages.filter(({ section }) => section !== 'other-offers')
  const law = lawOf(own.flatMap(({ text }) => text.split(/[.;,\n]|(?<!\p{L})sondern(?!\p{L})/u)))
  const found = [...own.flatMap(savedIn), ...labels.flatMap(savedBeside)]
  const best = found.find(({ years }) => years !== null) ?? found[0]
  return best ? { ...best, law } : null
}

/** Of clauses: "nicht nach 7i" gives none, and the house next door its own. */
function lawOf(clauses: readonly string[]): PromisedTax['law'] {
  const isMeant = (law: RegExp) =>
    clauses.some(clause => {
      const at = clause.search(law)
      return at >= 0 && !NEXT_DOOR.test(clause) && !DENIED.test(clause.slice(0, at))
    })
  if (!isMeant(RAISED)) return null
  return isMeant(OF_AREA) && !isMeant(OF_MONUMENT) ? '7h' : '7i'
}

const DENIED = /(?<!\p{L})(?:nicht|kein\p{L}*|ohne|weder|noch)(?!\p{L})/iu
const NEXT_DOOR = /(?<!\p{L})(?:nachbar\p{L}*|nebenan|gegenüber)(?!\p{L})/iu

type Saved = Omit<PromisedTax, 'law'>

function savedIn(passage: Passage): Saved[] {
  const { text } = passage
  return [SAVED, LESS].flatMap(pattern =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }): Saved[] => {
      const end = index + words.length
      const around = `${lastSentence(text.slice(0, index))}${words}${text.slice(end).split(/[.;\n]/u)[0] ?? ''}`
      const amount = savedAmount(words, text.slice(end))
      if (!amount || !TAX.test(`${text.slice(Math.max(0, index - WIDE), index)} ${around}`)) return []
      return savedOf(amount.value, around, proof(passage, index, end))
    }),
  )
}

/** The one named with the word, or, where that is what the tax is reckoned from, the next of the sentence. */
function savedAmount(words: string, behind: string): Amount | undefined {
  const [rest = ''] = behind.split(/(?<!(?:ca|rd))[.;](?!\d)|\n/u)
  const said = `${words}${rest}`
  const named = amountsIn(words).at(-1)
  if (!named) return undefined
  const isBase = (ahead: RegExp, { index, length }: Amount) =>
    ahead.test(said.slice(0, index)) || BASE_BEHIND.test(said.slice(index + length))
  const found = amountsIn(said).find(one => one.index >= named.index && !isBase(BASE_AHEAD, one))
  // "Steuerersparnis aus der Denkmal-AfA 48.000 €": alone it is what is saved, unless it is "von" the base.
  return found ?? (isBase(BASE_OF, named) ? undefined : named)
}

const BASE = String.raw`(?:\p{L}*einkommens?|(?:alt|neu)?bau-?anteils?|sanierungs-?(?:anteils?|kosten)|(?<!durch (?:die )?)(?:\p{L}*abschreibung|afa)|kaufpreis(?:es)?|kaufsumme|bemessungsgrundlage)`
/** "bei Sanierungsanteil von 120.000 €", "Abschreibung 120.000 €" */
const BASE_AHEAD = regexp.iu`(?<!€\s|\p{L})${BASE}(?:\svon|\sin\sHöhe\svon)?[\s:]{1,2}(?:ca\.\s|rd\.\s|rund\s|etwa\s)?$`
const BASE_OF = regexp.iu`(?<!€\s|\p{L})${BASE}\s(?:in\sHöhe\s)?von\s(?:ca\.\s|rd\.\s|rund\s|etwa\s)?$`
/** "bei 500.000 € Einkommen" */
const BASE_BEHIND = regexp.iu`^\s(?:zu\sversteuernde[mn]\s)?${BASE}(?!\p{L})`

/** "Bei 42 % Steuersatz sprechen wir über eine Entlastung": tax may be named a sentence before. */
const WIDE = 120

function lastSentence(text: string): string {
  return text.split(/(?<=\p{L}{3}|\d|%)[.;!?]\s|\n\n/u).at(-1) ?? ''
}

/** "Steuerersparnis bei 42 % Grenzsteuersatz in zwölf Jahren" beside "rd. 134.000 €" */
function savedBeside(label: Label): Saved[] {
  if (!IS_NAME.test(label.name)) return []
  for (const option of label.options) {
    const [amount] = amountsIn(option.text)
    if (amount && amount.index <= MAX_BEFORE) return savedOf(amount.value, label.name, pairProof(label, option))
  }
  return []
}

const IS_NAME = regexp.iu`^${NAME}`
const MAX_BEFORE = 6

/** Empty: neither all years nor one are named, or it is another saving. */
function savedOf(amount: number, around: string, evidence: Evidence): Saved[] {
  const all = YEARS.exec(around)
  const isOneYear = ONE_YEAR.test(around)
  if (OTHER.test(around) || (!all && !isOneYear)) return []
  const count = all?.groups?.['count']
  const years = all && !isOneYear ? (count ? Number(count) || (NUMBERS[count.toLowerCase()] ?? DEFAULT_YEARS) : DEFAULT_YEARS) : null // prettier-ignore
  if (amount < (years === null ? MIN_A_YEAR : LEAST)) return []
  const { rate, of, at } = RATE.exec(around)?.groups ?? {}
  const percent = Number((rate ?? of ?? at ?? '').replace(',', '.'))
  return [{ amount, years, rate: percent >= 14 && percent <= 50 ? percent : null, evidence }]
}
