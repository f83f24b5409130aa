import { wholeQuote } from '#kernel/evidence.ts'
import type { Remark } from '../remark.ts'

const LAPSED = 'miete-option-verfallen'
const OPTION = /option|verlängerungsrecht/iu

/** "Ladeneinheit 2": one of several, and nothing is told of the others. */
const NUMBERED =
  /(?<!\p{L})(?:(?:(?:laden|gewerbe|miet|büro|praxis)-?)?einheit|laden(?:lokal|fläche)?|büro|praxis|halle|wohnung|we|ge)(?: nr\.?)? ?\d{1,3}(?![\d.,]| ?(?:m²|qm|jahre|€))/giu
/** Who leases it, by his trade. */
const TRADE =
  /(?<!\p{L})(?:bäcker|metzger|fleischer|friseur|apothek|arzt|ärzt|zahnarzt|zahnärzt|optiker|gaststätte|gastwirt|restaurant|café|bistro|imbiss|kiosk|supermarkt|drogerie|filiale|bank|sparkasse|kanzlei|fitness|spielhalle|blumen|reisebüro|versicherung|nagelstudio|kosmetik)/giu

/**
 * "Festlaufzeit bis 31.03.2027, danach zweimal fünf Jahre Option", and one sentence on: the day for it is over. Wherever the first is told
 * the second goes with it, and an option that nobody has any more is told as none. What another tenant has stays.
 */
export function optionLapsed(remarks: readonly Remark[]): Remark[] {
  const lapsed = remarks.filter(({ rule, certainty, part }) => rule === LAPSED && certainty === 'stated' && !part)
  return remarks.flatMap(one => {
    if (one.part || !lapsed.some(other => isOfSame(wholeQuote(other.evidence), wholeQuote(one.evidence)))) return [one]
    if (one.rule === 'miete-option') return []
    const isQuoted = one.rule === 'miete-endet' && OPTION.test(wholeQuote(one.evidence))
    return isQuoted ? [{ ...one, meaning: `${one.meaning}; die genannte Option ist laut Exposé abgelaufen` }] : [one]
  })
}

/** A number on the one side alone parts them, a trade only where both name one. */
function isOfSame(lapsed: string, told: string): boolean {
  const [number, toldNumber] = [namesIn(lapsed, NUMBERED), namesIn(told, NUMBERED)]
  if (number.length > 0 || toldNumber.length > 0) return number.some(name => toldNumber.includes(name))
  const [trade, toldTrade] = [namesIn(lapsed, TRADE), namesIn(told, TRADE)]
  return trade.length === 0 || toldTrade.length === 0 || trade.some(name => toldTrade.includes(name))
}

/** "Ladeneinheit 2" and "Einheit 2" are one: by the number. */
function namesIn(quote: string, pattern: RegExp): string[] {
  return [...quote.matchAll(pattern)].map(([name]) => (/\d+/u.exec(name)?.[0] ?? name).toLowerCase())
}
