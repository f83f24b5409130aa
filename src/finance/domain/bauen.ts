import type { CalendarDate } from '#kernel/calendarDate.ts'
import { add, germanMoney, type Money, sum, times, ZERO } from '#kernel/money.ts'
import { germanPercent } from '#kernel/share.ts'
import { BAUNEBENKOSTEN, BAUPUFFER, type BaukostenRow, type BauPosten } from '#reference/baunebenkosten.ts'
import type { Land } from '#reference/laender.ts'
import { rowAt, rowsAt } from '#reference/table.ts'
import { grunderwerbsteuer, grunderwerbsteuerAnywhere } from './grunderwerbsteuer.ts'
import { notaryOfPurchase, registerOfPurchase } from './notarUndGrundbuch.ts'
import { type Part, type Total, totalOf } from './part.ts'
import type { Range } from './range.ts'

export interface BuildingOffer {
  /** Price of the contract. */
  readonly house: Money
  /** null: the price of the plot is not known. */
  readonly plot: Money | null
  /** The contract's price holds the plot too. */
  readonly plotWithin: boolean
  readonly included: readonly BauPosten[]
  readonly excluded: readonly BauPosten[]
  /** null: not known. */
  readonly land: Land | null
}

/** What a house to be built costs in all. */
export interface AllIn {
  /** Low taxes the plot alone, high plot and house. Without the plot's price it is not in it. */
  readonly total: Range<Total>
  /** Grunderwerbsteuer where the builder is free to choose: on the plot. null: its price is not known, or it is in the price. */
  readonly taxOnPlot: Part | null
  /** Where plot and building contract hang together, on both: einheitlicher Erwerbsgegenstand. null: as above. */
  readonly taxOnBoth: Part | null
  readonly missingPlot: boolean
}

const LINKED = 'BFH 27.10.1999, II R 17/99: Grundstück und Bauvertrag im objektiven sachlichen Zusammenhang'

export function allIn(offer: BuildingOffer, day: CalendarDate): AllIn {
  const { house, plot, plotWithin } = offer
  const taxed = (price: Money) =>
    offer.land ? grunderwerbsteuer({ price }, offer.land, day) : grunderwerbsteuerAnywhere({ price }, day).mid
  const onPlot = plotWithin || !plot ? null : { ...taxed(plot), label: 'Grunderwerbsteuer auf das Grundstück' }
  const both = plotWithin ? house : add(house, plot ?? ZERO)
  const linked = taxed(both)
  const onBoth =
    plotWithin || plot
      ? { ...linked, label: 'Grunderwerbsteuer auf Grundstück und Haus', source: `${LINKED}; ${linked.source}` }
      : null
  const line = (label: string, amount: Money): Part => {
    return { label, amount, formula: germanMoney(amount), source: 'Angabe im Exposé', basis: 'law' }
  }
  const bought = [
    line(plotWithin ? 'Haus mit Grundstück' : 'Haus laut Angebot', house),
    ...(!plotWithin && plot ? [line('Grundstück', plot)] : []),
  ]
  const at = (end: keyof Range<Money>): Total => {
    const tax = end === 'low' && onPlot ? onPlot : end === 'mid' && onPlot ? onPlot : onBoth
    const deed = tax ? [deedOf(tax === onBoth ? both : (plot ?? both), offer.land, day)] : []
    return totalOf('Bauen im Ganzen', [...bought, ...(tax ? [tax] : []), ...deed, ...besideHouse(offer, end, day)])
  }
  return {
    total: { low: at('low'), mid: at('mid'), high: at('high') },
    taxOnPlot: onPlot,
    taxOnBoth: onBoth,
    missingPlot: !plotWithin && !plot,
  }
}

/** Without the Grundschuld: what that costs hangs on the loan. */
function deedOf(value: Money, land: Land | null, day: CalendarDate): Part {
  const [notary, register] = [notaryOfPurchase(value, day).amount, registerOfPurchase(value, day, land).amount]
  return {
    label: 'Notar und Grundbuch',
    amount: add(notary, register),
    formula: `${germanMoney(notary)} + ${germanMoney(register)}`,
    source: `GNotKG für ${germanMoney(value)}, ohne Grundschuld`,
    basis: 'assumption',
  }
}

/** What the contract leaves out and every house needs, with a buffer. */
function besideHouse({ included, excluded }: BuildingOffer, end: keyof Range<Money>, day: CalendarDate): Part[] {
  const isDue = ({ key, always }: BaukostenRow) => excluded.includes(key) || (always && !included.includes(key))
  const parts = rowsAt(BAUNEBENKOSTEN, day)
    .filter(isDue)
    .map(({ label, source, basis, ...row }): Part => {
      return { label, amount: row[end], formula: `Pauschale ${germanMoney(row[end])}`, source, basis }
    })
  const { rate, source, basis } = rowAt(BAUPUFFER, day, 'puffer')
  const base = sum(parts.map(({ amount }) => amount))
  const formula = `${germanPercent(rate)} × ${germanMoney(base)}`
  return parts.length === 0 ? [] : [...parts, { label: 'Puffer', amount: times(base, rate), formula, source, basis }]
}
