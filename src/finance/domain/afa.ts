import { type CalendarDate } from '#kernel/calendarDate.ts'
import { euro, germanMoney, type Money, smallerOf, subtract, times, ZERO } from '#kernel/money.ts'
import { germanPercent, type Share } from '#kernel/share.ts'
import {
  AFA_FENSTER,
  type AfaFensterRow,
  ERHOEHTE_AFA,
  type ErhoehteAfaRow,
  GEBAEUDEANTEIL,
  type GebaeudeanteilRow,
  LINEARE_AFA,
  type LineareAfaRow,
  STEUERGRENZEN,
} from '#reference/afa.ts'
import { findRow, rowAt, rowsAt } from '#reference/table.ts'
import type { Part } from './part.ts'

/** The part of price and Kaufnebenkosten that belongs to the building; land does not wear out. */
export function gebaeudewert(acquisition: Money, share: Share, source: string): Part {
  const formula = `${germanPercent(share)} × ${germanMoney(acquisition)}`
  return { label: 'Gebäudewert', amount: times(acquisition, share), formula, source, basis: 'law' }
}

/** The same where neither contract nor valuation splits the price. An assumption by the kind of property. */
export function assumedGebaeudewert(acquisition: Money, kind: GebaeudeanteilRow['key'], day: CalendarDate): Part {
  const { rate, source, basis } = rowAt(GEBAEUDEANTEIL, day, kind)
  return { ...gebaeudewert(acquisition, rate, source), basis }
}

/** The rate by the year of completion. */
export function linearerSatz(baujahr: number, day: CalendarDate): LineareAfaRow {
  const row = rowsAt(LINEARE_AFA, day).find(({ completedUntil = Infinity }) => baujahr <= completedUntil)
  if (!row) throw new RangeError(`no AfA for ${baujahr}`)
  return row
}

/** Yearly AfA by the year of completion: § 7 (4) EStG. A shorter life must be proven and is not assumed. */
export function lineareAfa(gebaeude: Part, baujahr: number, day: CalendarDate): Part {
  const row = linearerSatz(baujahr, day)
  const formula = `${germanPercent(row.rate)} × ${germanMoney(gebaeude.amount)}`
  const { source } = row
  return { label: 'AfA linear', amount: times(gebaeude.amount, row.rate), formula, source, basis: gebaeude.basis }
}

/** New building whose AfA may be larger: its window is open, and it is bought by the end of the year of completion. */
export interface NewBuilding {
  /** Baubeginnsanzeige or binding contract. */
  readonly begunOn: CalendarDate
  readonly boughtOn: CalendarDate
  readonly completedIn: number
  /** Proven standard EH40 with QNG seal, without which there is no Sonderabschreibung. */
  readonly eh40WithQng: boolean
}

export function isInWindow(key: AfaFensterRow['key'], building: NewBuilding, day: CalendarDate): boolean {
  const { begunFrom, begunUntil } = rowAt(AFA_FENSTER, day, key)
  const { begunOn, boughtOn, completedIn } = building
  return begunFrom <= begunOn && begunOn <= begunUntil && boughtOn <= `${completedIn}-12-31`
}

/** The first years of degressive AfA (§ 7 (5a) EStG): always a share of what is left. The first year here is a full one. */
export function degressiveAfa(gebaeude: Part, years: number, day: CalendarDate): Part[] {
  const { rate, source } = rowAt(AFA_FENSTER, day, 'degressiv')
  const { basis } = gebaeude
  let left = gebaeude.amount
  return Array.from({ length: years }, (_, index) => {
    const amount = times(left, rate)
    const formula = `${germanPercent(rate)} × ${germanMoney(left)}`
    left = subtract(left, amount)
    return { label: `AfA degressiv, Jahr ${index + 1}`, amount, formula, source, basis }
  })
}

/** Extra AfA of a year for new flats of high standard (§ 7b EStG); nothing when the building cost too much. */
export function sonderabschreibung(gebaeude: Part, wohnflaeche: number, day: CalendarDate): Part {
  const { rate, costLimit = 0, baseLimit = 0, source } = rowAt(AFA_FENSTER, day, 'sonderabschreibung')
  const { amount: buildingCost, basis } = gebaeude
  const label = 'Sonderabschreibung im Jahr'
  if (buildingCost.cents > times(euro(costLimit), wohnflaeche).cents) {
    return { label, amount: ZERO, formula: `0 €, weil über ${germanMoney(euro(costLimit))} je m²`, source, basis }
  }
  const base = smallerOf(buildingCost, times(euro(baseLimit), wohnflaeche))
  return { label, amount: times(base, rate), formula: `${germanPercent(rate)} × ${germanMoney(base)}`, source, basis }
}

/** Raised AfA or deduction of modernisation cost, year by year (§§ 7i, 7h, 10f, 35c EStG). Empty where the law has ended. */
export function erhoehteAfa(cost: Money, key: ErhoehteAfaRow['key'], day: CalendarDate): Part[] {
  const row = findRow(ERHOEHTE_AFA, day, key)
  if (!row) return []
  const { steps, most, source, basis } = row
  const rates = steps.flatMap(({ years, rate }) => Array.from({ length: years }, () => rate))
  let left = most === undefined ? undefined : euro(most)
  return rates.map((rate, index) => {
    const plain = times(cost, rate)
    const amount = left ? smallerOf(plain, left) : plain
    if (left) left = subtract(left, amount)
    const formula = `${germanPercent(rate)} × ${germanMoney(cost)}${amount === plain ? '' : ', höchstens gefördert'}`
    return { label: `Jahr ${index + 1}`, amount, formula, source, basis }
  })
}

/** Modernisation net of VAT above this within three years belongs to the building and is no cost of the year. */
export function anschaffungsnaheGrenze(gebaeude: Part, day: CalendarDate): Part {
  const { rate, source } = rowAt(STEUERGRENZEN, day, 'anschaffungsnah')
  const formula = `${germanPercent(rate)} × ${germanMoney(gebaeude.amount)}`
  const amount = times(gebaeude.amount, rate)
  return { label: 'Grenze anschaffungsnaher Kosten', amount, formula, source, basis: gebaeude.basis }
}

export interface DepreciatedHome {
  readonly gebaeude: Part
  readonly baujahr: number
  /** m². */
  readonly wohnflaeche: number
  /** Given for a new building. */
  readonly asNew?: NewBuilding
}

/** What may be written off in a full first year, the most first. Sonderabschreibung comes on top of the others (§ 7b EStG). */
export function afaOptions({ gebaeude, baujahr, wohnflaeche, asNew }: DepreciatedHome, day: CalendarDate): Part[] {
  const isOpen = (key: AfaFensterRow['key']) => asNew !== undefined && isInWindow(key, asNew, day)
  const plain = [lineareAfa(gebaeude, baujahr, day), ...degressiveAfa(gebaeude, isOpen('degressiv') ? 1 : 0, day)]
  const extra =
    asNew?.eh40WithQng && isOpen('sonderabschreibung') ? [sonderabschreibung(gebaeude, wohnflaeche, day)] : []
  return [...plain.sort((a, b) => b.amount.cents - a.amount.cents), ...extra.filter(({ amount }) => amount.cents > 0)]
}
