import { euro, type Money } from '#kernel/money.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import {
  ALIKE_HERE,
  AROUND,
  contradicting,
  FAR,
  type LocalPrice,
  localPricesOf,
  OF_COURT,
} from '#rating/domain/localPrices.ts'
import { paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { euroSpan, wholeEuro } from './germanAmounts.ts'
import { spokenQuote } from './wording.ts'

const MAX_QUOTE = 140

/** Prices that the exposé itself names and our estimate contradicts, and what the land alone is worth by the court's expert. */
export function localPriceBlocks(assessment: Assessment): Block[] {
  const { offer, sums, day, appraisal, worth } = assessment
  const { bidding } = assessment.calculations
  const isByRent = worth?.limitedBy === 'ertrag'
  const { land, works } = sums.expert
  const apart = contradicting(appraisal, localPricesOf(offer, sums, day, appraisal))
  return [
    ...apart.map(one => paragraph(apartSentence(one, appraisal.estimate?.mid ?? one.low, isByRent))),
    ...(land
      ? [
          paragraph(
            `Der Gutachter des Gerichts setzt den Boden allein mit ${wholeEuro(euro(land.value))} an (${spokenQuote(land.evidence, MAX_QUOTE)})${appraisal.estimate ? `: Darunter liegt unsere Spanne nicht${bidding && bidding.takenOver.amount.cents > 0 ? ', bevor die Rechte abgezogen sind, die bleiben' : ''}.` : '.'}`,
          ),
        ]
      : []),
    ...(works
      ? [
          paragraph(
            `Für Schäden und Rückstau hat er ${wholeEuro(euro(works.value))} schon abgezogen (${spokenQuote(works.evidence, MAX_QUOTE)}); sie mindern seinen Wert nicht noch einmal.`,
          ),
        ]
      : []),
  ]
}

function apartSentence({ name, low, high, span }: LocalPrice, mid: Money, isByRent: boolean): string {
  const both = `Unsere Schätzung aus Marktdaten (Mitte ${wholeEuro(mid)}) und ${name} (${low.cents === high.cents ? wholeEuro(low) : euroSpan({ low, high })})`
  const apart = span
    ? `passen nicht zusammen: Unsere Mitte liegt außerhalb der Preisspanne, die dazu gedruckt ist (${euroSpan(span)}).`
    : `liegen mehr als ${FAR}\u00a0% auseinander.`
  if (name === OF_COURT)
    return `${both} ${apart} Sein Gutachter kennt das Objekt, unsere Marktdaten kennen es nicht: Sein Wert geht vor${isByRent ? '; mehr zu bieten, als die gezahlte Miete trägt, begründet er nicht' : ', auch beim höchsten Gebot'}. Lesen Sie im Gutachten, mit welcher Miete und welchem Zustand er rechnet.`
  const asked =
    name === AROUND || name === ALIKE_HERE
      ? ' Genannt sind Angebotspreise; für den Abschluss sind 6\u00a0% abgezogen.'
      : ''
  return `${both} ${apart}${asked} Wer recht hat, ist nicht belegt: Unsere Spanne reicht deshalb so weit, dass sie beides enthält. Klären Sie, woher der Abstand kommt, bevor Sie sich auf eine Zahl verlassen.`
}
