import { type CalendarDate, calendarDate, yearOf } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { germanMoney, type Money, times } from '#kernel/money.ts'
import { failed, success } from '#kernel/outcome.ts'
import type { Condition } from '#extraction/domain/values/condition.ts'
import type { ObjectType } from '#extraction/domain/objectType.ts'
import { type Bauform, LEBENSDAUERN, SANIERUNGSKOSTEN } from '#reference/sanierung.ts'
import { rowAt } from '#reference/table.ts'
import { type Duty, dutiesAfterPurchase } from '../duties.ts'
import { type Part, type Total, totalOf } from '../part.ts'
import type { Range } from '../range.ts'
import { type AgeingHome, type RenovationBacklog, renovationBacklog, type Trade, tradeCost } from '../renovation.ts'
import type { BuyerGoal } from './assumptions.ts'
import type { EnergyPlan } from './energyPlan.ts'
import { carrierOf } from './carrier.ts'
import { type Grants, grantsFor } from './grants.ts'
import type { Home } from './home.ts'
import type { Renewals } from './renewals.ts'
import type { Section } from './section.ts'
import type { TextFindings } from './statedTerms.ts'
import { areaMissing } from './toldPerUnit.ts'
import { boilersLeft, oldBoilersOf, unitBoilersOf } from './unitBoilers.ts'

export interface RenovationPlan {
  readonly backlog: Section<RenovationBacklog>
  readonly renewals: Renewals
  /** Trades that outlast others of their kind. */
  readonly longLived: readonly Trade[]
  /** When its rooms were made a home: what nobody dates in it is as old as that. Missing: they were built for it. */
  readonly convertedIn?: number
  readonly duties: readonly Duty[]
  readonly grants: Grants
  /** What an old house of flats may need, of which no trade can be counted; null: it is counted, or the house is young. */
  readonly open: Range<Part> | null
  /** What the next heating costs, due or not; of a flat its part of one for the house, by the m². null: nothing of the home can be counted. */
  readonly heating: Range<Part> | null
  /** What it takes to come to about class C; null: not a house, or it is there already. */
  readonly upgrade: Upgrade | null
}

export interface Upgrade {
  readonly cost: Range<Total>
  /** Heating saved a year. */
  readonly saving: Part
}

/** What the text tells of works beside their years. */
export type ToldOfWorks = Pick<
  TextFindings,
  | 'spoken'
  | 'inOrder'
  | 'longLived'
  | 'calledFor'
  | 'byBuyer'
  | 'poor'
  | 'partly'
  | 'inPart'
  | 'asbestosRoof'
  | 'converted'
> & {
  /** How many trades it prices itself. */
  readonly priced?: number
}

/** Who had the home gone through trade by trade has named what is due: the rest is only old. */
const SURVEYED = 4

export function renovationPlan(
  home: Home,
  renewals: Renewals,
  energy: EnergyPlan | null,
  lens: BuyerGoal,
  day: CalendarDate,
  told: ToldOfWorks = {},
): RenovationPlan {
  const ageing = ageingHome(home, renewals, told, day)
  const backlog = ageing.ok ? success(renovationBacklog(ageing.value, day)) : ageing
  return {
    backlog,
    renewals,
    longLived: told.longLived ?? [],
    ...(told.converted && { convertedIn: told.converted.year }),
    duties: home.kind === 'Grundstück' ? [] : dutiesOf(home, renewals, day),
    grants: grantsFor(
      home,
      ageing.ok && ageing.value.kind !== 'block' ? ageing.value : null,
      backlog.ok ? backlog.value : null,
      energy,
      lens,
      day,
    ),
    open: ageing.ok ? null : openWorks(home, renewals, told.partly ?? [], day),
    heating: heatingCost(ageing.ok ? ageing : ageingHome(dated(home, day), renewals, told, day), day),
    upgrade: ageing.ok ? upgradeOf(ageing.value, energy, day) : null,
  }
}

/** A heating costs what it does by the area, whatever the year of the house: it stands for none where none is told. */
function dated(home: Home, day: CalendarDate): Home {
  return { ...home, baujahr: home.baujahr ?? yearOf(day) }
}

function heatingCost(ageing: Section<AgeingHome>, day: CalendarDate): Range<Part> | null {
  return ageing.ok ? tradeCost('heizung', ageing.value, day) : null
}

/** German: why nothing is reckoned of their works. */
const NOT_ESTIMATED = {
  Mehrfamilienhaus:
    'In einem Haus mit mehreren Wohnungen lassen sich die Arbeiten nicht nach dem Alter allein schätzen.',
  Gewerbe: 'Bauart, Technik und Auflagen von Gewerbe sind zu verschieden, um nach dem Alter zu schätzen.',
  Grundstück: 'Auf einem Grundstück gibt es nichts zu erneuern.',
} as const

function ageingHome(
  home: Home,
  { renewed, notBefore, absent }: Renewals,
  {
    spoken = [],
    inOrder = [],
    longLived = [],
    calledFor,
    byBuyer = [],
    partly = [],
    inPart = {},
    poor,
    priced = 0,
    asbestosRoof = false,
    converted,
  }: ToldOfWorks,
  day: CalendarDate,
): Section<AgeingHome> {
  const { kind, wohnflaeche, offer } = home
  const baujahr = home.baujahr ?? (home.neubau ? (renewed.dach ?? null) : null)
  const isBlock = kind === 'Mehrfamilienhaus'
  const ofFlats = offer.heating.systems.includes('eigene') || unitBoilersOf(offer.deal).length > 0
  const old = oldBoilersOf(offer.deal, day)
  const left = old.length === 0 && ofFlats && isWornOut('heizung', renewed, day) ? boilersLeft(offer) : null
  const isOld = ofFlats ? old.length > 0 || left !== null : isWornOut('heizung', renewed, day)
  const byYear: readonly Trade[] = isBlock && isOld ? ['heizung'] : []
  const called = calledFor?.trades ?? []
  const isAsked = isBlock && [...called, ...byYear].some(trade => !absent.includes(trade))
  if (kind === 'Gewerbe' || kind === 'Grundstück' || (isBlock && !isAsked)) return failed(NOT_ESTIMATED[kind])
  if (wohnflaeche === null) return failed(`${areaMissing(offer)}: Sanierungskosten lassen sich nicht schätzen.`)
  if (baujahr === null) return failed('Das Baujahr ist nicht bekannt: Das Alter der Gewerke lässt sich nicht schätzen.')
  const bathrooms = Math.min(Math.max(1, Math.round(offer.numbers.badezimmer ?? usualBathrooms(home, wohnflaeche))), 20)
  const ofTheHouse = carrierOf(offer)?.fuel === 'gas' ? 'gasheizung' : 'waermepumpe'
  const nextHeating = hasOwnBoiler(home) ? 'gastherme' : home.isFlat ? 'hauszentrale' : ofTheHouse
  if (isBlock) {
    const count = calledFor?.heatings ?? (old.length || left || Math.ceil((offer.numbers.einheiten ?? 2) * HALF))
    const [oldest] = old
    return success({
      kind: 'block',
      form: 'mehr',
      baujahr,
      wohnflaeche: home.lettable?.total ?? wohnflaeche,
      bathrooms: 1,
      renewed: oldest ? { ...renewed, heizung: oldest.year } : renewed,
      absent,
      spoken: called,
      longLived,
      byYear,
      inPart,
      nextHeating: ofFlats ? 'gastherme' : 'hauszentrale',
      heatings: ofFlats ? count : 1,
      onlyPaint: calledFor?.onlyPaint ?? false,
      asbestosRoof,
    })
  }
  const kindOfHome = home.isFlat ? 'flat' : 'house'
  const neglected = offer.conditions.some(one => NEGLECTED.includes(one))
  const form = FORM_OF[offer.objectType ?? 'haus'] ?? 'frei'
  return success({
    kind: kindOfHome,
    form,
    baujahr: converted?.year ?? baujahr,
    wohnflaeche,
    bathrooms,
    renewed,
    notBefore,
    // Floors are laid again by who moves in: where nobody tells their age, calls them worn or the home neglected, none is due.
    absent: renewed.boeden === undefined && !neglected && !spoken.includes('boeden') ? [...absent, 'boeden'] : absent,
    neglected,
    poor: priced < SURVEYED && (neglected || poor === true),
    spoken,
    inOrder,
    longLived,
    partly,
    inPart,
    asbestosRoof,
    byBuyer,
    bySeller: calledFor?.bySeller ?? [],
    let: offer.vermietet === true,
    nextHeating,
  })
}

/** A part whose year the exposé tells and whose life is over is due without a word for it: one boiler heats the whole house. */
function isWornOut(trade: Trade, renewed: Renewals['renewed'], day: CalendarDate): boolean {
  const year = renewed[trade]
  return year !== undefined && yearOf(day) - year >= rowAt(LEBENSDAUERN, day, trade).overdueAfter
}

/** Model assumption: "die Thermen" of several flats are to be replaced; nobody says how many. */
const HALF = 0.5

/** By the m²: no exposé tells the quantities of a house of flats, and that they are not known makes no works free. */
function openWorks(
  { kind, baujahr, neubau, wohnflaeche, lettable }: Home,
  { renewed }: Renewals,
  partly: readonly Trade[],
  day: CalendarDate,
): Range<Part> | null {
  const area = lettable?.total ?? wohnflaeche
  const isOld = baujahr !== null && yearOf(day) - baujahr > OLD
  if (kind !== 'Mehrfamilienhaus' || neubau || !isOld || area === null) return null
  // Roof, windows or pipes of their own year, be it in part: what is left is no house as it was built.
  if (OF_A_HOUSE.filter(trade => renewed[trade] !== undefined || partly.includes(trade)).length > 1) return null
  const { label, low, usual, high, source, basis } = rowAt(SANIERUNGSKOSTEN, day, 'mehrfamilienhaus')
  const at = (price: Money): Part => {
    const formula = `${germanMoney(price)} × ${germanNumber(area)}\u00a0m²`
    return { label, amount: times(price, area), formula, source, basis }
  }
  return { low: at(low), mid: at(usual), high: at(high) }
}

/** Years from which roof, windows and pipes of a house come due. */
const OLD = 30

/** A large house, or one of several homes, has more than one bath: one for each home, and one for so many m². */
function usualBathrooms({ isFlat, offer }: Home, wohnflaeche: number): number {
  return isFlat ? 1 : Math.max(offer.numbers.einheiten ?? 1, Math.floor(wohnflaeche / SQUARE_METRES_A_BATH))
}

/** Model assumption. */
const SQUARE_METRES_A_BATH = 120

const NEGLECTED: readonly Condition[] = ['abbruch', 'sanierungsbeduerftig', 'renovierungsbeduerftig', 'original']

const FORM_OF: Readonly<Partial<Record<ObjectType, Bauform>>> = { doppelhaushaelfte: 'doppel', reihenhaus: 'reihe' }

/** A gas boiler that heats this flat and no other, as the words on it tell. */
export function hasOwnBoiler({ isFlat, offer }: Pick<Home, 'isFlat' | 'offer'>): boolean {
  const { systems, sources, installed } = offer.heating
  const isOther = systems.includes('einzeloefen') || installed.includes('nachtspeicher')
  return isFlat && systems.includes('eigene') && sources.includes('gas') && !isOther
}

/** Heat from outside or from a heat pump. */
export function hasNoBoiler(offer: Home['offer']): boolean {
  const key = carrierOf(offer)?.key
  return key === 'fernwaerme' || key === 'waermepumpe'
}

function dutiesOf(home: Home, { renewed }: Renewals, day: CalendarDate): Duty[] {
  const { offer, units, baujahr, isFlat } = home
  // "Die Therme hat der Eigentümer 2018 erneuern lassen" tells it as well as the field.
  const year = offer.numbers.heizungBaujahr ?? renewed.heizung ?? null
  const inYear = year !== null && year > 1900 && year < 2100 ? Math.round(year) : null
  return dutiesAfterPurchase(
    {
      units,
      baujahr: home.neubau ? (baujahr ?? yearOf(day)) : baujahr,
      fossilHeating: (carrierOf(offer)?.fuel ?? null) !== null,
      heatingInstalledOn: inYear === null ? null : calendarDate(`${inYear}-01-01`),
      isFlat,
      withoutBoiler: hasNoBoiler(offer),
      roofRenewed: renewed.dach ?? null,
      monument: offer.flags.denkmalschutz === true,
    },
    day,
  )
}

const ENVELOPE: readonly Trade[] = ['dach', 'fassade', 'fenster', 'heizung']
const OF_A_HOUSE: readonly Trade[] = [...ENVELOPE, 'leitungen', 'elektrik']
/** Who renewed it since then had to insulate it: windows by the WärmeschutzV 1995, a roof by the EnEV 2002. Its saving is in the certificate. */
const INSULATED_SINCE: Readonly<Partial<Record<Trade, number>>> = { fenster: 1995, dach: 2002 }

function isInsulated(trade: Trade, { renewed, baujahr, partly = [] }: AgeingHome): boolean {
  const since = INSULATED_SINCE[trade]
  return since !== undefined && (renewed[trade] ?? baujahr) >= since && !partly.includes(trade)
}

function upgradeOf(home: AgeingHome, energy: EnergyPlan | null, day: CalendarDate): Upgrade | null {
  if (home.kind !== 'house' || !energy?.beyondC || energy.beyondC.amount.cents === 0) return null
  // Without the façade there is no way to class C that we know the price of.
  if (home.absent?.includes('fassade')) return null
  const trades = ENVELOPE.filter(trade => !home.absent?.includes(trade) && !isInsulated(trade, home))
  const costs = trades.map(trade => tradeCost(trade, { ...home, nextHeating: 'waermepumpe' }, day))
  const at = (end: keyof Range<Part>) =>
    totalOf(
      'Energetische Sanierung bis etwa Klasse C',
      costs.map(cost => cost[end]),
    )
  return { cost: { low: at('low'), mid: at('mid'), high: at('high') }, saving: energy.beyondC }
}
