import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { Bidding } from '#rating/domain/bidding.ts'
import { isBelowHalf, LIMITS_UNTOLD, withRightsTold } from '#rating/domain/leastBid.ts'
import type { Decision } from './decision.ts'
import { firstSentences } from './firstSentence.ts'
import { wholeEuro } from './germanAmounts.ts'

const MAX_REASON = 340

const ABOVE = 'arüber ist der Kauf nach unserer Rechnung nicht richtig.'
const SEEN: Readonly<Record<NonNullable<Bidding['seen']> | 'untold', string>> = {
  all: `Der Gutachter des Gerichts hat innen besichtigt; d${ABOVE}`,
  part: `Der Gutachter des Gerichts hat nicht alles von innen gesehen; d${ABOVE}`,
  outside: `Der Gutachter des Gerichts war nicht im Haus; d${ABOVE}`,
  untold: `Ob der Gutachter des Gerichts im Haus war, haben wir nicht gelesen; d${ABOVE}`,
  land: `D${ABOVE}`,
}

/** German sentence: why no more is bid, by what the court's appraiser saw. */
export function bidReason(seen: Bidding['seen']): string {
  return SEEN[seen ?? 'untold']
}

/** What to do about a hearing: below the half of the Verkehrswert, rights that stay counted in, nobody gets it there, however right the bid is (§ 85a ZVG). */
export function auctionDecision({ verdict, calculations, offer }: Assessment): Decision {
  const { limit } = verdict
  const { bidding } = calculations
  const reason = reasonOf(verdict, bidding)
  const isOver = offer.deal?.status.value === 'veraltet'
  if (limit && bidding && isBelowHalf(limit, bidding) && !isOver) {
    return {
      kind: 'erst klären',
      headline: 'In diesem Termin nicht bieten',
      reason: `Unter ${halfOf(bidding)} gibt es in diesem Termin keinen Zuschlag (§ 85a ZVG), und mehr als ${wholeEuro(limit)} ist es nach unserer Rechnung nicht wert.`,
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

function halfOf({ least }: Bidding): string {
  return `${wholeEuro(least.haelfte)}, 5/10 des Verkehrswerts${withRightsTold(least)},`
}

/** German: which limits stand in the way of a bid as high as ours. Empty: no auction, or no Verkehrswert. */
export function limitsTold({
  verdict: { limit },
  calculations: { bidding },
}: Pick<Assessment, 'verdict' | 'calculations'>): string {
  if (!bidding) return ''
  if (!bidding.limitsHold)
    return ' Die Wertgrenzen 5/10 und 7/10 gelten nicht mehr: Auch ein niedriges Gebot kann den Zuschlag bekommen.'
  const { haelfte, siebenZehntel, isExact } = bidding.least
  if (!isExact) return limit && limit.cents >= siebenZehntel.cents ? '' : ` ${LIMITS_UNTOLD}.`
  if (!limit) return haelfte.cents > 0 ? ` Unter ${halfOf(bidding)} gibt es keinen Zuschlag.` : ''
  return limit.cents < siebenZehntel.cents
    ? ` Das liegt unter ${wholeEuro(siebenZehntel)} (7/10 des Verkehrswerts)${withRightsTold(bidding.least)}: Ein Gläubiger kann verlangen, dass der Zuschlag versagt wird (§ 74a ZVG).`
    : ''
}
