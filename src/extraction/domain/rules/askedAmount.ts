import { regexp } from '#kernel/regexp.ts'
import { type Amount, amountFrom, amountsIn } from '../numbers.ts'
import type { Reading } from '../rule.ts'
import { NUMBER_WORD, numberOfWord } from '../values/numberWords.ts'

/** Below this an asked price is a parking space, a rate or a fee, in €. */
const MIN_PRICE = 8000
export const ABOUT_PARKING = /(?<!\p{L})TG(?!\p{L})|tiefgarage|stellplatz|stellplätze|garage|carport|duplex/iu

/** The asked price in the cell of a table; undefined: another amount, or none. */
export function price(text: string): Reading | undefined {
  const words = IN_WORDS.exec(text.trim())
  if (words) {
    const millions = 1_000_000 * (COUNTS[words.groups?.millions?.toLowerCase() ?? ''] ?? 0)
    const value = millions + (numberOfWord(words.groups?.rest ?? '') ?? 0)
    return value >= MIN_PRICE ? { value, unit: '€' } : undefined
  }
  const amount =
    STRUCK_OUT.test(text) || isStruckOut(text) ? amountsIn(text).at(-1) : (wholeBehindRate(text) ?? amountFrom(text))
  if (/^\d{5}\s\p{L}/u.test(text.trim()) || OF_ONE_SOLD.test(text)) return undefined // a postal code, or a sentence of another house
  if (!amount || amount.value < MIN_PRICE || perSquareMetre(text, amount.index + amount.length)) return undefined
  // "KP TG-Stellplatz 20.000 €"; but "329.000 € zzgl. Stellplatz" is the object's price.
  if (ABOUT_PARKING.test(text.slice(0, amount.index))) return undefined
  return { value: amount.value, unit: amount.unit }
}

/** "eine Million einhundertneunzigtausend", with or without "Euro" behind it. */
const IN_WORDS = regexp.iu`^(?:(?<millions>eine|zwei|drei|vier|fünf)\sMillion(?:en)?\s?)?(?<rest>${NUMBER_WORD})?(?:\s(?:Euro|EUR|€))?$`
const COUNTS: Readonly<Record<string, number>> = { eine: 1, zwei: 2, drei: 3, vier: 4, fünf: 5 }

/** The end of a sentence above the heading "Preis": "189.000 € verkauft worden, war kleiner." */
const OF_ONE_SOLD =
  /(?:€|euro|eur)\s(?:weggegangen|verkauft\s(?:worden|wurde)|über den tisch|gebracht|erzielt)(?!\p{L})/iu

/** A line through the figures, as text recognition reads it: "4+495-988-€£ 1.149.000 €". */
const STRUCK_OUT = /^(?:(?=\S*[+-])(?=\S*\d)[\d.,+€£-]{6,}\s?[€£]?)\s\d/u

/** Between two prices it says that the second is asked today. */
const OF_TODAY =
  /^[,;(–-]*\s*(?:(?:alt|bisher)\)?[,;]?\s*)?(?:(?:neu|jetzt|nun|ab sofort|aktuell|heute):?\s*)?(?:nur\s*)?(?:noch\s*)?$/iu

/** "730.000 € 660.000 €", "129.000,– € neu 119.000,– €": what stands right before a lower price is struck out, or was asked once. */
function isStruckOut(text: string): boolean {
  const [first, second, third] = amountsIn(text)
  if (!first || !second || third || second.value >= first.value || second.value < first.value / 2) return false
  return OF_TODAY.test(text.slice(first.index + first.length, second.index).trim())
}

/** "105,00 €/m², voll erschlossen, gesamt 77.910,00 €", "742 m² × 105 €/m² = 77.910 €": the rate, and what it comes to. */
function wholeBehindRate(text: string): Amount | undefined {
  const [rate, whole, more] = amountsIn(text)
  if (!rate || !whole || more || !perSquareMetre(text, rate.index + rate.length)) return undefined
  const between = text.slice(rate.index + rate.length, whole.index)
  return COMES_TO.test(between) && !FOR_WORKS.test(between) && !perSquareMetre(text, whole.index + whole.length)
    ? whole
    : undefined
}

/** "105 €/m², Erschließung gesamt 21.000 €": what it comes to is another cost's. */
export const FOR_WORKS =
  /(?<!(?:inkl\.?|inklusive|einschließlich|samt|mit|incl\.) (?:\p{L}+ )?)(?:erschließung|vermessung|nebenkosten|(?:haus)?anschl|beitr)\p{L}*(?: \p{L}+\.?){0,2}:? ?$/iu

const COMES_TO =
  /(?:=|(?<!\p{L})(?:(?:ins)?gesamt|zusammen|mithin|somit|also|das sind|ergibt|macht|gesamt(?:kauf)?preis))(?: (?:rund|ca\.))?:?\s?\(?$/iu

function perSquareMetre(text: string, end: number): boolean {
  return /^\s?(?:\/|pro|je)\s?(?:m²|m2|qm|Quadratmeter|Monat)/i.test(text.slice(end))
}

/** The asked price at the end of a match in running text. */
export function ownPrice(match: RegExpExecArray): Reading | undefined {
  const [amount] = amountsIn(match[0]).slice(-1)
  const after = match.input.slice(match.index + match[0].length)
  if (!amount || amount.value < MIN_PRICE || perSquareMetre(after, 0)) return undefined
  const line = `${match[0].slice(amount.index)}${lineOf(after, 0)}`
  const asked = isStruckOut(line) ? amountsIn(line).at(-1) : undefined
  return { value: asked?.value ?? amount.value, unit: amount.unit }
}

export function lineOf(text: string, index: number): string {
  const start = text.lastIndexOf('\n', index - 1) + 1
  const end = text.indexOf('\n', index)
  return text.slice(start, end < 0 ? undefined : end)
}
