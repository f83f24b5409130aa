import { regexp } from '#kernel/regexp.ts'
import { RANK, type Rank } from '../facts.ts'
import { MONEY } from '../numbers.ts'
import { proseOf, type ProseRule, type Reading } from '../rule.ts'
import { ABOUT_PARKING, ownPrice } from './askedAmount.ts'

/** What a home costs at the least where no word calls the amount a price, €. */
const MIN_PRICE = 20_000
const OF_ELSE =
  /(?:heiz|betriebs|neben)kosten|miet|pacht|küche|inventar|ablöse|sanierung|umbau|grundschuld|versicher|förder|monat/iu

/** A price, unless the words around speak of another thing. */
function priceUnless(match: RegExpExecArray, rank: Rank): Reading | undefined {
  const around = match.input.slice(Math.max(0, match.index - 60), match.index) + match[0]
  if (OF_ELSE.test(around) || ABOUT_PARKING.test(around)) return undefined
  const reading = ownPrice(match)
  return reading && Number(reading.value) >= MIN_PRICE ? { ...reading, rank, doubt: 0.9 } : undefined
}

/** Prices and values as a sentence tells them that does not call them by their usual name. */
export const priceInPassingProse: readonly ProseRule[] = [
  ...proseOf('kaufpreis', { value: match => priceUnless(match, RANK.prose) }, [
    {
      // "Der Preis soll 365.000 Euro sein"
      pattern: regexp.giu`(?<![\p{L}-])(?:Kauf)?preis\s(?:soll(?:te)?|muss|müsste|wird|würde|dürfte)\s(?:(?:schon|dann|also|rund|etwa|bei)\s)*${MONEY}\s(?:sein|betragen|werden|bleiben|liegen|lauten)(?!\p{L})`,
      value: match => priceUnless(match, RANK.headline),
    },
    {
      // "Was soll es kosten?" over the words of an owner: the first amount of his answer.
      pattern: regexp.giu`(?<=(?:^|\n)\s*(?:Und\s)?(?:was (?:soll|kostet|wollen wir|möchten wir)\s(?:es|das|sie|er|alles|das (?:ganze|haus|grundstück)|die wohnung|dafür)(?:\s(?:nun|denn|also|kosten|haben))*|(?:wie hoch ist )?der (?:Kauf)?preis|(?:Kauf)?preis|wie teuer[^?\n]{0,30})\?\s{1,4}[^€\d?]{0,140})${MONEY}`,
    },
    {
      // "Statt bisher 399.000 € jetzt nur noch 369.000 €"
      pattern: regexp.giu`(?<=(?<!\p{L})(?:statt|anstatt|anstelle von|vorher|bisher|früher|vormals)\s[^.;\n€]{0,20}\d[\d.]{4,12}\s?(?:€|EUR|Euro)[^.;\n€\d]{0,12})(?:jetzt|nun|nur noch|heute|aktuell)\s(?:(?:nur|noch|für|bei|zu)\s)*${MONEY}(?!\s?(?:pro|je|\/|im\s))`,
      value: match => priceUnless(match, RANK.headline),
    },
    {
      // "rufen die Eigentümer 1,25 Mio. € auf"
      pattern: regexp.giu`(?<!\p{L})(?:rufen|ruft|rufe)\s[^.;\n€\d]{2,50}?${MONEY}\sauf(?!\p{L})`,
    },
    {
      // "Der Eigentümer geht auf 159.000 € herunter"
      pattern: regexp.giu`(?<!\p{L})(?:geht|gehen|ging|gegangen|kommt|lässt sich)\s(?:(?:jetzt|nun|noch einmal)\s)*auf\s${MONEY}\s(?:herunter|runter|zurück|ein|drücken)(?!\p{L})`,
      value: match => priceUnless(match, RANK.headline),
    },
    {
      // "ist für 412.000 € zu haben"
      pattern: regexp.giu`(?<!\p{L})(?:für|um|ab)\s(?:(?:nur|jetzt|nun|schon)\s)*${MONEY}\s(?:zu haben|zu kaufen|abzugeben|zu bekommen|den Eigentümer wechseln|in neue Hände|kaufen)(?!\p{L})`,
      sections: ['object', 'costs'],
    },
    {
      // A small ad of one line: "3 ZKB, Keller, EBK, frei, 159.000 €, von privat"
      pattern: regexp.gu`(?<=(?:^|\n)[^\n.;€]{0,80}(?<!\p{L})(?:\d(?:,5)?[\s-]?(?:ZKB|ZKDB|ZKBB|Zi)|EBK|Bj)(?!\p{L})[^\n;€]{0,80},\s)${MONEY}(?=\s?(?:,|$|\n|VB|VHB|FP))`,
      sections: ['object', 'costs'],
    },
  ]),
  {
    // The paper that prints a court's notice: "soll versteigert werden. Wert: 94.000 Euro."
    key: 'verkehrswert',
    pattern: regexp.gu`(?<=[.;,]\s|\n|^)(?:Wert|Schätzung|Taxe)(?:\sdes\sGerichts)?:\s${MONEY}`,
    value: match =>
      /versteiger/iu.test(match.input.slice(0, match.index)) ? priceUnless(match, RANK.prose) : undefined,
    sections: ['object', 'costs'],
  },
  {
    // A court's table in euros: "Flurstück 114: 131.000,00 / Flurstück 115: 17.000,00 / gesamt: 148.000,00"
    key: 'verkehrswert',
    pattern:
      /(?<=Verkehrswert (?:in|\()\s?(?:€|EUR|Euro)[^]{0,140}\d,\d\d[^]{0,20})(?:gesamt|insgesamt|zusammen):?\s(?<amount>\d{1,3}(?:\.\d{3})+)(?:,\d\d)?(?!\s?(?:€|EUR|m²|\d))/gu,
    value: match => ({
      value: Number((match.groups?.['amount'] ?? '').replaceAll('.', '')),
      unit: '€',
      rank: RANK.headline,
      ofTheWhole: true as const,
    }),
  },
]
