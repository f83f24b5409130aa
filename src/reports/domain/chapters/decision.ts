import { capitalised } from '#kernel/capitalised.ts'
import { listed } from '#kernel/germanList.ts'
import { pricedUnits } from '#extraction/domain/deal/pricedUnits.ts'
import { unsureSentence } from '#extraction/domain/sightings/sightings.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { isBelowHalf } from '#rating/domain/leastBid.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { besidePrice } from '#rating/domain/besidePrice.ts'
import { isHint } from '#rating/domain/judged.ts'
import { isPlaceholder } from '#rating/domain/placeholder.ts'
import { supposed } from '#rating/domain/limitWords.ts'
import type { Rating } from '#rating/domain/rate.ts'
import { isHeavyUnread } from '#rating/domain/unreadTopics.ts'
import { unitsTold } from '#rating/domain/unitWords.ts'
import { mostOf, NOTHING_READ } from '#rating/domain/verdictWords.ts'
import { type Money, subtract } from '#kernel/money.ts'
import { askedSentence, type OpenState, outcomesSentence } from '#rating/domain/openState.ts'
import { UNPRICED } from '#rating/domain/unpricedPoints.ts'
import type { VerdictPoint } from '#rating/domain/verdict.ts'
import { answeredShare } from './answeredShare.ts'
import { auctionDecision, bidReason, limitsTold } from './auctionDecision.ts'
import { firstSentence, firstSentences } from './firstSentence.ts'
import { wholeEuro } from './germanAmounts.ts'
import { labelOf } from './questionLabels.ts'
import { FIXED_PRICE } from './verhandlung.ts'
import { sentence } from './wording.ts'

export type DecisionKind = 'weiterverfolgen' | 'verhandeln' | 'erst klären' | 'Finger weg'

/** What to do with the offer, chosen from the rating; nothing is judged again. */
export interface Decision {
  readonly kind: DecisionKind
  /** German, without a full stop: "Finger weg zum geforderten Preis". */
  readonly headline: string
  /** German sentence: the weightiest reason. */
  readonly reason: string
  /** German sentences: what follows. */
  readonly advice: string
  /** German sentence: how much of what matters the exposé answers; missing: it is not told. */
  readonly answered?: string
  /** German sentence: what is paid beside the price it speaks of; missing: nothing that is sure. */
  readonly beside?: string
}

/** German sentences, behind the reason. */
export function adviceOf({ advice, answered, beside }: Omit<Decision, 'kind' | 'headline' | 'reason'>): string {
  return [advice, answered, beside].filter(Boolean).join(' ')
}

const FRAUD = 'anbieter-kontakt'
const AUCTION: QuestionId = 'zwangsversteigerung'

/** @param units rows of a project's price list; 0: none */
export function decisionOf(assessment: Assessment, units = 0): Decision {
  const decision = withCases(byVerdict(assessment, units), assessment)
  const beside = assessment.verdict.because === 'knockout' ? null : besidePrice(assessment.money, aimOf(assessment))
  if (beside === null || decision.reason.includes(beside)) return decision
  return { ...decision, beside }
}

/** The price of which the decision speaks beside the asked one; null: of none. */
function aimOf({ verdict, negotiation, money: { price } }: Assessment): Money | null {
  const ziel = negotiation.ok ? negotiation.value.ladder.ziel.price : null
  const aim = verdict.id === 'weiterverfolgen' ? ziel : verdict.id === 'nur-bis' ? verdict.limit : null
  return aim && price && aim.cents < price.cents ? aim : null
}

/** A state that makes two prices is told with both, where the decision has not told it. */
function withCases(decision: Decision, { verdict, money }: Assessment): Decision {
  const told = `${decision.reason} ${decision.advice}`
  const words = (verdict.states ?? [])
    .filter(state => !told.includes(outcomesSentence(state)))
    .map(state => bothPrices(state, money.price))
  return words.length === 0 ? decision : { ...decision, advice: [words.join(' '), decision.advice].join(' ').trim() }
}

function bothPrices(state: OpenState, asked: Money | null): string {
  return [outcomesSentence(state), asked ? askedSentence(state, asked) : ''].filter(Boolean).join(' ')
}

function byVerdict(assessment: Assessment, units: number): Decision {
  const { verdict } = assessment
  if (isPlaceholder(verdict)) return notTestable(assessment)
  switch (verdict.id) {
    case 'nicht':
      return verdict.because === 'knockout' ? onKnockout(assessment) : tooDear(assessment)
    case 'nur-bis':
      if (assessment.money.price === null) return bidUpTo(assessment)
      return verdict.because === 'open' ? openPoints(assessment) : negotiable(assessment)
    case 'erst-klaeren':
      return assessment.money.price === null ? withoutPrice(assessment, units) : openPoints(assessment)
    case 'weiterverfolgen':
      return onGreen(assessment)
  }
}

/** One sentence for the cover: what to do and why. */
export function verdictOf({ headline, reason }: Decision): string {
  return sentence(`${headline}: ${reason}`)
}

/** The court sells: there is no price, but an auction. */
export function isAuction({ money, answers }: Assessment): boolean {
  return money.home.auction || answers.some(({ id, light }) => id === AUCTION && light === 'rot')
}

function onKnockout({ rating, verdict }: Assessment): Decision {
  const ids = rating.knockouts.map(({ id }) => id)
  const reason = firstSentence(verdict.points[0]?.sentence ?? '')
  if (ids.includes(FRAUD)) {
    return {
      kind: 'Finger weg',
      headline: 'Finger weg, solange der Anbieter nicht geprüft ist',
      reason,
      advice: 'Zahlen Sie nichts im Voraus, und schicken Sie keine Ausweiskopie.',
    }
  }
  if (verdict.points.length > 1) {
    return {
      kind: 'Finger weg',
      headline: `Finger weg, solange ${verdict.points.length} K.-o.-Befunde offen sind`,
      reason,
      advice: 'Jeder davon kann den Kauf wertlos oder unbezahlbar machen. Kaufen Sie erst, wenn alle geklärt sind.',
    }
  }
  return {
    kind: 'Finger weg',
    headline: 'Finger weg, solange das nicht geklärt ist',
    reason,
    advice: 'Dieser Befund kann den Kauf verhindern. Verhandeln Sie erst, wenn er schriftlich geklärt ist.',
  }
}

function tooDear({ verdict, sums: { certified } }: Assessment): Decision {
  return {
    kind: 'Finger weg',
    headline: 'Nicht zu diesem Preis',
    reason: verdict.limit
      ? `Richtig wären nach unserer Rechnung höchstens ${wholeEuro(verdict.limit)}${certified ? ' (ohne Steuervorteil)' : ''}; so viel Nachlass ist nicht zu erwarten.`
      : verdict.sentence.replace(/^Nicht zu diesem Preis: /u, ''),
    advice: 'Lassen Sie sich den Aufschlag belegen, oder suchen Sie weiter.',
  }
}

const NEAR = 'Verhandeln Sie, bevor Sie kaufen.'
/** The same that the chapter on the bid says. */
const FAR =
  'Bieten Sie bis dahin, und suchen Sie weiter, wenn der Verkäufer ablehnt: So viel Nachlass geben nur wenige.'

function negotiable(assessment: Assessment): Decision {
  const { verdict, appraisal, money, worth, negotiation, sums } = assessment
  const limit = verdict.limit ? wholeEuro(verdict.limit) : ''
  const asked = money.price ? ` Gefordert sind ${wholeEuro(money.price)}.` : ''
  const thin = appraisal.priceFull
    ? ''
    : ` Die Schätzung ist unsicher, denn nicht sicher bekannt ist: ${listed(appraisal.missingForPrice)}.`
  return {
    kind: 'verhandeln',
    headline: `Nur bis ${limit}`,
    reason: `Darüber ist der Kauf nach unserer Rechnung nicht richtig${sums.certified ? ', ohne den Steuervorteil gerechnet' : ''}.${asked}`,
    advice:
      `${!negotiation.ok ? NEAR : negotiation.value.isFixed ? FIXED_PRICE : negotiation.value.gap !== null ? FAR : NEAR}${thin}${worth ? ` ${supposed(worth, true)}` : ''}`.trim(),
  }
}

/** A court sells to who bids most: there is nothing to negotiate. */
function bidUpTo(assessment: Assessment): Decision {
  const { verdict, calculations } = assessment
  const { bidding } = calculations
  if (bidding && verdict.limit && isBelowHalf(verdict.limit, bidding)) return auctionDecision(assessment)
  return {
    kind: 'erst klären',
    headline: `Nur bis ${verdict.limit ? wholeEuro(verdict.limit) : ''} bieten`,
    reason: bidReason(bidding?.seen ?? null),
    advice: `Lesen Sie vor dem Termin Gutachten und Grundbuch, und bieten Sie auch im Termin nicht mehr.${limitsTold(assessment)}`,
  }
}

/** What is no offer yet has no price that could be right. */
function notTestable({ verdict }: Assessment): Decision {
  return {
    kind: 'erst klären',
    headline: 'Kein prüfbares Angebot',
    reason: verdict.points[0]?.sentence ?? verdict.sentence,
    advice: 'Zahlen Sie nichts vorher. Alle Rechnungen in diesem Report gelten nur, falls es das Angebot so gibt.',
  }
}

/** Signs on the first page; all of it stands among what decides. */
const MAX_REASON = 340
const MAX_BESIDE = 120

function openPoints(assessment: Assessment): Decision {
  const { verdict, rating, money } = assessment
  const { limit, exceeds } = verdict
  const states = verdict.states ?? []
  const isState = ({ id }: VerdictPoint) => states.some(state => state.id === id)
  const [first, ...others] = verdict.points
  // How long it still runs says that it is an Erbbaurecht.
  const isToldAbove = ({ id }: VerdictPoint) => id === 'erbbaurecht' && first?.id === 'erbbau-restlaufzeit'
  const more = others.filter(point => !isState(point) && !isToldAbove(point))
  const isAbove = limit !== null && money.price !== null && money.price.cents > limit.cents
  const isLess = verdict.id === 'nur-bis'
  const above = isLess
    ? `Mehr ${isAbove ? 'zahlen Sie nicht, bis das geklärt ist' : 'ist nicht gefordert, und was fällig ist, geht davon ab'}: Lassen Sie es vor dem Kauf ansehen und beziffern.`
    : isAbove
      ? `Richtig wären höchstens ${wholeEuro(limit)}, und das nicht ungeprüft.`
      : 'Der Kauf kann richtig sein, aber nicht ungeprüft.'
  // Of two prices neither is the one that would be right; the point itself names them.
  const isFirst = first !== undefined && isState(first)
  const cased = states.map(state => (isFirst ? (money.price ? askedSentence(state, money.price) : '') : bothPrices(state, money.price))) // prettier-ignore
  const may = states.length > 0 ? cased.join(' ') : exceeds && money.price ? mostOf(exceeds, money.price) : above
  const said = (words: string) =>
    sentence(words.replace(/ (?:Fragen Sie nach|Lassen Sie das vor dem Kauf klären)\.$/u, ''))
  const rest = more.length === 0 ? '' : ` Außerdem wichtig: ${listed(more.map(point => shortOf(point, assessment)))}.`
  return {
    kind: isLess ? 'verhandeln' : 'erst klären',
    headline:
      isLess && limit
        ? `Nur bis ${wholeEuro(limit)}`
        : exceeds
          ? 'Erst klären, und nicht zu diesem Preis'
          : 'Erst klären, dann entscheiden',
    reason: said(firstSentences(first?.sentence ?? verdict.sentence, MAX_REASON)),
    advice: `${may}${rest}`.trim(),
    answered: belegt(rating),
  }
}

/** German: what a point is about. What it says stands among what decides. */
function shortOf({ id, sentence: words }: VerdictPoint, { worth }: Assessment): string {
  const open =
    id === UNPRICED ? 'Arbeiten, die das Exposé nicht beziffert' : worth?.open.find(one => one.id === id)?.label
  return open ?? labelOf(id, firstSentences(words, MAX_BESIDE).replace(/\.$/u, ''))
}

function withoutPrice(assessment: Assessment, rows: number): Decision {
  const { rating, appraisal, offer, unitWorths } = assessment
  const units = Math.max(rows, pricedUnits(offer.deal))
  const { estimate } = appraisal
  const unsure = unsureSentence(['kaufpreis', 'verkehrswert'], offer.sightings, 'Der Preis')
  if (isAuction(assessment)) return auctionDecision(assessment)
  if (units > 1) {
    return {
      kind: 'erst klären',
      headline: 'Erst eine Einheit wählen',
      reason: `Das Exposé bietet ${units} Einheiten an, und jede hat ihren eigenen Preis und Zustand.`,
      advice:
        unitsTold(unitWorths) ??
        'Wert, Verhandlung und Finanzierung lassen sich erst für eine einzelne Einheit rechnen.',
      answered: belegt(rating),
    }
  }
  const ofUnits = unitsTold(unitWorths)
  return {
    kind: 'erst klären',
    headline: unsure === null ? 'Erst klären, der Preis fehlt' : 'Erst den Preis bestätigen',
    reason: unsure ?? 'Im Exposé haben wir keinen Kaufpreis für das Objekt gefunden.',
    advice: estimate
      ? `Fragen Sie danach. Zum Vergleich: Wir schätzen das Objekt auf ${wholeEuro(estimate.low)} bis ${wholeEuro(estimate.high)}.`
      : ofUnits !== null
        ? `Fragen Sie danach. ${ofUnits}`
        : 'Fragen Sie danach. Ohne Preis lassen sich Finanzierung und Verhandlung nicht rechnen.',
    answered: belegt(rating),
  }
}

const NOTHING = 'Im Exposé haben wir nichts Schweres gefunden, was gegen den Kauf spricht.'

function onGreen({ rating, negotiation, answers, verdict, money, lens }: Assessment): Decision {
  const nothing = isHeavyUnread(answers) ? `${capitalised(NOTHING_READ)}.` : NOTHING
  const cheap = answers.find(isHint)
  const ziel = negotiation.ok ? negotiation.value.ladder.ziel : null
  const price = ziel && ziel.reduction.cents > 0 ? `, und verhandeln Sie auf ${wholeEuro(ziel.price)}` : ''
  // No estimate tells the asked price from the limit, and yet nobody should pay more than it.
  const over = verdict.limit && money.price && money.price.cents > verdict.limit.cents ? subtract(money.price, verdict.limit) : null // prettier-ignore
  const most = over && verdict.limit ? `Weiterverfolgen, aber höchstens ${wholeEuro(verdict.limit)}` : 'Weiterverfolgen'
  const above = over ? ` Gefordert sind ${wholeEuro(over)} mehr, als richtig ist; das ist verhandelbar.` : ''
  return {
    kind: 'weiterverfolgen',
    headline: cheap && verdict.isBait ? 'Weiterverfolgen, aber warum so billig?' : most,
    reason: `${cheap?.reason ?? `${nothing}${above}`}${lens === 'kapitalanlage' ? topUp(money) : ''}`,
    advice: `Besichtigen Sie, holen Sie die Unterlagen${price}.`,
    answered: belegt(rating),
  }
}

/** A price like its neighbours' may still be one that the rent does not carry: whoever lets must read it with the verdict. */
function topUp({ cashflow }: Assessment['money']): string {
  if (!cashflow.ok || cashflow.value.rent.ofPart) return ''
  const afterTaxMonth = cashflow.value.uncertified ?? cashflow.value.year.mid.afterTaxMonth
  return afterTaxMonth.cents < 0
    ? ` Die Miete trägt Kredit und Kosten nicht: Nach Steuern legen Sie im Monat ${wholeEuro({ cents: -afterTaxMonth.cents })} drauf.`
    : ''
}

function belegt({ evidenceShare }: Rating): string {
  return answeredShare(evidenceShare)
}
