import { answersById } from './answersById.ts'
import { unsureSentence } from '#extraction/domain/sightings/sightings.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { Rating } from '#rating/domain/rate.ts'
import { firstSentence } from './firstSentence.ts'
import { wholeEuro, wholePercent } from './germanAmounts.ts'
import { listed, sentence } from './wording.ts'

export type DecisionKind = 'weiterverfolgen' | 'verhandeln' | 'erst klären' | 'Finger weg'

/** What to do with the offer, chosen from the rating; nothing is judged anew. */
export interface Decision {
  readonly kind: DecisionKind
  /** German, without a full stop: "Finger weg zum geforderten Preis". */
  readonly headline: string
  /** German sentence: the weightiest reason. */
  readonly reason: string
  /** German sentences: what follows. */
  readonly advice: string
}

const PRICE = 'preis-ueberhoeht'
const FRAUD = 'anbieter-kontakt'
const AUCTION: QuestionId = 'zwangsversteigerung'

/** @param units rows of a project's price list; 0: none */
export function decisionOf(assessment: Assessment, units = 0): Decision {
  const { rating } = assessment
  if (rating.light === 'rot') return onRed(assessment)
  if (assessment.money.price === null) return withoutPrice(assessment, units)
  return rating.light === 'gelb' ? onYellow(assessment) : onGreen(assessment)
}

/** One sentence for the cover: what to do and why. */
export function verdictOf({ headline, reason }: Decision): string {
  return sentence(`${headline}: ${reason}`)
}

/** The court sells: there is no price, but an auction. */
export function isAuction({ money, answers }: Assessment): boolean {
  return money.home.auction || answers.some(({ id, light }) => id === AUCTION && light === 'rot')
}

function onRed(assessment: Assessment): Decision {
  const { rating } = assessment
  const ids = rating.knockouts.map(({ id }) => id)
  const reason = firstSentence(rating.knockouts[0]?.reason ?? rating.obstacles[0]?.sentence ?? '')
  if (isAuction(assessment)) {
    return {
      kind: 'erst klären',
      headline: 'Erst klären, dann bieten',
      reason,
      advice: 'Bieten Sie nicht, bevor Sie das Gutachten des Gerichts und das Grundbuch gelesen haben.',
    }
  }
  if (ids.length === 1 && ids[0] === PRICE) return tooDear(assessment, reason)
  if (ids.includes(FRAUD)) {
    return {
      kind: 'Finger weg',
      headline: 'Finger weg, solange der Anbieter nicht geprüft ist',
      reason,
      advice: 'Zahlen Sie nichts im Voraus, und schicken Sie keine Ausweiskopie.',
    }
  }
  if (ids.length > 1) {
    return {
      kind: 'Finger weg',
      headline: `Finger weg, solange ${ids.length} K.-o.-Befunde offen sind`,
      reason,
      advice: 'Jeder davon kann den Kauf wertlos oder unbezahlbar machen. Kaufen Sie erst, wenn alle geklärt sind.',
    }
  }
  return {
    kind: 'erst klären',
    headline: 'Erst klären, dann entscheiden',
    reason,
    advice: 'Dieser Befund kann den Kauf verhindern. Verhandeln Sie erst, wenn er schriftlich geklärt ist.',
  }
}

function tooDear({ tippingPoints }: Assessment, reason: string): Decision {
  const limit = tippingPoints.find(({ light }) => light === 'gelb')?.price ?? null
  return {
    kind: 'Finger weg',
    headline: 'Finger weg zum geforderten Preis',
    reason,
    advice: limit
      ? `Über ${wholeEuro(limit)} bleibt die Ampel rot. Verhandeln Sie darunter, oder suchen Sie weiter.`
      : 'Auch ein günstigerer Preis ändert das nicht. Suchen Sie weiter.',
  }
}

function withoutPrice({ rating, appraisal, offer }: Assessment, units: number): Decision {
  const { estimate } = appraisal
  const unsure = unsureSentence(['kaufpreis', 'verkehrswert'], offer.sightings, 'Der Preis')
  if (units > 1) {
    return {
      kind: 'erst klären',
      headline: 'Erst eine Einheit wählen',
      reason: `Das Exposé bietet ${units} Einheiten an und nennt keinen Preis für das Ganze.`,
      advice: `Wert, Verhandlung und Finanzierung lassen sich erst für eine einzelne Einheit rechnen. ${belegt(rating)}`,
    }
  }
  return {
    kind: 'erst klären',
    headline: unsure === null ? 'Erst klären, der Preis fehlt' : 'Erst den Preis bestätigen',
    reason: unsure ?? 'Das Exposé nennt keinen Kaufpreis für das Objekt.',
    advice: estimate
      ? `Fragen Sie danach. Zum Vergleich: Wir schätzen das Objekt auf ${wholeEuro(estimate.low)} bis ${wholeEuro(estimate.high)}. ${belegt(rating)}`
      : `Fragen Sie danach. Ohne Preis lassen sich Finanzierung und Verhandlung nicht rechnen. ${belegt(rating)}`,
  }
}

function onYellow(assessment: Assessment): Decision {
  const { rating, negotiation, answers, appraisal } = assessment
  const level = answersById(answers).get('preisabweichung')
  const reason = firstSentence(rating.obstacles.find(({ rule }) => rule !== 'evidence')?.sentence ?? worst(rating))
  const canNegotiate = negotiation.ok && negotiation.value.ladder.ziel.reduction.cents > 0
  if (canNegotiate && (level?.light === 'rot' || level?.light === 'gelb')) {
    const thin = appraisal.priceFull
      ? ''
      : ` Die Schätzung ist unsicher, denn nicht sicher bekannt ist: ${listed(appraisal.missingForPrice)}.`
    return {
      kind: 'verhandeln',
      headline: 'Verhandeln Sie, bevor Sie kaufen',
      reason: firstSentence(level.reason ?? reason),
      advice: `Zum geforderten Preis ${level.light === 'rot' ? 'lohnt es nach unserer Schätzung nicht' : 'ist es nach unserer Schätzung teuer'}.${thin}`,
    }
  }
  return {
    kind: 'erst klären',
    headline: 'Erst klären, dann entscheiden',
    reason: reason === '' ? belegt(rating) : reason,
    advice: `Der Kauf kann richtig sein, aber nicht ungeprüft. ${belegt(rating)}`,
  }
}

function onGreen({ rating, negotiation }: Assessment): Decision {
  const ziel = negotiation.ok ? negotiation.value.ladder.ziel : null
  const price = ziel && ziel.reduction.cents > 0 ? `, und verhandeln Sie auf ${wholeEuro(ziel.price)}` : ''
  return {
    kind: 'weiterverfolgen',
    headline: 'Weiterverfolgen',
    reason: 'Im Exposé haben wir nichts Schweres gefunden, was gegen den Kauf spricht.',
    advice: `Besichtigen Sie, holen Sie die Unterlagen${price}. ${belegt(rating)}`,
  }
}

function worst(rating: Rating): string {
  return rating.reasons.contra[0]?.sentence ?? ''
}

function belegt({ evidenceShare }: Rating): string {
  return `Das Exposé belegt ${wholePercent(evidenceShare)} der Kernfragen, nach Gewicht gezählt.`
}
