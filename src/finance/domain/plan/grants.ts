import { listed } from '#kernel/germanList.ts'
import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { euro, germanMoney, smallerOf, sum, times } from '#kernel/money.ts'
import { germanPercent } from '#kernel/share.ts'
import { ERHOEHTE_AFA } from '#reference/afa.ts'
import { FOERDERGRENZEN, FOERDERSAETZE, KREDITPROGRAMME, type KreditprogrammRow } from '#reference/foerderung.ts'
import { findRow, rowAt } from '#reference/table.ts'
import { heatingGrant } from '../foerderung.ts'
import type { Part } from '../part.ts'
import { type AgeingHome, type RenovationBacklog, type Trade, tradeCost } from '../renovation.ts'
import type { BuyerGoal } from './assumptions.ts'
import type { EnergyPlan } from './energyPlan.ts'
import type { Home } from './home.ts'

/** Money that may be had; only what does not depend on what nobody knows of the buyer. */
export interface Grants {
  /** What due work would bring, at its usual cost and without any bonus for income. */
  readonly amounts: readonly Grant[]
  readonly programmes: readonly Programme[]
}

/** What the state adds to the cost of these trades. */
export interface Grant extends Part {
  readonly trades: readonly Trade[]
}

export interface Programme {
  readonly name: string
  /** German sentence. */
  readonly terms: string
  readonly source: string
}

/** The federal grants are for buildings at least five years old. */
const MIN_AGE = 5

export function grantsFor(
  home: Home,
  ageing: AgeingHome | null,
  backlog: RenovationBacklog | null,
  energy: EnergyPlan | null,
  lens: BuyerGoal,
  day: CalendarDate,
): Grants {
  if (home.kind === 'Grundstück' || home.kind === 'Gewerbe') return { amounts: [], programmes: [] }
  const old = home.baujahr !== null && !home.neubau && yearOf(day) - home.baujahr >= MIN_AGE
  const isHouse = ageing?.kind === 'house'
  const amounts =
    old && isHouse && backlog ? [...forHeating(home, ageing, energy, lens, day), ...forEnvelope(backlog, day)] : []
  return { amounts, programmes: programmesFor(home, energy, old, lens, day) }
}

/** Base rate, with the climate bonus where an owner-occupier replaces oil, gas or night storage. Only heat pumps are counted. */
function forHeating(
  home: Home,
  ageing: AgeingHome,
  energy: EnergyPlan | null,
  lens: BuyerGoal,
  day: CalendarDate,
): Grant[] {
  const carrier = energy && !energy.carrierAssumed ? energy.carrier : null
  if (!carrier || (carrier.fuel === null && carrier.key !== 'strom')) return []
  const cost = tradeCost('heizung', { ...ageing, nextHeating: 'waermepumpe' }, day).mid.amount
  const units = home.units ?? 1
  // Gas earns the bonus only from 20 years on, which a heating without a year does not prove.
  const installed = ageing.renewed.heizung
  const replacesFossil =
    carrier.fuel === 'oel' || carrier.key === 'strom' || (installed !== undefined && yearOf(day) - installed >= 20)
  const grant = heatingGrant(
    { cost, units, ownerOccupied: lens === 'eigennutzung', replacesFossil, taxableIncome: null },
    day,
  )
  // The works count what is likely, a boiler for gas again, which earns no grant.
  const label =
    ageing.nextHeating === 'waermepumpe' ? grant.label : 'Zuschuss nur für eine Wärmepumpe statt Gas (KfW 458)'
  return [{ ...grant, label, basis: 'assumption', trades: ['heizung'] }]
}

const FUNDED: Readonly<Partial<Record<Trade, string>>> = { dach: 'Dach', fassade: 'Fassade', fenster: 'Fenster' }

function forEnvelope({ trades }: RenovationBacklog, day: CalendarDate): Grant[] {
  const funded = trades.filter(({ trade }) => FUNDED[trade] !== undefined)
  const cost = sum(funded.map(one => one.cost.mid.amount))
  if (cost.cents === 0) return []
  const { rate, source } = rowAt(FOERDERSAETZE, day, 'einzelmassnahme')
  const counted = smallerOf(cost, rowAt(FOERDERGRENZEN, day, 'einzelmassnahmeErste').amount)
  const formula = `${germanPercent(rate)} × ${germanMoney(counted)}`
  const names = funded.map(({ trade }) => FUNDED[trade] ?? '')
  const label = `Zuschuss für ${listed(names)} (BAFA)`
  return [{ label, amount: times(counted, rate), formula, source, basis: 'assumption', trades: funded.map(({ trade }) => trade) }] // prettier-ignore
}

function programmesFor(
  home: Home,
  energy: EnergyPlan | null,
  old: boolean,
  lens: BuyerGoal,
  day: CalendarDate,
): Programme[] {
  const own = lens === 'eigennutzung' && home.kind !== 'Mehrfamilienhaus'
  const poor = energy !== null && ['F', 'G', 'H'].includes(energy.klasse)
  const keys: KreditprogrammRow['key'][] = [
    ...(own ? (['124'] as const) : []),
    ...(own && poor ? (['308'] as const) : []),
    ...(old && !home.isFlat ? (['261'] as const) : []),
    ...(home.neubau ? (['297–298', ...(own ? (['300'] as const) : [])] as const) : []),
  ]
  const loans = keys.map((key): Programme => {
    const { terms, most, source } = rowAt(KREDITPROGRAMME, day, key)
    return { name: `KfW ${key}`, terms: `${terms} Kredit bis ${germanMoney(most)}.`, source }
  })
  return [...loans, ...(own && home.baujahr !== null && yearOf(day) - home.baujahr > 10 ? taxBonus(day) : [])]
}

function taxBonus(day: CalendarDate): Programme[] {
  const row = findRow(ERHOEHTE_AFA, day, 'energetischSelbstgenutzt')
  if (!row) return []
  const most = row.most === undefined ? '' : `, höchstens ${germanMoney(euro(row.most))}`
  const terms = `Steuerermäßigung für energetische Sanierung bei Eigennutzung: 20\u00a0% der Kosten in drei Jahren${most}.`
  return [{ name: '§ 35c EStG', terms, source: row.source }]
}
