import type { CalendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money, times, ZERO } from '#kernel/money.ts'
import { compareShares, percent, type Share } from '#kernel/share.ts'
import { isToldInPercent } from '#extraction/domain/commissionInPercent.ts'
import { isProvisionDemanded } from '#extraction/domain/deal/hasTrait.ts'
import { amountsIn } from '#extraction/domain/numbers.ts'
import { statedSource } from '#extraction/domain/given/withGiven.ts'
import { ALL_LAENDER, type Land } from '#reference/laender.ts'
import { UEBLICHE_PROVISION } from '#reference/maklerprovision.ts'
import { rowAt } from '#reference/table.ts'
import { assumedProvision, fixedProvision, statedProvision } from '../maklerprovision.ts'
import type { Part } from '../part.ts'
import { across, exactly, type Range } from '../range.ts'
import type { Home } from './home.ts'

/** What the buyer pays the broker, before the price is known. */
export interface ProvisionTerms {
  /** stated: the exposé or the buyer says so, also that there is none. none: no broker sells. assumed: it is silent. */
  readonly state: 'stated' | 'none' | 'assumed'
  /** Share of the price with VAT. */
  readonly rate: Range<Share>
  /** Asked for in euro; missing: as a share of the price. */
  readonly fixed?: Money
  /** As an amount of a price above 0. */
  readonly at: (price: Money) => Range<Part>
}

export function provisionTerms(
  home: Home,
  land: Land | null,
  laender: readonly Land[],
  day: CalendarDate,
): ProvisionTerms {
  const stated = home.offer.numbers.kaeuferprovision
  if (stated !== null && stated >= 0 && stated <= 100) {
    const rate = percent(stated)
    const source = statedSource(home.offer.facts, 'kaeuferprovision')
    const fixed = fixedAmount(home, rate)
    if (fixed) return { state: 'stated', rate: exactly(rate), fixed, at: () => exactly(fixedProvision(fixed, source)) }
    return { state: 'stated', rate: exactly(rate), at: price => exactly(statedProvision(price, rate, source)) }
  }
  // "Mit Provision", "provisionspflichtig": due, with the percentage left out.
  const { facts, sightings } = home.offer
  const due =
    isProvisionDemanded(home.offer) ||
    (stated === null && (facts.kaeuferprovision !== null || (sightings.places.kaeuferprovision ?? []).length > 0))
  if (due) return moved(assumed(land, laender, day), 'low', 'mid')
  const { seller } = home.offer
  if (seller === 'bautraeger') return none('Annahme: Der Bauträger verkauft selbst')
  if (seller === 'privat') return none('Annahme: Der Eigentümer verkauft selbst')
  const usual = assumed(land, laender, day)
  // Where no broker is named, nobody is known who could ask for it.
  return seller === 'makler' ? usual : moved(usual, 'mid', 'low')
}

/** Asked for in euro alone, it is that amount whatever the price comes to; null: it is a share of the price. */
function fixedAmount({ price, offer: { facts } }: Home, rate: Share): Money | null {
  const quotes = (facts.kaeuferprovision?.evidence ?? []).map(({ quote }) => quote)
  if (!price || rate.parts === 0 || quotes.length === 0 || quotes.some(isToldInPercent)) return null
  const asShare = times(price, rate)
  const told = quotes.flatMap(quote => amountsIn(quote)).find(({ value, unit }) => unit === '€' && Math.abs(euro(value).cents - asShare.cents) <= TO_THE_EURO) // prettier-ignore
  return told ? euro(told.value) : null
}

const TO_THE_EURO = 100

function none(source: string): ProvisionTerms {
  const part: Part = { label: 'Maklerprovision', amount: ZERO, formula: 'kein Makler', source, basis: 'assumption' }
  return { state: 'none', rate: exactly(percent(0)), at: () => exactly(part) }
}

/** From nothing to the highest usual share of the Länder in which the place may lie. */
function assumed(land: Land | null, laender: readonly Land[], day: CalendarDate): ProvisionTerms {
  const possible = land ? [land, ...laender] : laender.length > 0 ? laender : ALL_LAENDER
  const rows = possible.map(one => rowAt(UEBLICHE_PROVISION, day, one))
  const usual = [...rows].sort((a, b) => compareShares(a.usual, b.usual))
  const mid = (land ? rows[0] : usual[Math.floor(rows.length / 2)]) ?? rowAt(UEBLICHE_PROVISION, day, 'NW')
  const high = rows.reduce((a, b) => (compareShares(b.high, a.high) > 0 ? b : a), mid)
  return {
    state: 'assumed',
    rate: { low: percent(0), mid: mid.usual, high: high.high },
    at: price => ({ ...assumedProvision(price, mid.key, day), high: assumedProvision(price, high.key, day).high }),
  }
}

/** The terms with one end of their range moved to another: what is sure is at least the usual, what nobody names most likely nothing. */
function moved({ state, rate, at }: ProvisionTerms, end: 'low' | 'mid', to: 'low' | 'mid'): ProvisionTerms {
  return {
    state,
    rate: { ...rate, [end]: rate[to] },
    at: price => {
      const parts = at(price)
      return { ...parts, [end]: parts[to] }
    },
  }
}

/** Tax and broker together as a share of the price: what of the Nebenkosten the offer itself decides. */
export function sumOfRates(tax: Range<Share>, provision: Range<Share>): Range<number> {
  const inPercents = (range: Range<Share>) => across(range, ({ parts, of }) => (parts / of) * 100)
  const [a, b] = [inPercents(tax), inPercents(provision)]
  return { low: a.low + b.low, mid: a.mid + b.mid, high: a.high + b.high }
}
