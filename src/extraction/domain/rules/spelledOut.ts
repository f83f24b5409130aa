import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import type { ProseRule, Reading } from '../rule.ts'
import { NUMBER_WORD, numberOfWord } from '../values/numberWords.ts'

const EURO = String.raw`\s(?:Euro|EUR|€)(?!\p{L})`
const METRES = String.raw`\s(?:Quadratmetern?|qm|m²)(?!\p{L})`
const NUMBER = String.raw`(?<!\p{L})(?<number>${NUMBER_WORD})`
/** From here on a price and a rent are those of a home. */
const MIN_PRICE = 10_000
const MIN_RENT = 100
const MAX_RENT = 20_000

function spelled(match: RegExpExecArray, unit: string, min: number, max: number): Reading | undefined {
  return spelledWord(match.groups?.number, unit, min, max)
}

function spelledWord(word: string | undefined, unit: string, min: number, max: number): Reading | undefined {
  const value = numberOfWord(word ?? '')
  return value !== undefined && value >= min && value <= max ? { value, unit, rank: RANK.hint, doubt: 0.8 } : undefined
}

/** Letters of private sellers write their figures out: "vierhundertzwanzigtausend Euro". */
export const spelledOutProse: readonly ProseRule[] = [
  {
    key: 'kaufpreis',
    pattern: regexp.giu`(?<!\p{L})(?:(?:Kauf|Verkaufs)?preis|Preisvorstellung|Verhandlungsbasis|kosten soll|kostet|verkaufen)(?!\p{L})[^.;\d]{0,50}?${NUMBER}${EURO}`,
    value: match => (/stellpl|garage|küche/iu.test(match[0]) ? undefined : spelled(match, '€', MIN_PRICE, 1_000_000)),
    sections: ['object', 'costs'],
  },
  {
    key: 'nutzflaeche',
    pattern: regexp.giu`(?<!\p{L})Nutzfläche(?!\p{L})[^.;\d]{0,30}?${NUMBER}${METRES}|${NUMBER.replace('number', 'before')}${METRES}\sNutzfläche(?!\p{L})`,
    value: ({ groups }) => spelledWord(groups?.number ?? groups?.before, 'm²', 10, 1000),
    sections: ['object'],
  },
  {
    // "stammt aus dem Jahre neunzehnhundertzweiundsiebzig"
    key: 'baujahr',
    pattern: regexp.giu`(?<!\p{L})(?:(?:Haus|Gebäude|Wohnhaus|Elternhaus|Bau|Villa)\s(?:stammt|ist)\saus\sdem\sJahre?|Baujahr:?|(?:erbaut|errichtet|gebaut)(?:\swurde\ses)?(?:\sim\sJahre?)?)\s${NUMBER}(?!\p{L}|\s(?:Euro|Quadrat))`,
    value: match => {
      const value = numberOfWord(match.groups?.number ?? '')
      return value !== undefined && value >= 1500 && value <= 2049 ? { value, rank: RANK.hint, doubt: 0.8 } : undefined
    },
    sections: ['object'],
  },
  {
    key: 'energiekennwert',
    pattern: regexp.giu`(?<!\p{L})(?:Energie|End|Verbrauchs?|Bedarfs?)\p{L}*(?!\p{L})[^.;\d]{0,40}?${NUMBER}\s(?:kWh|Kilowattstunden)(?=[^.;]{0,12}(?:m²|qm|Quadratmeter))`,
    value: match => spelled(match, 'kWh/(m²·a)', 10, 500),
    sections: ['object', 'energy'],
  },
  {
    key: 'kaltmieteMonat',
    pattern: regexp.giu`(?<!\p{L})(?:Kalt|Netto|Nettokalt|Monats)?miete(?!\p{L})[^.;\d]{0,40}?${NUMBER}${EURO}(?!\s(?:im Jahr|jährlich|warm))`,
    value: match => (/warm|jahr|kaution/iu.test(match[0]) ? undefined : spelled(match, '€/Monat', MIN_RENT, MAX_RENT)),
    sections: ['object', 'costs'],
  },
]
