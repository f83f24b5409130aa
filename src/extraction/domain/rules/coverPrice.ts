import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { amountsIn, MONEY } from '../numbers.ts'
import type { ProseRule } from '../rule.ts'
import { lineOf, ownPrice } from './askedAmount.ts'

/** "Grund und Boden ¦ 8 % ¦ 27.992 €": what falls to a piece of it. */
const SHARE_ROW =
  /¦\s?\d{1,2}(?:,\d+)?\s?%\s?¦|(?<!\p{L})(?:grund und boden|bodenanteil|grundanteil|grundstücksanteil|alt(?:bau)?substanz|gebäudeanteil|sanierungs(?:anteil|kosten)|(?:modernisierungs|bau|herstellungs)kosten)(?!\p{L})/iu

/** Before the amount at the end of a title: a former price, a range, a sum for something else. */
const NO_TITLE_PRICE =
  /^(?:ab|von|bis|statt|je|über|um|vorher|früher|bisher|wert|zuschuss|förderung|ersparnis|gewinn|ertrag)$/iu

/** "Dämmung Dach und oberste Decke ¦ 31.500 €": what a work costs, or all of them. */
const WORKS =
  /(?:dämmung|sanierung|erneuerung|renovierung|modernisierung|abdichtung|maßnahme|arbeiten|reparatur|austausch|einbau|förderung|kosten|summe)\p{L}*|(?<!\p{L})(?:wdvs|fenster|haustür|dach|fassade|heizung|wärmepumpe|elektr|bad|bäder|leitung|rohrnetz|heizfläch)\p{L}*/iu

/** "Sanierungsbedürftiges Fachwerkhaus ¦ 89.000 €" is what is sold. */
const SOLD = /(?:bedürftig\p{L}*|(?:haus|wohnung|objekt|immobilie|hof|grundstück))(?!\p{L})/iu

/** "Nettodarlehen ¦ 215.000 €": what a bank lends in its example. "Zinshaus" and "Kapitalanlage" are what is sold. */
const OF_LOAN =
  /darlehen|kredit|hypothek|grundschuld|restschuld|(?:eigen|fremd)kapital|kapitalbedarf|finanzierung|bauspar|beleihung|auszahlung|tilgung|(?<!\p{L})(?:soll|effektiv)?zins(?:en|satz)?(?!\p{L})/iu
/** The heading of a bank's example: what is below it is borrowed, and the price is told by its own name. */
const LOAN_EXAMPLE =
  /(?:^|\n)[^\n]{0,30}(?:finanzierungs?-?(?:beispiel|rechnung|berechnung|vorschlag|angebot|muster)\p{L}*|(?:muster|beispiel|rechen)(?:finanzierung|rechnung|beispiel)\p{L}*|repräsentatives beispiel)(?!\p{L})[^\n]{0,30}(?=\n)/iu

function isRowOfWorks(line: string): boolean {
  const [name, ...cells] = line.split('¦')
  return cells.length > 0 && WORKS.test(name ?? '') && !SOLD.test(name ?? '')
}

/** €: model assumption; what a garage or a kitchen is sold for stays below. */
const MIN_PRICE = 20_000

/** A brochure's cover: "München • € 225.000,–". Only a line that holds nothing but place and amount, or the end of a title. */
export const coverPrice: ProseRule = {
  key: 'kaufpreis',
  pattern: regexp.gimu`(?<=^|[|•·*–-]\s?|¦|(?<word>\p{L}+)[.!]?\s)${MONEY}(?=\s*(?:¦|$|[|•·]))`,
  value: (match, passage) => {
    const line = lineOf(passage.text, match.index)
    const word = match.groups?.word
    if (
      passage.section !== 'object' ||
      (word !== undefined && (!passage.headline || passage.page > 1 || NO_TITLE_PRICE.test(word))) ||
      (!passage.headline && /stellplatz|garage/iu.test(line)) ||
      /miet|rate|neben|steuer|notar|monat|hausgeld|rücklage|provision|courtage|gesamt/iu.test(line) ||
      SHARE_ROW.test(line) ||
      OF_LOAN.test(line) ||
      LOAN_EXAMPLE.test(passage.text.slice(0, match.index)) ||
      (!passage.headline && isRowOfWorks(line))
    )
      return undefined
    // Several amounts side by side are a price list, a conversion or a parking space.
    if (amountsIn(line).length > 1) return undefined
    const reading = ownPrice(match)
    return reading && Number(reading.value) >= MIN_PRICE
      ? { ...reading, ...(passage.headline ? {} : { rank: RANK.hint }), doubt: 0.8 }
      : undefined
  },
}

/** A price is seldom cut by more; model assumption. */
const MAX_CUT = 0.4

/** "118.000 € 129.000 €": beside the price stands the former one, struck through, and nothing else. */
export const cutPrice: ProseRule = {
  key: 'kaufpreis',
  pattern: /^(?:\d{1,3}(?:\.\d{3})+)(?:,-|,–)?\s?(?:€|EUR)\s+(?:\d{1,3}(?:\.\d{3})+)(?:,-|,–)?\s?(?:€|EUR)$/gimu,
  value: (match, { page }) => {
    const [one, other] = amountsIn(match[0]).map(({ value }) => value)
    if (page > 1 || one === undefined || other === undefined || one === other) return undefined
    const [now, former] = [Math.min(one, other), Math.max(one, other)]
    return now >= MIN_PRICE && now >= former * (1 - MAX_CUT)
      ? { value: now, unit: '€', rank: RANK.hint, doubt: 0.8 }
      : undefined
  },
}
