import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanMoney, type Money, subtract, sum, times } from '#kernel/money.ts'
import { compareShares, germanPercent, percent, ratio, type Share } from '#kernel/share.ts'
import type { ErhoehteAfaRow } from '#reference/afa.ts'
import { ZUSCHLAEGE } from '#reference/gnotkg.ts'
import { rowAt } from '#reference/table.ts'
import { anschaffungsnaheGrenze, erhoehteAfa } from './afa.ts'
import type { Part } from './part.ts'

/** Works of the first three years above which nothing is deducted at once (§ 6 Abs. 1 Nr. 1a EStG). */
export interface WorksLimit {
  readonly net: Part
  /** With VAT, as bills state it. */
  readonly gross: Part
  /** The works that are due exceed it; null: their cost is not known. */
  readonly exceeded: boolean | null
}

/** @param works gross; null: not known */
export function worksLimit(gebaeude: Part, works: Money | null, day: CalendarDate): WorksLimit {
  const net = anschaffungsnaheGrenze(gebaeude, day)
  const { rate } = rowAt(ZUSCHLAEGE, day, 'umsatzsteuer')
  const amount = times(net.amount, ratio(rate.of + rate.parts, rate.of))
  const gross: Part = {
    ...net,
    label: `${net.label}, mit Umsatzsteuer`,
    amount,
    formula: `${germanMoney(net.amount)} × (100 % + ${germanPercent(rate)})`,
  }
  return { net, gross, exceeded: works && works.cents > gross.amount.cents }
}

/** What a shorter life of the building, proven, takes off the tax each year (§ 7 Abs. 4 Satz 2 EStG). */
export interface ShorterLife {
  readonly years: number
  readonly afa: Part
  /** Against the AfA by law, a year. */
  readonly relief: Part
}

/** null: the years left allow no more than the law allows without proof. */
export function shorterLife(gebaeude: Part, years: number, lawful: Share, marginal: Share): ShorterLife | null {
  if (years <= 0 || compareShares(ratio(1, years), lawful) <= 0) return null
  const source =
    '§ 7 Abs. 4 Satz 2 EStG: mit Nachweis, jede geeignete Methode (BFH IX R 25/19; BMF-Schreiben vom 22.02.2023 aufgehoben am 01.12.2025)'
  const amount = times(gebaeude.amount, ratio(1, years))
  const afa: Part = {
    label: `AfA bei ${years} Jahren Restnutzungsdauer`,
    amount,
    formula: `${germanMoney(gebaeude.amount)} ÷ ${years}`,
    source,
    basis: 'assumption',
  }
  const usual = times(gebaeude.amount, lawful)
  const more = subtract(amount, usual)
  const formula = `${germanPercent(marginal)} × (${germanMoney(amount)} − ${germanMoney(usual)})`
  return {
    years,
    afa,
    relief: { label: 'Weniger Steuer im Jahr', amount: times(more, marginal), formula, source, basis: 'assumption' },
  }
}

/** A purchase whose works begin after the contract, split as the certificate splits it. */
export interface CertifiedWorks {
  /** What is certified by the authority (§§ 7i Abs. 2, 7h Abs. 2 EStG). */
  readonly works: Money
  /** The old building, which is written off as ever; 0 where it is not known. */
  readonly old: Money
  readonly lawful: Share
}

/** The year's relief for each year of the raised AfA: first those of 9 %, then those of 7 %; for one's own home ten of 9 %. */
export function denkmalRelief(
  { works, old, lawful }: CertifiedWorks,
  key: Extract<ErhoehteAfaRow['key'], 'denkmalVermietet' | 'sanierungsgebietVermietet' | 'denkmalSelbstgenutzt'>,
  marginal: Share,
  day: CalendarDate,
): Part[] {
  const own = key === 'denkmalSelbstgenutzt'
  const usual = own ? { cents: 0 } : times(old, lawful)
  return erhoehteAfa(works, key, day).map(({ label, amount, source, basis }) => {
    const deducted = sum([amount, usual])
    const formula = `${germanPercent(marginal)} × ${germanMoney(deducted)}`
    return { label, amount: times(deducted, marginal), formula, source: `${source}; nur mit Bescheinigung`, basis }
  })
}

/** For what is shown where no split is told. */
export const PER_WORKS: Money = { cents: 100_000_00 }
export const NO_OLD_BUILDING: Pick<CertifiedWorks, 'old' | 'lawful'> = { old: { cents: 0 }, lawful: percent(0) }
