import { listed } from '#kernel/germanList.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { germanMoney, type Money } from '#kernel/money.ts'
import type { Rung } from '#valuation/domain/ladder.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { Negotiation } from '#valuation/domain/negotiation.ts'
import { namedWorth } from '#valuation/domain/worth.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { type OpenState, outcomesSentence } from '#rating/domain/openState.ts'
import { contradicting, localPricesOf } from '#rating/domain/localPrices.ts'
import { bullets, chapter, emphasised, heading, notice, numeric, paragraph, table } from '../../blocks.ts'
import type { Block, Chapter } from '../../report.ts'
import type { ReportInput } from '../../reportInput.ts'
import { biddingBlocks } from '../biddingBlocks.ts'
import { localPriceBlocks } from '../localPriceBlocks.ts'
import { isAuction } from '../decision.ts'
import { euroSpan, fixedDecimal, wholeEuro, wholeNumber } from '../germanAmounts.ts'
import { notCalculated } from '../notCalculated.ts'
import { narrowed } from '../narrowed.ts'
import { estimatedBlocks, notEstimated } from '../priceBlocks.ts'
import { isRefutedByCourt } from '../priceFigures.ts'
import { negotiationOpening } from '../verhandlung.ts'
import { paidBlocks } from '../paidBlocks.ts'
import { statedPriceBlocks } from '../statedPriceBlocks.ts'
import { valuationBlocks } from '../valuationBlocks.ts'
import { sentence } from '../wording.ts'
import { argumentBlocks } from './argumentBlocks.ts'

/** What it is worth and what to offer, on one spread; in an auction, how far to bid. */
export function gebotChapter(input: ReportInput): Chapter {
  const { assessment } = input.judgement
  const { negotiation, appraisal, worth } = assessment
  const auction = isAuction(assessment)
  return chapter({
    id: 'gebot',
    title: auction ? 'Wert und Gebot' : 'Preis und Verhandlung',
    blocks: [
      ...(appraisal.estimate ? estimatedBlocks(assessment) : notEstimated(assessment)),
      ...localPriceBlocks(assessment),
      ...statedPriceBlocks(assessment),
      ...valuationBlocks(assessment),
      ...paidBlocks(assessment),
      ...(negotiation.ok ? ladder(assessment, negotiation.value) : auction ? bidding(assessment) : none(input)),
      ...caseNote(assessment),
      ...why(assessment),
      {
        kind: 'links',
        items: [
          {
            chapter: 'preis',
            text: worth ? 'Wie Schätzung und Grenze zustande kommen' : 'Wie die Schätzung zustande kommt',
            light: null,
          },
          ...(negotiation.ok
            ? [{ chapter: 'verhandlung', text: 'Woraus sich jede Stufe des Gebots ergibt', light: null }]
            : []),
        ],
      },
    ],
  })
}

function ladder(assessment: Assessment, negotiation: Negotiation): Block[] {
  const { erstgebot, ziel, schmerzgrenze } = negotiation.ladder
  const [state] = assessment.verdict.states ?? []
  const rungs = [erstgebot, ziel, schmerzgrenze].filter(({ reduction }) => reduction.cents > 0)
  return [
    heading('Was Sie bieten'),
    emphasised(`${state ? `Wenn ${state.outcomes[0].when}: ` : ''}${negotiationOpening(negotiation)}`),
    ...(state ? [emphasised(inOther(state, negotiation.asking))] : []),
    ...(rungs.length > 0 ? [rungTable(rungs, negotiation)] : []),
    // Nobody argues against a fixed price that is right: he pays it, or leaves it.
    ...(negotiation.isFixed && ziel.reduction.cents <= 0 ? [] : argumentBlocks(negotiation.ladder, assessment)),
    ...doubt(assessment),
  ]
}

/** The steps hold for one outcome; in the other there is another limit. */
function inOther({ outcomes: [, other] }: OpenState, asking: Money): string {
  const most = asking.cents < other.limit.cents ? 'den geforderten Preis' : wholeEuro(other.limit)
  return `Wenn ${other.when}: höchstens ${most}. Klären Sie das, bevor Sie einen Betrag nennen.`
}

/** Steps at one price are one line. */
function rungTable(rungs: readonly Rung[], { asking }: Negotiation): Block {
  const prices = [...new Set(rungs.map(({ price }) => price.cents))]
  return table(
    'Die Stufen der Verhandlung mit Preis und Nachlass',
    ['Stufe', ...numeric('Preis in €', 'Nachlass in €', 'Nachlass in %')],
    prices.flatMap(cents => {
      const same = rungs.filter(({ price }) => price.cents === cents)
      const last = same.at(-1)
      if (!last) return []
      return [
        [
          same.map(({ name }) => NAMES[name]).join(', '),
          wholeNumber(cents / 100),
          wholeNumber(last.reduction.cents / 100),
          fixedDecimal((last.reduction.cents * 100) / asking.cents, 1),
        ],
      ]
    }),
  )
}

const NAMES: Readonly<Record<Rung['name'], string>> = {
  Erstgebot: 'Erstes Gebot',
  Belegbar: 'Mit Argumenten',
  Ziel: 'Ziel',
  Schmerzgrenze: 'Höchstens',
}

function doubt({ verdict, appraisal }: Assessment): Block[] {
  if (verdict.because !== 'knockout') return []
  const estimate = appraisal.estimate ? 'Die Spanne oben gilt nur, wenn das geklärt ist. ' : ''
  return [notice(`${estimate}Verhandeln Sie erst, wenn der K.-o.-Befund schriftlich geklärt ist.`)]
}

function none({ judgement, units }: ReportInput): Block[] {
  const { negotiation, offer } = judgement.assessment
  if (negotiation.ok) return []
  const list =
    offer.seller === 'bautraeger'
      ? 'Verhandelt wird je Einheit. Reden Sie eher über Ausstattung, Stellplatz oder Küche als über den Listenpreis: Ein Nachlass auf eine Einheit drückt die Preise aller übrigen.'
      : 'Verhandelt wird je Einheit. Wer mehrere zusammen kauft, hat mehr Spielraum; lassen Sie sich die Preise einzeln und zusammen nennen.'
  return [heading('Was Sie bieten'), ...(units.length > 1 ? [paragraph(list)] : notCalculated(negotiation.failure))]
}

/** How far to go, what that costs, and what a bidder must know. */
function bidding({ calculations, verdict, worth }: Assessment): Block[] {
  const blocks = biddingBlocks(calculations.bidding, namedWorth(worth) !== null)
  const limit = verdict.limit
    ? `Höchstens ${wholeEuro(verdict.limit)}, und weniger für alles, was Sie nicht besichtigen konnten.`
    : 'Eine Grenze können wir nicht nennen: Lesen Sie Gutachten und Grundbuch, und legen Sie Ihr höchstes Gebot vor dem Termin schriftlich fest.'
  return [
    ...(blocks.length > 0 ? blocks : [heading('Bis wohin Sie bieten'), emphasised(limit)]),
    bullets([
      'Das geringste Gebot nennt der Rechtspfleger im Termin (§ 44 ZVG). Rechte, die darin stehen, übernehmen Sie zusätzlich zum Gebot.',
      'Es gibt keine Gewährleistung (§ 56 ZVG) und keinen Rücktritt. Mit dem Zuschlag sind Sie Eigentümer (§ 90 ZVG).',
    ]),
  ]
}

/** What the range says of this object; how it is found is told in the annex. */
function why(assessment: Assessment): Block[] {
  const { appraisal, verdict, worth, offer, money, sums, day } = assessment
  const { estimate, mostHelpful } = appraisal
  if (!estimate || isRefutedByCourt(assessment)) return []
  const isApart = contradicting(appraisal, localPricesOf(offer, sums, day, appraisal)).length > 0
  const range = isApart
    ? 'So weit reicht sie, weil unsere Marktdaten und ein Preis, den das Exposé selbst nennt, einander widersprechen.'
    : offer.kind === 'Grundstück'
      ? sentence(estimate.meaning)
      : rangeSentence(appraisal, estimate)
  const meaning = `${range}${limitSentence(verdict, worth?.ceiling ?? null, money.price)}`
  const helpful = mostHelpful
    ? ` Am meisten hilft die Angabe „${mostHelpful.statement}“. ${narrowed(mostHelpful)} Das belegt: ${sentence(mostHelpful.document)}`
    : ''
  return [heading(`Was die Spanne ${euroSpan(estimate)} heißt`), paragraph(`${meaning}${helpful}`)]
}

/** Nobody bids more than is asked, however much is right. */
function limitSentence(
  { limit, heldBack, heldBackBy }: Assessment['verdict'],
  right: Money | null,
  price: Money | null,
): string {
  if (!limit) return ''
  const isAsked = price !== null && right !== null && right.cents >= price.cents
  if (heldBack && right && heldBackBy === 'zustand')
    return ` Solange Sie den Zustand nicht gesehen haben, ist unsere Grenze ${germanMoney(limit)}: Ist er wie üblich, ${isAsked ? 'ist der geforderte Preis' : `sind höchstens ${germanMoney(right)}`} richtig.`
  if (heldBack && right)
    return ` Solange Schweres offen ist, dessen Kosten noch nicht feststehen, ist unsere Grenze ${germanMoney(limit)}: Ohne das ${isAsked ? 'wäre der geforderte Preis' : `wären höchstens ${germanMoney(right)}`} richtig.`
  if (price !== null && right !== null && price.cents < right.cents)
    return ' Unsere Grenze ist der geforderte Preis: Bieten Sie nie mehr, als gefordert ist.'
  return ` Richtig ist der Preis bis ${germanMoney(limit)}; das ist unsere Grenze, kein Verkehrswertgutachten.`
}

function rangeSentence(
  { missingForPrice, priceFull }: Appraisal,
  estimate: NonNullable<Appraisal['estimate']>,
): string {
  if (!priceFull) return `So breit ist sie, weil nicht sicher bekannt ist: ${sentence(listed(missingForPrice))}`
  const { share, halfWidth } = estimate
  return `Von 100 solchen Verkäufen sollen etwa ${Math.round(share * 100)} zwischen ${wholeEuro(estimate.low)} und ${wholeEuro(estimate.high)} beurkundet werden (±${germanNumber(Math.round(halfWidth * 100))}\u00a0%).`
}

/** For which of two outcomes a chapter is calculated, beside both prices. Empty: nothing is open that makes two. */
function caseNote({ verdict: { states = [] } }: Pick<Assessment, 'verdict'>): Block[] {
  return states.map(state =>
    paragraph(
      `${outcomesSentence(state)} Gebot, Kosten und Miete in diesem Bericht sind für den Fall „${state.outcomes[0].when}“ gerechnet.`,
    ),
  )
}
