import { wholeEuro } from '#design/germanFormat.ts'
import { askedPrice } from '#reports/domain/askedPrice.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { bidOf } from './decision/bidOf.ts'

/**
 * German sentence beside the prices at which the Ampel changes: the most to bid, where those name another limit. What would be right may
 * be more than is asked, or than is to be paid while something is open. '': they name the same, or there is no bid.
 */
export function ownLimit(analysis: Pick<AnalysisJson, 'negotiation' | 'verdict' | 'price' | 'rating'>): string {
  const most = bidOf(analysis)?.most
  const tips = analysis.rating?.tippingPoints ?? []
  if (most === undefined || tips.length === 0) return ''
  const [text, asked] = [wholeEuro(most * 100), askedPrice(analysis.price)]
  if (most === asked) {
    return `Ihr Gebot bleibt trotzdem bei höchstens ${text}: Mehr ist nicht gefordert, auch wenn mehr noch richtig wäre.`
  }
  if (tips.some(({ names = [] }) => names.includes(most))) return ''
  return analysis.verdict?.id === 'erst-klaeren'
    ? `Ihr Gebot bleibt trotzdem bei höchstens ${text}, bis geklärt ist, was offen ist.`
    : `Ihr Gebot bleibt trotzdem bei höchstens ${text}: Mehr ist nach unserer Rechnung nicht richtig.`
}
