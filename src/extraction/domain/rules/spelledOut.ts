import { RANK } from '../facts.ts'
import type { ProseRule, Reading } from '../rule.ts'
import { NUMBER_WORD, numberOfWord } from '../values/numberWords.ts'

const EURO = String.raw`\s(?:Euro|EUR|€)(?!\p{L})`
const METRES = String.raw`\s(?:Quadratmetern?|qm|m²)(?!\p{L})`
const NUMBER = String.raw`(?<!\p{L})(?<number>${NUMBER_WORD})`
/** From here on a price, an area and a rent are those of a home. */
const MIN_PRICE = 10_000
const MIN_AREA = 20
const MIN_RENT = 100
const MAX_RENT = 20_000

function spelled(match: RegExpExecArray, unit: string, min: number, max: number): Reading | undefined {
  const value = numberOfWord(match.groups?.number ?? '')
  return value !== undefined && value >= min && value <= max ? { value, unit, rank: RANK.hint, doubt: 0.8 } : undefined
}

/** Letters of private sellers write their figures out: "vierhundertzwanzigtausend Euro". */
export const spelledOutProse: readonly ProseRule[] = [
  {
    key: 'kaufpreis',
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:(?:Kauf|Verkaufs)?preis|Preisvorstellung|Verhandlungsbasis|kosten soll|kostet|verkaufen)(?!\p{L})[^.;\d]{0,50}?${NUMBER}${EURO}`,
      'giu',
    ),
    value: match => (/stellpl|garage|küche/iu.test(match[0]) ? undefined : spelled(match, '€', MIN_PRICE, 1_000_000)),
    sections: ['object', 'costs'],
  },
  {
    key: 'wohnflaeche',
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:Wohnfläche|Wohnung|Haus)(?!\p{L})[^.;\d]{0,40}?${NUMBER}${METRES}(?!\s(?:Grund|Garten|Nutz|groß(?:e[nrsm]?)?\s(?:Grund|Garten)))`,
      'giu',
    ),
    value: match => (/grundst|garten|keller/iu.test(match[0]) ? undefined : spelled(match, 'm²', MIN_AREA, 1000)),
    sections: ['object'],
  },
  {
    key: 'kaltmieteMonat',
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:Kalt|Netto|Nettokalt|Monats)?miete(?!\p{L})[^.;\d]{0,40}?${NUMBER}${EURO}(?!\s(?:im Jahr|jährlich|warm))`,
      'giu',
    ),
    value: match => (/warm|jahr|kaution/iu.test(match[0]) ? undefined : spelled(match, '€/Monat', MIN_RENT, MAX_RENT)),
    sections: ['object', 'costs'],
  },
]
