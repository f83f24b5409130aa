import { listed } from '#kernel/germanList.ts'
import { germanDay } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import type { Deal, Part } from '#extraction/domain/deal/deal.ts'
import { isKeptPart } from '#extraction/domain/deal/termsOfRight.ts'
import type { Unit } from '#extraction/domain/facts.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { unitPrice } from '#valuation/domain/unitPrice.ts'
import { chapter, emphasised, heading, numeric, paragraph, table } from '../../blocks.ts'
import type { Block, Chapter } from '../../report.ts'
import type { ReportInput } from '../../reportInput.ts'
import { lotBlocks } from '../biddingBlocks.ts'
import { fixedDecimal, signedPercent, wholeNumber } from '../germanAmounts.ts'
import { unitBlocks } from '../unitTable.ts'
import { unitName } from '../unitName.ts'
import { counted, oneLine } from '../wording.ts'
import { shareOfPrice } from './shareOfPrice.ts'
import { unitWorthBlocks } from './unitWorthBlocks.ts'

/** From there on a unit stands out, percent of the middle of the list. */
const STANDS_OUT = 8
/** More lines are no page of a report; the annex has them all. */
const MAX_UNITS = 24
const MAX_COSTS = 16

/** The units side by side: which one is dear, which is let, which is free. null: the offer is one thing. */
export function einheitenChapter({ units, judgement }: ReportInput): Chapter | null {
  const { assessment } = judgement
  const { bidding } = assessment.calculations
  if (bidding && bidding.lots.length > 1)
    return chapter({ id: 'einheiten', title: 'Die Lose', blocks: lotBlocks(bidding) })
  const parts = livedIn(assessment)
  const blocks = units.length > 1 ? ofList(units, assessment) : parts.length > 1 ? ofParts(parts, assessment) : []
  if (blocks.length === 0) return null
  return chapter({ id: 'einheiten', title: 'Die Einheiten', blocks })
}

function ofList(units: readonly Unit[], assessment: Assessment): Block[] {
  return [
    ...outliers(
      units.flatMap(unit => {
        const price = unitPrice(unit)
        return price === null ? [] : [{ label: unitName(unit), price }]
      }),
    ),
    ...unitBlocks(units.slice(0, MAX_UNITS), assessment.unitWorths.length > 0),
    ...(units.length > MAX_UNITS
      ? [paragraph(`Die übrigen ${units.length - MAX_UNITS} stehen im Anhang „Angaben des Exposés“.`)]
      : []),
    ...unitWorthBlocks(assessment),
    ...costs(assessment),
  ]
}

interface Priced {
  readonly label: string
  /** € per m² */
  readonly price: number
}

/** Which units lie far from the middle of the list. */
function outliers(priced: readonly Priced[]): Block[] {
  const sorted = priced.map(({ price }) => price).toSorted((a, b) => a - b)
  const median = sorted[Math.floor((sorted.length - 1) / 2)]
  if (median === undefined || sorted.length < 3) return []
  const off = priced
    .map(({ label, price }) => ({ label, price, percent: (price / median - 1) * 100 }))
    .filter(({ percent }) => Math.abs(percent) >= STANDS_OUT)
    .toSorted((a, b) => b.percent - a.percent)
  const names = (all: typeof off) =>
    listed(all.map(({ label, price, percent }) => `${label} mit ${wholeNumber(price)}\u00a0€ (${signedPercent(Math.round(percent))})`)) // prettier-ignore
  const dear = off.filter(({ percent }) => percent > 0).slice(0, 4)
  const cheap = off.filter(({ percent }) => percent < 0).slice(-4)
  const words = [
    `Die Mitte der Liste liegt bei ${wholeNumber(median)}\u00a0€ je m².`,
    dear.length > 0 ? `Deutlich teurer: ${names(dear)}.` : '',
    cheap.length > 0 ? `Deutlich billiger: ${names(cheap)}. Fragen Sie nach dem Grund.` : '',
    off.length === 0 ? 'Keine Einheit fällt aus der Reihe.' : '',
  ]
  return [emphasised(words.filter(Boolean).join(' '))]
}

function costs({ unitCosts }: Assessment): Block[] {
  if (unitCosts.length === 0) return []
  return [
    heading('Was jede Einheit kostet'),
    table(
      'Preis, Nebenkosten, eigenes Geld und Rate je Einheit',
      ['Einheit', ...numeric('Preis in €', 'Nebenkosten in €', 'Eigenes Geld in €', 'Rate im Monat in €')],
      unitCosts
        .slice(0, MAX_COSTS)
        .map(({ label, price, purchaseCosts, ownFunds, monthlyRate }) => [
          unitName({ label }),
          ...[price, purchaseCosts, ownFunds, monthlyRate].map(({ cents }) => wholeNumber(cents / 100)),
        ]),
      {
        source:
          'Mittlerer Fall, geschätzt; ohne Stellplatz und Sonderwünsche. Verkaufte Einheiten sind nicht gerechnet.',
      },
    ),
  ]
}

function livedIn({ offer }: Assessment): readonly Part[] {
  return (offer.deal?.parts ?? []).filter(({ kind }) => kind === 'wohnung' || kind === 'gewerbe' || kind === 'haus')
}

/** Of a house of flats: what each brings today. */
function ofParts(parts: readonly Part[], assessment: Assessment): Block[] {
  const perM2 = parts.flatMap(({ name, priceEuro, areaM2 }) =>
    priceEuro !== null && areaM2 !== null && areaM2 > 0
      ? [{ label: unitName({ label: name }), price: Math.round(priceEuro / areaM2) }]
      : [],
  )
  const rents = parts.flatMap(({ rentMonthEuro }) => rentMonthEuro ?? [])
  const free = parts.filter(part => part.let === false)
  const { deal } = assessment.offer
  const kept = parts.filter(({ name }) => deal && isKeptPart(deal, name))
  const toBeFree = parts.flatMap(({ name, freeFrom }) =>
    freeFrom ? [`${name} ${freeFrom.toLowerCase() === 'sofort' ? 'sofort' : `ab ${freeFrom}`}`] : [],
  )
  const unknown = parts.filter(
    part => part.let === null && part.rentMonthEuro === null && !part.freeFrom && !kept.includes(part),
  )
  const sum = rents.reduce((a, b) => a + b, 0)
  const share = shareOfPrice(sum * 12, assessment.money, ' Das sind ')
  const words = [
    `${counted(parts.length, 'Einheit', 'Einheiten')}.`,
    rents.length > 0
      ? `Heute ${rents.length === 1 ? 'bringt 1\u00a0Einheit' : `bringen ${rents.length}\u00a0Einheiten zusammen`} ${wholeNumber(sum)}\u00a0€ im Monat, ${wholeNumber(sum * 12)}\u00a0€ im Jahr.${share && `${share}.`}`
      : perM2.length > 1
        ? saleOf(parts)
        : 'Mieten der einzelnen Einheiten haben wir im Exposé nicht gefunden.',
    free.length > 0 ? `${counted(free.length, 'Einheit steht', 'Einheiten stehen')} leer.` : '',
    toBeFree.length > 0 ? `Frei wird laut Exposé: ${listed(toBeFree)}.` : '',
    kept.length > 0
      ? `${listed(kept.map(({ name }) => name))}: Ein Recht bleibt, und bis es endet, kommt keine Miete.`
      : '',
    unknown.length > 0 && unknown.length < parts.length
      ? `Bei ${counted(unknown.length, 'Einheit', 'Einheiten')} ist nicht klar, ob sie vermietet ${unknown.length === 1 ? 'ist' : 'sind'}: Fragen Sie.`
      : '',
  ]
  const withPrice = parts.some(({ priceEuro }) => priceEuro !== null)
  const withRent = rents.length > 0
  const [withSince, withBoiler] = [parts.some(({ since }) => since), parts.some(({ boiler }) => boiler)]
  return [
    emphasised(words.filter(Boolean).join(' ')),
    ...outliers(perM2),
    table(
      'Die Teile des Angebots mit Fläche, Miete und Stand',
      [
        'Einheit',
        ...numeric('Fläche in m²'),
        ...(withRent ? numeric('Miete im Monat in €', '€ je m²') : []),
        ...(withPrice ? numeric('Preis in €', '€ je m²') : []),
        'Stand',
        ...(withSince ? ['Mieter seit'] : []),
        ...(withBoiler ? ['Therme'] : []),
        ...numeric('Seite'),
      ],
      parts
        .slice(0, MAX_UNITS)
        .map(part => [
          unitName({ label: part.name }),
          part.areaM2 === null ? '–' : germanNumber(part.areaM2),
          ...(withRent ? [amount(part.rentMonthEuro), perArea(part.rentMonthEuro, part.areaM2, 2)] : []),
          ...(withPrice ? [amount(part.priceEuro), perArea(part.priceEuro, part.areaM2, 0)] : []),
          part.status ?? (kept.includes(part) ? rightOf(deal) : stateOf(part)),
          ...(withSince ? [part.since ?? '–'] : []),
          ...(withBoiler ? [part.boiler ? String(part.boiler.year) : '–'] : []),
          String(part.evidence[0]?.page ?? '–'),
        ]),
    ),
    ...noted(parts),
    ...unitWorthBlocks(assessment),
  ]
}

/** Who keeps a part lives in it: neither let nor free. */
function rightOf(deal: Deal | null): string {
  return deal?.retained?.kind === 'wohnrecht' ? 'Wohnrecht' : 'Nießbrauch'
}

/** Let or free, until when, and what is owed. */
function stateOf({ let: isLet, leaseEnd, arrears }: Part): string {
  const until = leaseEnd?.until
  const words = [
    isLet === true ? 'vermietet' : isLet === false ? 'frei' : '',
    leaseEnd?.by === 'notice' ? `gekündigt${until ? ` zum ${germanDay(until)}` : ''}` : until ? `bis ${germanDay(until)}` : '', // prettier-ignore
    arrears ? 'Rückstand' : '',
  ]
  return words.filter(Boolean).join(', ') || '–'
}

/** Longer remarks are told by their beginning; the annex has the page. */
const MAX_REMARK = 90
const MAX_REMARKS = 12

/** What the list says of single units in its own words. */
function noted(parts: readonly Part[]): Block[] {
  const told = parts.flatMap(({ name, remark }) =>
    remark ? [`${unitName({ label: name })}: „${shortened(remark.quote)}“`] : [],
  )
  if (told.length === 0) return []
  return [paragraph(`Die Liste vermerkt dazu: ${told.slice(0, MAX_REMARKS).join('; ')}.`)]
}

function shortened(quote: string): string {
  const text = oneLine(quote)
  return text.length <= MAX_REMARK ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_REMARK))} …`
}

/** What of a list can still be bought, and for how much. */
function saleOf(parts: readonly Part[]): string {
  const open = parts.filter(({ status, priceEuro }) => priceEuro !== null && (status === null || status === 'frei'))
  const prices = open.flatMap(({ priceEuro }) => priceEuro ?? [])
  if (prices.length === 0) return 'Zu haben ist nach der Liste keine mehr.'
  const span = `${wholeNumber(Math.min(...prices))}\u00a0€ bis ${wholeNumber(Math.max(...prices))}\u00a0€`
  return `Zu haben ${open.length === 1 ? 'ist' : 'sind'} ${open.length}, für ${span}: Jede hat ihren eigenen Preis.`
}

function amount(value: number | null): string {
  return value === null ? '–' : wholeNumber(value)
}

function perArea(value: number | null, area: number | null, digits: number): string {
  return value === null || area === null || area <= 0 ? '–' : fixedDecimal(value / area, digits)
}
