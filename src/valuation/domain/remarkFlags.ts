import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { hausgeldWords } from '#extraction/domain/values/hausgeldWords.ts'
import { amountsIn } from '#extraction/domain/numbers.ts'
import { isConversion } from '#extraction/domain/convertedIn.ts'
import { isOfTheWhole, type Remark, type Subject, type Topic } from '#extraction/domain/remark.ts'
import { type LandPiece, onlyTreeIn, type TreeKind } from '#extraction/domain/statements/landPieces.ts'
import { roadsToPay } from '#extraction/domain/statements/roadsToPay.ts'
import type { TradeRentAsked } from '#extraction/domain/statements/tradeRentsAsked.ts'
import { type TradeRent, tradeRentAtPlace } from '#extraction/domain/statements/tradeRentAtPlace.ts'
import type { RentBeside } from '#extraction/domain/statements/rentsBeside.ts'
import { VERKAUFT_VOM_STEHENDEN } from '#reference/market/holzvorrat.ts'
import { FREILEGUNG_OHNE_MASS } from '#reference/market/verfahrensannahmen.ts'
import type { Wasserlage } from '#reference/market/bewertungsmodell.ts'
import type { StatedCondition } from './marketObject.ts'
import type { PlotFlags } from './plotFlags.ts'
import { wornParts } from './wear.ts'

/** A figure of the running text with its proof. */
export interface StatedFigure {
  /** Of a span its middle. */
  readonly value: number
  /** Both ends; missing: one figure is stated. */
  readonly span?: { readonly low: number; readonly high: number }
  readonly evidence: readonly Evidence[]
  /** The exposé says that it is to be paid and names no sum: the figure is ours. Missing: it is stated. */
  readonly isAssumed?: true
}

/** What the running text says that the appraisal needs. */
export interface RemarkFlags extends StatedCondition {
  /** €/m² of plot; null: not stated. */
  readonly bodenrichtwert: StatedFigure | null
  /** €/m² of Wohnfläche that the exposé itself names; null: none. */
  readonly quadratmeterpreis: StatedFigure | null
  /** € that it takes to clear the plot, as the exposé states, or ours where it lays it upon the buyer without a sum; null: neither. */
  readonly freilegung: StatedFigure | null
  /** €/m² of plot that its buyer still pays for roads and pipes, as the exposé names it; null: none. */
  readonly erschliessung: StatedFigure | null
  /** Missing: it is no plot. */
  readonly plot?: PlotFlags
  /** What stands on a forest, as its exposé measures it; missing: it does not. */
  readonly stand?: StandTold
  /** € that planting the cleared forest again costs, as the exposé names it; missing: it does not. */
  readonly planting?: number
  /** The parcels of land, each with what stands on it; missing: no list tells them. */
  readonly pieces?: readonly LandPiece[]
  /** The Bodenrichtwert of a forest is that with its trees. */
  readonly mitAufwuchs?: true
  /** Most trees of a forest are gone. */
  readonly kahl: boolean
  /** The asked price includes the parking that has a price of its own. null: the exposé does not say. */
  readonly stellplatzImPreis: boolean | null
  /** On the shore, or with a view of the water alone; null: neither is told. */
  readonly wasserlage: Wasserlage | null
  /** An operator lets it, or a pool does. */
  readonly betreiber: boolean
  /** Who runs or rents it today is insolvent. */
  readonly mieterInsolvent: boolean
  /** Money before a viewing, no viewing, or a seller abroad: what a bait has beside its price. Missing: none of it is said. */
  readonly isBait?: boolean
  /** What an equal flat of the house pays, or this one paid until lately; missing: nothing of it is told. */
  readonly toldRent?: RentBeside
  /** € with VAT that the buyer pays to make the empty flats of a house fit to be let, as the exposé names it; missing: it does not. */
  readonly readying?: number
  /** Of how many empty flats it says what they need without a price: then our own figure for it is among the works. Missing: of none. */
  readonly flatsReckoned?: number
  /** € of a month or a year that the seller hopes for when all is let, as the exposé names it; missing: it does not. */
  readonly hopedRent?: number
  /** Units whose tenant will not stay when his lease ends: his option is over. null: no unit is named. Missing: nobody says so. */
  readonly tenantGoes?: readonly (string | null)[]
  /** What the exposé itself says that shops are let for at the place; missing: it does not. */
  readonly tradeRent?: Pick<TradeRent, 'low' | 'high'>
  /** For what halls and offices like those on offer are let there; missing: it names nothing. */
  readonly tradeRents?: readonly TradeRentAsked[]
  /** € a month of the Hausgeld that goes into the Erhaltungsrücklage, as a row or sentence of its own tells it; missing: none does. */
  readonly saved?: number
  /** Days on which leases with a term end, the first first. */
  readonly leaseEnds: readonly CalendarDate[]
}

/** Wood that stands on a forest, in cubic metres as sold (Erntefestmeter). */
export interface StandTold {
  /** All of it; null: only by the hectare. */
  readonly whole: number | null
  /** null: only the whole. */
  readonly perHectare: number | null
  /** Hectares on which that volume was measured; null: all of the wood. */
  readonly measured: number | null
  /** Hectares of wood where the land is more than that; null: all of it. */
  readonly wood: number | null
  /** Hectares without trees. */
  readonly bare: number
  /** The kind of tree whose volume it is; missing: of all that stands. */
  readonly of?: TreeKind
  readonly evidence: readonly Evidence[]
}

export const NO_REMARK_FLAGS: RemarkFlags = {
  bodenrichtwert: null,
  quadratmeterpreis: null,
  freilegung: null,
  erschliessung: null,
  kahl: false,
  stellplatzImPreis: null,
  wasserlage: null,
  betreiber: false,
  mieterInsolvent: false,
  leaseEnds: [],
  renovierungsbedarf: false,
  worn: new Set(),
  sanierungsjahr: null,
  vollsaniert: false,
}

/** €/m²: what forest is worth without its trees. */
const MIN_OF_FOREST = 0.1

/** "Instandhaltung an Dach und Fach trägt der Vermieter": in the lease of a shop as in that of an operator. */
const OF_ANY_LEASE = 'pacht-eigentuemer-zahlt'

/** His option is over, or he says himself that he does not stay. */
const WILL_GO: readonly string[] = ['miete-option-verfallen', 'miete-nicht-verlaengert']

/** Reads them from the remarks. What is only known by hearsay, denied, or said of a barn or one of several flats does not count. */
export function remarkFlagsOf(remarks: readonly Remark[]): RemarkFlags {
  const stated = remarks.filter(remark => remark.certainty === 'stated' && isOfTheWhole(remark))
  const about = (topic: Topic) => stated.filter(one => one.topic === topic)
  const roads = roadsToPay(remarks)
  const speaksOf = (subject: Subject) => stated.some(one => one.subject === subject)
  const lapsed = remarks.filter(({ rule, certainty }) => WILL_GO.includes(rule) && certainty === 'stated')
  const tradeRent = tradeRentAtPlace(remarks)
  const hoped = stated.find(({ rule, amount }) => rule === 'sollmiete' && amount !== undefined)?.amount
  return {
    ...(hoped !== undefined && { hopedRent: hoped }),
    ...(tradeRent && { tradeRent: { low: tradeRent.low, high: tradeRent.high } }),
    ...(lapsed.length > 0 && { tenantGoes: lapsed.map(({ part }) => part?.name ?? null) }),
    bodenrichtwert: figureIn(
      about('bodenrichtwert').filter(({ subject }) => subject !== 'holzbestand' && subject !== 'bodenmass'),
      MIN_OF_FOREST,
      30_000,
    ),
    quadratmeterpreis: figureIn(about('quadratmeterpreis'), 100, 50_000),
    freilegung: clearingOf(stated),
    erschliessung: roads && { value: roads.perM2, evidence: roads.evidence },
    ...standOf(stated),
    ...plantingOf(stated),
    ...(stated.some(({ rule }) => rule === 'richtwert-mit-aufwuchs') && { mitAufwuchs: true as const }),
    ...savedIn(about('hausgeldAufteilung')),
    kahl: stated.some(({ rule }) => rule === 'wald-kahl'),
    stellplatzImPreis: speaksOf('stellplatzExtra') ? false : null,
    wasserlage: wasserlageOf(about('mikrolage')),
    ...(stated.some(isBait) && { isBait: true }),
    betreiber: stated.some(({ subject, rule }) => subject === 'betreiber' && rule !== OF_ANY_LEASE),
    mieterInsolvent: stated.some(({ subject, settled }) => subject === 'mieterInsolvenz' && !settled),
    leaseEnds: remarks.flatMap(({ rule, day, part }) => (rule === 'miete-endet' && day && !part ? [day] : [])).sort(),
    renovierungsbedarf: speaksOf('bedarf'),
    worn: wornParts(remarks),
    sanierungsjahr: latest(about('sanierungsumfang').flatMap(one => (isConversion(one) ? [] : [one.year]))),
    vollsaniert: stated.some(({ rule }) => rule === 'sanierung-voll'),
  }
}

/** Above it, what is named is no month's share of one home but what has been saved up. */
const MAX_SAVED = 2_000

function savedIn(remarks: readonly Remark[]): Pick<RemarkFlags, 'saved'> {
  const words = hausgeldWords(remarks.map(({ evidence }) => evidence), euro(MAX_SAVED)) // prettier-ignore
  return words.ruecklage && !words.ruecklage.isBeside ? { saved: inEuro(words.ruecklage.amount) } : {}
}

function standOf(stated: readonly Remark[]): Pick<RemarkFlags, 'stand'> {
  const told = (name: string) => stated.filter(({ rule, amount }) => rule.startsWith(name) && amount !== undefined)
  const volume = (one: Remark | undefined) => (one?.amount === undefined ? null : one.amount * (one.rule.endsWith('-stehend') ? VERKAUFT_VOM_STEHENDEN : 1)) // prettier-ignore
  const [whole] = told('holzvorrat-gesamt')
  const [perHectare] = told('holzvorrat-je-hektar')
  const first = whole ?? perHectare
  if (!first) return {}
  const tree = whole ? null : onlyTreeIn(first.evidence.quote)
  const hectares = (name: string) => told(name).map(({ amount = 0 }) => amount)
  const measured = hectares('vorrat-auf')
  const wood = hectares('wald-flaeche')
  return {
    stand: {
      ...{ whole: volume(whole), perHectare: volume(perHectare) },
      measured: measured[0] ?? null,
      wood: wood.length > 0 ? Math.max(...wood) : null,
      bare: hectares('wald-luecke').reduce((sum, one) => sum + one, 0),
      ...(tree && { of: tree }),
      evidence: [first.evidence],
    },
  }
}

function isBait({ topic, rule }: Remark): boolean {
  return rule === 'keine-besichtigung' || (topic === 'betrugsmuster' && rule !== 'platzhaltertext')
}

function wasserlageOf(remarks: readonly Remark[]): Wasserlage | null {
  if (remarks.some(({ rule }) => rule === 'lage-am-wasser')) return 'ufer'
  return remarks.some(({ rule }) => rule === 'lage-wasserblick') ? 'blick' : null
}

function latest(years: readonly (number | null)[]): number | null {
  const named = years.filter(year => year !== null)
  return named.length === 0 ? null : Math.max(...named)
}

function plantingOf(stated: readonly Remark[]): Pick<RemarkFlags, 'planting'> {
  const amount = stated.find(({ rule }) => rule === 'aufforstung-kosten')?.amount
  return amount === undefined ? {} : { planting: amount }
}

/** The first amount in euro within the limits. */
function figureIn(remarks: readonly Remark[], least: number, most: number): StatedFigure | null {
  const isIn = (value: number) => value >= least && value <= most
  for (const { amount, span, evidence } of remarks) {
    const found = amount ?? amountsIn(evidence.quote).find(({ value, unit }) => unit === '€' && isIn(value))?.value
    if (found !== undefined && isIn(found)) return { value: found, ...(span && { span }), evidence: [evidence] }
  }
  return null
}

/** Who buys a plot and takes down what stands on it pays for it, be the sum told or not. */
function clearingOf(stated: readonly Remark[]): StatedFigure | null {
  const told = figureIn(
    stated.filter(({ rule }) => rule === 'abriss-kosten'),
    1_000,
    1_000_000,
  )
  const evidence = stated.filter(({ rule }) => rule === 'abbruch-kaeufer').map(one => one.evidence)
  return told ?? (evidence.length > 0 ? { value: FREILEGUNG_OHNE_MASS, evidence, isAssumed: true } : null)
}
