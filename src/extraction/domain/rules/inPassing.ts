import { regexp } from '#kernel/regexp.ts'
import { RANK, type Rank } from '../facts.ts'
import { amountsIn, MONEY } from '../numbers.ts'
import type { ProseRule, Reading } from '../rule.ts'
import { ABOUT_PARKING, ownPrice } from './askedAmount.ts'
import { unlessHoped } from './rentAmount.ts'

/** What a home costs at the least where no word calls the amount a price, €. */
const MIN_PRICE = 20_000
const MIN_HAUSGELD = 20
const MAX_HAUSGELD = 2_000
const OF_ELSE =
  /(?:heiz|betriebs|neben)kosten|miet|pacht|küche|inventar|ablöse|sanierung|umbau|grundschuld|versicher|förder|monat/iu

/** A price, unless the words around speak of another thing. */
function priceUnless(match: RegExpExecArray, rank: Rank): Reading | undefined {
  const around = match.input.slice(Math.max(0, match.index - 60), match.index) + match[0]
  if (OF_ELSE.test(around) || ABOUT_PARKING.test(around)) return undefined
  const reading = ownPrice(match)
  return reading && Number(reading.value) >= MIN_PRICE ? { ...reading, rank, doubt: 0.9 } : undefined
}

function hausgeld(match: RegExpExecArray): Reading | undefined {
  if (ABOUT_PARKING.test(match.input.slice(Math.max(0, match.index - 60), match.index))) return undefined
  const [amount] = amountsIn(match[0])
  return amount && amount.value >= MIN_HAUSGELD && amount.value <= MAX_HAUSGELD
    ? { value: amount.value, unit: '€/Monat' }
    : undefined
}

/** Prices, rents and charges as a sentence tells them that does not call them by their usual name. */
export const inPassingProse: readonly ProseRule[] = [
  {
    // "Statt bisher 399.000 € jetzt nur noch 369.000 €"
    key: 'kaufpreis',
    pattern: regexp.giu`(?<=(?<!\p{L})(?:statt|anstatt|anstelle von|vorher|bisher|früher|vormals)\s[^.;\n€]{0,20}\d[\d.]{4,12}\s?(?:€|EUR|Euro)[^.;\n€\d]{0,12})(?:jetzt|nun|nur noch|heute|aktuell)\s(?:(?:nur|noch|für|bei|zu)\s)*${MONEY}(?!\s?(?:pro|je|\/|im\s))`,
    value: match => priceUnless(match, RANK.headline),
  },
  {
    // "rufen die Eigentümer 1,25 Mio. € auf"
    key: 'kaufpreis',
    pattern: regexp.giu`(?<!\p{L})(?:rufen|ruft|rufe)\s[^.;\n€\d]{2,50}?${MONEY}\sauf(?!\p{L})`,
    value: match => priceUnless(match, RANK.prose),
  },
  {
    // "Der Eigentümer geht auf 159.000 € herunter"
    key: 'kaufpreis',
    pattern: regexp.giu`(?<!\p{L})(?:geht|gehen|ging|gegangen|kommt|lässt sich)\s(?:(?:jetzt|nun|noch einmal)\s)*auf\s${MONEY}\s(?:herunter|runter|zurück|ein|drücken)(?!\p{L})`,
    value: match => priceUnless(match, RANK.headline),
  },
  {
    // "ist für 412.000 € zu haben"
    key: 'kaufpreis',
    pattern: regexp.giu`(?<!\p{L})(?:für|um|ab)\s(?:(?:nur|jetzt|nun|schon)\s)*${MONEY}\s(?:zu haben|zu kaufen|abzugeben|zu bekommen|den Eigentümer wechseln|in neue Hände|kaufen)(?!\p{L})`,
    value: match => priceUnless(match, RANK.prose),
    sections: ['object', 'costs'],
  },
  {
    // A small ad of one line: "3 ZKB, Keller, EBK, frei, 159.000 €, von privat"
    key: 'kaufpreis',
    pattern: regexp.gu`(?<=(?:^|\n)[^\n.;€]{0,80}(?<!\p{L})(?:\d(?:,5)?[\s-]?(?:ZKB|ZKDB|ZKBB|Zi)|EBK|Bj)(?!\p{L})[^\n;€]{0,80},\s)${MONEY}(?=\s?(?:,|$|\n|VB|VHB|FP))`,
    value: match => priceUnless(match, RANK.prose),
    sections: ['object', 'costs'],
  },
  {
    // "An die Gemeinschaft zahlen wir jeden Monat 350 €, also das übliche Hausgeld", "145 € gehen im Monat fürs Hausgeld weg"
    key: 'hausgeldMonat',
    pattern: regexp.giu`${MONEY}(?:,\s(?:also\s|das ist\s)?(?:das|unser|mein)\s(?:\p{Ll}+\s)?|\s(?:gehen|fallen|werden)\s(?:\p{L}+\s){0,3}(?:fürs|für das|als|an)\s)(?:Hausgeld|Wohngeld)(?!\p{L})`,
    value: hausgeld,
  },
  {
    // "sind an Hausgeld mon. 174 € fällig", "Hausgeld z.Zt. 223.- monatl."
    key: 'hausgeldMonat',
    pattern: regexp.giu`(?<!\p{L})(?:Hausgeld|Wohngeld|house ?money)\s(?:mon\.|monatl\.|z\.\s?Zt\.|derz\.|akt\.)\s(?:ca\.\s)?(?:${MONEY}|(?<bare>\d{2,4})[.,][-–])`,
    value: match =>
      match.groups?.['bare'] === undefined ? hausgeld(match) : { value: Number(match.groups['bare']), unit: '€/Monat' },
  },
  {
    // "Gegenwärtig erhalten wir 1.150 € Miete netto kalt pro Monat", "827 EUR netto-kalt je Monat"
    key: 'kaltmieteMonat',
    pattern: regexp.giu`(?<!(?:ab|von|bis zu|statt|davor|auf)\s)${MONEY}\s(?:Miete\s)?(?:netto[- ]{0,2}kalt|nettokalt|kalt)\s(?:(?:pro|im|je)\sMonat|monatlich|mtl\.?|mon\.)(?<after>[^.;\n]{0,12})`,
    value: match => unlessHoped(match, 'month'),
  },
  {
    // "App., 28 m², vermietet an Stud., KM 355,- mtl."
    key: 'kaltmieteMonat',
    pattern: regexp.giu`(?<!\p{L})(?:KM|NKM|Kaltm\.|NK-Miete|net cold rent|cold rent)(?!\p{L})\s?:?\s(?:currently\s|derzeit\s|ca\.\s)*${MONEY}(?!\s?(?:\/|pro|je)\s?(?:m²|qm))(?!\s?(?:p\.\s?a|jährl|im Jahr|a year))`,
    value: match => unlessHoped(match, 'month'),
  },
  {
    // "Mit 930 € kalt liegt die gezahlte Monatsmiete unter den ortsüblichen 1.090 €"
    key: 'kaltmieteMonat',
    pattern: regexp.giu`(?<!\p{L})mit\s${MONEY}\s(?:netto\s?)?kalt\s(?=liegt die (?:\p{Ll}+\s)?(?:Monats|Kalt|Ist-?)?[Mm]iete)`,
    value: match => unlessHoped(match, 'month'),
  },
  {
    // "Eingenommen werden derzeit also 2.381 € im Monat oder 28.572 € im Jahr"
    key: 'jahresnettokaltmiete',
    pattern: regexp.gu`(?<=(?:[Ee]ingenommen|[Vv]ereinnahmt)\s(?:werden|wird)\s[^;€]{0,40}(?:€|EUR|Euro)\s(?:im|pro)\sMonat(?:,|\soder|\sund)\s)${MONEY}\s(?:im Jahr|p\.\s?a\.|jährlich|pro Jahr)`,
    value: match => {
      const reading = unlessHoped(match, 'year')
      return reading && { ...reading, rank: RANK.headline, ofTheWhole: true as const }
    },
  },
  {
    // "Zusammen nehmen die Eigentümer 950 € im Monat ein"
    key: 'kaltmieteMonat',
    pattern: regexp.gu`(?:[Zz]usammen|[Ii]nsgesamt)\s(?:nehmen|nimmt)\s[^.;€\d]{2,40}${MONEY}\s(?:im|pro|je)\sMonat\sein(?!\p{L})`,
    value: match => {
      const reading = unlessHoped(match, 'month')
      return reading && { ...reading, rank: RANK.headline, ofTheWhole: true as const }
    },
  },
  {
    // "Die Mieterin zahlt 751 € kalt, macht 9.012 € netto im Jahr"
    key: 'jahresnettokaltmiete',
    pattern: regexp.gu`(?<=(?:[Mm]iet|kalt)[^.;€]{0,40}(?:€|EUR|Euro)[^.;€\d]{0,30}(?:macht|ergibt|sind|also|=)\s)${MONEY}\s(?:(?:netto|kalt|nettokalt)\s)?(?:im Jahr|jährlich|p\.\s?a\.|pro Jahr)`,
    value: match => unlessHoped(match, 'year'),
  },
  {
    // "Die Gemeinschaft hat rund 150 TEUR auf der hohen Kante", "Rücklagenstand aktuell 62.000 €"
    key: 'erhaltungsruecklage',
    pattern: regexp.gu`(?<=(?:WEG|Gemeinschaft|Rücklagenkonto)[^.;€]{0,40})${MONEY}\sauf der hohen Kante|Rücklagenstand\s(?:aktuell|derzeit|heute|per \d{1,2}\.\d{1,2}\.\d{4}):?\s${MONEY}`,
    value: match => {
      const [amount] = amountsIn(match[0])
      return amount && amount.value >= 1000 ? { value: amount.value, unit: '€' } : undefined
    },
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
  {
    // "Seit der Anpassung 2023 sind 3.150 € Erbbauzins p. a. zu zahlen"
    key: 'erbbauzinsJahr',
    pattern: regexp.giu`${MONEY}\s(?:jährlich(?:er|en)?\s)?(?:Erbbauzins|Erbpachtzins|Erbpacht)\s?(?<after>p\.\s?a|im Jahr|jährlich|pro Jahr|je Jahr)`,
    value: match => {
      const [amount] = amountsIn(match[0])
      return amount && { value: amount.value, unit: '€/Jahr', rank: RANK.headline }
    },
  },
  {
    // "davon 275.000 € auf die Wohnung und 15.000 € auf die Garage", "Der Einzelparker kostet jetzt 32.000 €"
    key: 'stellplatzPreis',
    pattern: regexp.giu`${MONEY}\s(?:\p{Ll}+\s)?auf\s(?:die|den|das|einen|eine)\s(?:TG-?|Tiefgaragen)?(?:Garage|Stellplatz|Carport)(?!\p{L})|(?:Einzel|Doppel|Duplex)parker\s[^.;\n€\d]{0,40}kostet\s(?:jetzt\s|nun\s)?(?<amountOfParker>\d[\d.]{2,8})\s?(?:€|EUR|Euro)`,
    value: match => {
      const [amount] = amountsIn(match[0])
      return amount && amount.value >= 500 && amount.value <= 150_000 ? { value: amount.value, unit: '€' } : undefined
    },
  },
]
