import { germanMoney, type Money, subtract, times } from '#kernel/money.ts'
import type { Part, Total } from '../part.ts'
import type { Range } from '../range.ts'
import type { EnergyPlan } from './energyPlan.ts'
import type { Home } from './home.ts'
import type { LettingBase } from './cashFlowPlan.ts'
import type { PurchaseCosts } from './purchaseCosts.ts'
import type { RenovationPlan } from './renovationPlan.ts'

/** A missing statement, and by how much it makes a range wider than it need be. */
export interface Narrowing {
  readonly key: 'provision' | 'land' | 'miete' | 'hausgeld' | 'kennwert' | 'modernisierung' | 'stellplatz'
  /** What is missing, German. */
  readonly missing: string
  /** High less low of what it is part of. */
  readonly width: Money
  readonly per: 'einmalig' | 'Jahr'
  /** German sentence with the amount. */
  readonly effect: string
  /** What closes it. */
  readonly document: string
}

/** A yearly amount counts so many times when it is held against one paid once. */
const YEARS = 10

/** The widest first; the first one's document narrows most. */
export function narrowing(
  home: Home,
  letting: LettingBase,
  energy: EnergyPlan | null,
  renovation: RenovationPlan,
  purchase: PurchaseCosts | null,
): Narrowing[] {
  const found = [...ofPurchase(home, purchase), ...ofLetting(letting), ...ofBuilding(energy, renovation)]
  return found.filter(({ width }) => width.cents > 0).sort((a, b) => weight(b) - weight(a))
}

function weight({ width, per }: Narrowing): number {
  return per === 'Jahr' ? width.cents * YEARS : width.cents
}

function ofPurchase({ parking: ownPrice }: Home, purchase: PurchaseCosts | null): Narrowing[] {
  if (!purchase) return []
  const { terms, provision, tax } = purchase
  const broker = {
    key: 'provision',
    missing: 'Käuferprovision',
    document: 'Maklervertrag oder Provisionsangabe',
  } as const
  const place = { key: 'land', missing: 'Bundesland', document: 'Adresse oder Postleitzahl' } as const
  const parking = {
    key: 'stellplatz',
    missing: 'ob der Stellplatz im Preis enthalten ist',
    document: 'Kaufvertragsentwurf',
  } as const
  return [
    ...(terms.provision.state === 'assumed' ? [once(broker, widthOf(provision))] : []),
    once(place, widthOf(tax)),
    ...(ownPrice?.extra && !ownPrice.certain ? [once(parking, ownPrice.extra.amount)] : []),
  ]
}

function ofLetting({ rent, costs }: LettingBase): Narrowing[] {
  if (!rent.ok) return []
  const lease = rent.value.partly
    ? ({ key: 'miete', missing: 'Miete der leeren Einheiten', document: 'Mietspiegel und Mieterliste' } as const)
    : ({
        key: 'miete',
        missing: 'gezahlte Miete',
        document: 'Mietvertrag; bei freien Objekten der Mietspiegel',
      } as const)
  const bill = {
    key: 'hausgeld',
    missing: 'Aufteilung des Hausgelds',
    document: 'Einzelabrechnung und Wirtschaftsplan',
  } as const
  const mid = rent.value.rent.mid.amount
  const split = costs?.origin === 'split' ? subtract(costs.at(mid, 'high').amount, costs.at(mid, 'low').amount) : null
  return [yearly(lease, widthOf(rent.value.rent)), ...(split ? [yearly(bill, split)] : [])]
}

function ofBuilding(energy: EnergyPlan | null, { backlog, renewals }: RenovationPlan): Narrowing[] {
  const paper = { key: 'kennwert', missing: 'Energiekennwert', document: 'Energieausweis' } as const
  const proof = {
    key: 'modernisierung',
    missing: 'Jahre der Modernisierungen',
    document: 'Rechnungen der Modernisierungen oder ein Gutachten',
  } as const
  const open = backlog.ok && Object.keys(renewals.renewed).length + renewals.absent.length < 8
  return [
    ...(energy?.heating && !energy.kennwertStated ? [yearly(paper, widthOf(energy.heating))] : []),
    ...(open ? [once(proof, subtract(backlog.value.total.high.amount, backlog.value.total.low.amount))] : []),
  ]
}

type Gap = Pick<Narrowing, 'key' | 'missing' | 'document'>

function once(gap: Gap, width: Money): Narrowing {
  return { ...gap, width, per: 'einmalig', effect: `Die Spanne wird dadurch um ${germanMoney(width)} breiter.` }
}

function yearly(gap: Gap, width: Money): Narrowing {
  const effect = `Die Spanne wird dadurch um ${germanMoney(width)} im Jahr breiter, in ${YEARS} Jahren um ${germanMoney(times(width, YEARS))}.`
  return { ...gap, width, per: 'Jahr', effect }
}

function widthOf({ low, high }: Range<Part | Total>): Money {
  return subtract(high.amount, low.amount)
}
