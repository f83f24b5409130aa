import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { Bidding } from '#rating/domain/bidding.ts'
import type { Decision } from './decision.ts'
import { firstSentences } from './firstSentence.ts'
import { wholeEuro } from './germanAmounts.ts'

const MAX_REASON = 340

/** What to do about a hearing: below the half of the Verkehrswert nobody gets it there, however right the bid is (§ 85a ZVG). */
export function auctionDecision({ verdict, calculations, offer }: Assessment): Decision {
  const { limit } = verdict
  const { bidding } = calculations
  const holding = bidding?.limitsHold ? bidding.limits : null
  const least = holding?.haelfte.amount ?? null
  const reason = reasonOf(verdict, bidding)
  const isOver = offer.deal?.status.value === 'veraltet'
  if (limit && least && limit.cents < least.cents && !isOver) {
    return {
      kind: 'erst klären',
      headline: 'In diesem Termin nicht bieten',
      reason: `Unter ${wholeEuro(least)} (5/10 des Verkehrswerts) gibt es in diesem Termin keinen Zuschlag (§ 85a ZVG), und mehr als ${wholeEuro(limit)} ist es nach unserer Rechnung nicht wert.`,
      advice: `Fragen Sie danach das Gericht, wie der Termin ausging: Wurde der Zuschlag versagt, gelten im nächsten Termin die Grenzen nicht mehr, und bis ${wholeEuro(limit)} können Sie dann bieten. Lesen Sie bis dahin Gutachten und Grundbuch.`,
    }
  }
  const most = limit ? ` Bieten Sie auch dann nicht mehr als ${wholeEuro(limit)}.` : ''
  return {
    kind: 'erst klären',
    headline: 'Erst klären, dann bieten',
    reason,
    advice: `Bieten Sie nicht, bevor Sie das Gutachten des Gerichts und das Grundbuch gelesen haben.${most}${isOver ? '' : limitsTold({ verdict, calculations })}`,
  }
}

/** That a court sells is the headline already: what is special about this sale goes before it. */
const GENERAL: QuestionId = 'zwangsversteigerung'

function reasonOf({ points: [first], sentence }: Assessment['verdict'], bidding: Bidding | null): string {
  if (first && first.id !== GENERAL) return firstSentences(first.sentence, MAX_REASON)
  const own = [
    bidding?.seen === 'outside' ? 'Der Gutachter des Gerichts war nicht im Haus: Was innen fehlt, bezahlen Sie.' : '',
    bidding?.occupant === 'eigentuemer' || bidding?.occupant === 'beide'
      ? 'Der Eigentümer oder Schuldner wohnt noch dort: Die Räumung betreiben und bezahlen Sie.'
      : '',
  ].filter(Boolean)
  return own.length > 0 ? own.join(' ') : firstSentences(first?.sentence ?? sentence, MAX_REASON)
}

/** German: which limits stand in the way of a bid as high as ours. Empty: no auction, or no Verkehrswert. */
export function limitsTold({
  verdict: { limit },
  calculations: { bidding },
}: Pick<Assessment, 'verdict' | 'calculations'>): string {
  if (!bidding) return ''
  if (!bidding.limitsHold)
    return ' Die Wertgrenzen 5/10 und 7/10 gelten nicht mehr: Auch ein niedriges Gebot kann den Zuschlag bekommen.'
  const { haelfte, siebenZehntel } = bidding.limits
  if (!limit) return ` Unter ${wholeEuro(haelfte.amount)} (5/10 des Verkehrswerts) gibt es keinen Zuschlag.`
  return limit.cents < siebenZehntel.amount.cents
    ? ` Das liegt unter ${wholeEuro(siebenZehntel.amount)} (7/10 des Verkehrswerts): Ein Gläubiger kann verlangen, dass der Zuschlag versagt wird (§ 74a ZVG).`
    : ''
}
