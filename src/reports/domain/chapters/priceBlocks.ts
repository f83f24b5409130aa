import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, type Money, subtract } from '#kernel/money.ts'
import { deviation, includedParking } from '#valuation/domain/negotiation.ts'
import { isOfBuyer } from '#extraction/domain/given/withGiven.ts'
import type { DealType } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { areaName, pricePerArea } from '#valuation/domain/pricePerArea.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { isLeastPrice } from '#rating/domain/leastPrice.ts'
import { chartBlock, figures, paragraph } from '../blocks.ts'
import type { Block, KeyFigure, Point } from '../report.ts'
import { comparisonBlocks } from './comparisonBlocks.ts'
import { euroSpan, signedPercent, wholeEuro, wholeNumber } from './germanAmounts.ts'
import { levelBeside } from './levelBeside.ts'
import { notCalculated } from './notCalculated.ts'
import { askedFigure, estimateFigure, isRefutedByCourt } from './priceFigures.ts'

/** Estimate and asked price side by side, as figures and as a chart. Empty without an estimate. */
export function estimatedBlocks(assessment: Assessment): Block[] {
  const { appraisal } = assessment
  const { estimate } = appraisal
  if (!estimate) return []
  const asked = askedFigure(assessment)
  const against = compared(assessment)
  const told = figures([asked, estimateFigure(assessment), ...perSquareMetre(assessment)])
  if (isRefutedByCourt(assessment)) return [told]
  return [
    told,
    chartBlock({
      kind: 'range',
      title: verdict(assessment),
      source: 'Schätzung aus Marktdaten ohne Besichtigung, kein Verkehrswertgutachten (§ 194 BauGB); Quellen im Anhang',
      low: { label: 'unteres Ende', value: estimate.low.cents / 100, text: wholeEuro(estimate.low) },
      mid: { label: 'Schätzung', value: estimate.mid.cents / 100, text: wholeEuro(estimate.mid) },
      high: { label: 'oberes Ende', value: estimate.high.cents / 100, text: wholeEuro(estimate.high) },
      marks: against
        ? [
            { label: against.name, value: against.value.cents / 100, text: wholeEuro(against.value) },
            ...steps(assessment),
          ]
        : [],
    }),
    ...beside(assessment),
    ...comparisonBlocks(assessment),
    ...parking(appraisal, assessment.offer),
    ...ceiling(assessment),
  ]
}

/** What stands against the range: the asked price, in an auction the court's value. */
function compared({ money, offer, appraisal }: Assessment): { name: string; value: Money; home: Money } | null {
  if (money.price) {
    const name = isLeastPrice(offer) ? 'Mindestgebot' : 'Angebotspreis'
    return { name, value: money.price, home: subtract(money.price, includedParking(appraisal)) }
  }
  const court = offer.numbers.verkehrswert
  if (court === null || court <= 0) return null
  return { name: 'Verkehrswert des Gerichts', value: euro(court), home: euro(court) }
}

/** One sentence: where it stands. */
function verdict(assessment: Assessment): string {
  const { appraisal, money, offer } = assessment
  const { estimate } = appraisal
  if (!estimate) return ''
  const span = euroSpan(estimate)
  const against = compared(assessment)
  if (!against) return `Wir schätzen das Objekt auf ${span}; ein Preis zum Vergleich fehlt.`
  const off = money.price && deviation(appraisal, money.price)
  const words = off === null ? '' : ` (${signedPercent(off)} zur Mitte)`
  const { name, home } = against
  const where = home.cents > estimate.high.cents ? 'über der' : home.cents < estimate.low.cents ? 'unter der' : 'in der'
  return `${isLeastPrice(offer) ? 'Das' : 'Der'} ${name} liegt ${where} Spanne von ${span}${words}.`
}

/** The steps of the ladder below the asked price; in an auction how far to bid. Equal prices are one mark. */
function steps({ negotiation, verdict }: Assessment): Point[] {
  const mark = (label: string, price: Money): Point => ({ label, value: price.cents / 100, text: wholeEuro(price) })
  if (!negotiation.ok) return verdict.limit ? [mark('höchstens', verdict.limit)] : []
  const { erstgebot, ziel, schmerzgrenze } = negotiation.value.ladder
  const rungs = [
    ['Erstes Gebot', erstgebot],
    ['Ziel', ziel],
    ['Höchstens', schmerzgrenze],
  ] as const
  const shown = rungs.filter(([, { reduction }]) => reduction.cents > 0)
  const last = new Map(shown.map(([label, { price }]) => [price.cents, mark(label, price)]))
  return [...last.values()]
}

/** Two yardsticks that exclude each other are told with their reason. */
function beside(assessment: Assessment): Block[] {
  const found = levelBeside(assessment)
  return found ? [paragraph(found.why)] : []
}

function perSquareMetre(assessment: Assessment): KeyFigure[] {
  const { appraisal, offer, money } = assessment
  const apart = isRefutedByCourt(assessment) ? null : levelBeside(assessment)
  const found = pricePerArea(offer, money.price, appraisal.parking)
  if (!found) return []
  const { level } = appraisal
  const of = found.of === 'verkehrswert' ? 'Verkehrswert' : 'Preis'
  // Flats and shops together have no level of the place.
  const note = apart
    ? `unsere Schätzung: ${wholeNumber(apart.estimatePerM2)}\u00a0€/m²`
    : level && found.area.trade === 0
      ? `beurkundet üblich: ${wholeNumber(level.notarised.low)} bis ${wholeNumber(level.notarised.high)}\u00a0€/m²`
      : found.area.trade > 0
        ? found.area.trade === found.area.total
          ? `${germanNumber(found.area.total)}\u00a0m²`
          : `${germanNumber(found.area.total)}\u00a0m², davon ${germanNumber(found.area.trade)}\u00a0m² Gewerbe`
        : undefined
  return [
    {
      label: `${of} je m² ${areaName(found.area)}`,
      value: `${wholeNumber(found.perM2)}\u00a0€/m²`,
      ...(note !== undefined && { note }),
    },
  ]
}

function parking({ parking: place }: Appraisal, { facts, parkingPrice: { terms } }: Offer): Block[] {
  if (!place) return []
  const how =
    place.included === true
      ? '; für den Vergleich ist er vom Angebotspreis abgezogen.'
      : place.included === false
        ? terms === 'wahlweise'
          ? '; Sie können ihn mitkaufen, müssen aber nicht.'
          : '; er kommt zum Angebotspreis hinzu.'
        : '. Ob er im Angebotspreis enthalten ist, sagt das Exposé nicht klar; gerechnet ist, dass er hinzukommt (Annahme).'
  const price = wholeEuro(place.price)
  const said = isOfBuyer(facts, 'stellplatzPreis') ? `Sie ${price} angegeben haben` : `das Exposé ${price} nennt`
  return [paragraph(`Die Schätzung gilt ohne Stellplatz, für den ${said}${how}`)]
}

/** Where a state is open its two prices say it, and a percent is nothing. */
function ceiling({ appraisal, verdict, money }: Assessment): Block[] {
  const { ceiling: most, estimate, priceFull } = appraisal
  // Above what is asked it tells nobody what to pay.
  if (money.price && most && most.cents > money.price.cents) return []
  if (verdict.states || verdict.exceeds) return []
  if (!priceFull || !most || !estimate || most.cents <= estimate.mid.cents) return []
  return [
    paragraph(
      `Was das Exposé offen lässt, kann den Wert heben: Ginge alles zu Gunsten des Verkäufers aus, läge die Mitte der Schätzung bei ${wholeEuro(most)}.`,
    ),
  ]
}

/** Why there is no estimate, and what to do instead. */
export function notEstimated(assessment: Assessment): Block[] {
  const { appraisal, offer, money, unitWorths } = assessment
  const reason = appraisal.reason ?? 'Eine Schätzung ist nicht möglich.'
  if (unitWorths.length > 1)
    return [paragraph(`${reason} Was jede wert ist und bis zu welchem Preis sie richtig ist, steht im Kapitel „Die Einheiten“.`)] // prettier-ignore
  const asked: Block[] = money.price ? [figures([askedFigure(assessment)])] : []
  const ofDeal = offer.deal && INSTEAD[offer.deal.type.value]
  const todo =
    ofDeal ??
    (offer.kind === 'Grundstück'
      ? 'Vergleichen Sie den Preis je m² mit dem Bodenrichtwert (§ 196 BauGB). Er steht kostenlos im Portal BORIS des Landes. Achten Sie darauf, für welche Nutzung und Größe er gilt und ob das Grundstück erschlossen ist.'
      : offer.kind === 'Gewerbe'
        ? 'Der Wert hängt an Mietern, Laufzeiten und Zustand. Lassen Sie ihn von einem Sachverständigen für Gewerbe ermitteln, und verlangen Sie Mietverträge und Grundrisse.'
        : 'Mit Objektart, Ort und Wohnfläche lässt sich schätzen. Bitten Sie den Anbieter um die Wohnflächenberechnung und die Adresse.')
  return [...notCalculated(reason, todo), ...asked]
}

/** What one does where an estimate of one home says nothing. */
const INSTEAD: Readonly<Partial<Record<DealType, string>>> = {
  fertighaus:
    'Holen Sie mindestens zwei Angebote anderer Hausanbieter ein, und vergleichen Sie sie Posten für Posten: Ausbaustufe, Bodenplatte, Erdarbeiten, Anschlüsse.',
  anteil: 'Lassen Sie den Anteil von einem Sachverständigen bewerten, mit der Regelung der Nutzung und den Lasten.',
  paket: 'Verlangen Sie für jedes Objekt Preis, Fläche und Miete, und laden Sie deren Exposés einzeln hoch.',
  zwangsversteigerung: 'Fläche und Zustand stehen im Gutachten des Gerichts; es ist Ihr Maßstab.',
}
