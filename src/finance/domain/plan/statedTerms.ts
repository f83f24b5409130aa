import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import type { Money } from '#kernel/money.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { Converted } from '#extraction/domain/convertedIn.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { BoughtWith } from '#extraction/domain/statements/boughtWith.ts'
import type { CertifiedWorks } from '#extraction/domain/statements/certifiedWorks.ts'
import type { FlatBudget } from '#extraction/domain/statements/flatBudget.ts'
import type { OwnersCost } from '#extraction/domain/statements/ownersCosts.ts'
import type { CommunityLoan } from '#extraction/domain/statements/communityLoan.ts'
import type { PlantLease } from '#extraction/domain/statements/plantLease.ts'
import type { StatedCost } from '#extraction/domain/statements/statedCosts.ts'
import type { LocalRent } from '#extraction/domain/statements/localRent.ts'
import { NO_SUMS, type StatedSums } from '#extraction/domain/statements/statedSums.ts'
import { propertyTaxMonth } from '#extraction/domain/values/propertyTax.ts'
import type { PartRenewed, Trade } from '../renovation.ts'
import type { LevyTold } from './levy.ts'
import type { Renewed } from './renewals.ts'
import type { StatedExtra, StatedWork } from './statedWorks.ts'
import { connectionExtras } from './connectionExtras.ts'
import { roadsToPay } from '#extraction/domain/statements/roadsToPay.ts'
import { unpricedWorks } from './unpricedWorks.ts'

/** What the running text tells beside the facts, as far as money hangs on it. */
export interface TextFindings extends Renewed {
  /** What stays as it is while the rest is renewed: "Bestandsfenster". */
  readonly kept?: readonly Trade[]
  /** Trades that the text itself calls old, worn or to be done. */
  readonly spoken?: readonly Trade[]
  /** Trades that the text calls old and in order all the same. */
  readonly inOrder?: readonly Trade[]
  /** Trades that outlast others of their kind, by what the text tells of them. */
  readonly longLived?: readonly Trade[]
  /** What of a house of several flats the text says is to be done, beside what is merely old in it. */
  readonly calledFor?: CalledFor
  /** Trades that the community of a flat renews, as is announced: they are not the buyer's own once more. */
  readonly byCommunity?: readonly Trade[]
  /** Trades that the text says were renewed in part. */
  readonly partly?: readonly Trade[]
  /** What of them is new, where the text tells when; missing: nothing that could be counted off. */
  readonly inPart?: Partial<Record<Trade, PartRenewed>>
  /** Trades that the buyer says are to be done. */
  readonly byBuyer?: readonly Trade[]
  /** When its rooms were made a home, long after its walls: what nobody dates in it is as old as that. Missing: they were built for it. */
  readonly converted?: Converted
  /** The home needs works as a whole, by its words or by what they say of its parts. */
  readonly poor?: boolean
  readonly said?: StatedTerms
  /** Year of a kitchen that stays: no part of the building, and kept up like it. */
  readonly kitchen?: number
  /** Half-timber, brick or stone on show: a façade that nobody clads. */
  readonly exposedFacade?: boolean
  /** Of asbestos cement, by its name or by its sheets and its year: to take it off costs more. */
  readonly asbestosRoof?: boolean
}

export interface CalledFor {
  readonly trades: readonly Trade[]
  /** Heatings of single flats that are to be replaced, as counted by the text; null: it counts none. */
  readonly heatings: number | null
  /** Of the façade only plaster and paint. */
  readonly onlyPaint: boolean
  /** Of any home what the seller himself calls due, whatever its age; missing: nothing. */
  readonly bySeller?: readonly Trade[]
}

export interface StatedTerms {
  /** Places that may say what of the Hausgeld the tenant pays, or how much of it is saved. */
  readonly hausgeld: readonly Evidence[]
  /** The Grundsteuer of a home a month; missing or null: not told with its time. */
  readonly propertyTax?: Money | null
  /** Places that speak of a Sonderumlage; missing: none. */
  readonly sonderumlage?: readonly Evidence[]
  /** What is read of a Sonderumlage beside its name; missing: nothing. */
  readonly levies?: readonly LevyTold[]
  /** What works cost by the exposé's own words, where the seller does not pay them; missing: none. */
  readonly works?: readonly StatedWork[]
  /** What comes beside the price by the exposé's own words, with its amount; missing: nothing. */
  readonly extras?: readonly StatedExtra[]
  /** What must be bought with the home for a price of its own, beside parking; missing: nothing. */
  readonly boughtWith?: readonly Pick<BoughtWith, 'thing' | 'priceEuro'>[]
  /** A rented plant in the home; missing: none is told. */
  readonly plantLease?: Pick<PlantLease, 'month' | 'until'> & {
    /** What redeems it is counted with the price: then its rent is not paid. */
    readonly isRedeemed: boolean
  }
  /** A loan of the community that the flat pays beside the Hausgeld; missing: none is told. */
  readonly communityLoan?: Pick<CommunityLoan, 'month' | 'until'>
  /** €/m² of plot for road and pipes, which its buyer still pays; missing: none is named, or it is no plot. */
  readonly roadsPerM2?: number
  /** What the owner of a house paid in a year beside his tenants; missing: nothing is told. */
  readonly owners?: readonly Pick<OwnersCost, 'kind' | 'amount'>[]
  /** The ortsübliche Vergleichsmiete as the exposé prints it; missing: it prints none. */
  readonly localRent?: LocalRent & {
    /** A Staffel or an index is agreed: as long as it is, § 558 BGB raises nothing (§§ 557a (2), 557b (2) BGB). */
    readonly isStepped: boolean
  }
  /** The parking space must be bought too, or costs extra. */
  readonly parkingExtra: boolean
  /** The lines of the Wirtschaftsplan; missing: not told. */
  readonly budget?: FlatBudget
  /** What of the price is for works that are written off faster, as who refurbishes and sells tells it; missing: not told. */
  readonly certified?: Pick<CertifiedWorks, 'percent' | 'law' | 'land'>
  /** The asked price holds the parking space by the document's own words; missing: it does not say. */
  readonly parkingWithin?: boolean
  /** Units are vacant, whatever the rent that is stated. */
  readonly someEmpty: boolean
  /** Shops, offices or surgeries pay a part of the rent. */
  readonly commercial: boolean
}

export const NO_STATED_TERMS: StatedTerms = { hausgeld: [], parkingExtra: false, someEmpty: false, commercial: false }

/** A Staffel or an index of the lease. */
const STEPPED = 'miete-staffel-index'

/** @param deal null: not looked for */
export function statedTermsOf(
  remarks: readonly Remark[],
  deal: Deal | null,
  day: CalendarDate,
  {
    levies,
    costs,
    extras,
    plantLease,
    communityLoan,
    owners,
    budget,
    certified,
    neighbour,
    boughtWith,
    localRent,
  }: Pick<
    StatedSums,
    | 'levies'
    | 'costs'
    | 'extras'
    | 'boughtWith'
    | 'plantLease'
    | 'communityLoan'
    | 'owners'
    | 'budget'
    | 'certified'
    | 'neighbour'
    | 'localRent'
  > = NO_SUMS,
): StatedTerms {
  const stated = remarks.filter(({ certainty }) => certainty === 'stated')
  const roads = deal?.type.value === 'grundstueck' ? roadsToPay(remarks) : null
  const parking = (deal?.parts ?? []).filter(({ kind, priceEuro }) => kind === 'stellplatz' && priceEuro !== null)
  return {
    sonderumlage: stated.flatMap(({ topic, evidence }) => (topic === 'sonderumlage' ? [evidence] : [])),
    propertyTax: propertyTaxMonth(stated),
    levies: levies.map(({ own, payer, due, isProposed, byLoan }) => ({
      own,
      payer,
      due,
      isProposed,
      ...(byLoan && { byLoan }),
    })),
    works: [
      ...costs.filter(({ bySeller }) => !bySeller).map(statedWorkOf),
      ...unpricedWorks(remarks, deal, costs, day, neighbour),
    ],
    extras: [
      ...extras.map(({ name, low, high, isDebt, isConnection }) => ({
        ...{ name, low, amount: high },
        ...(isDebt && { isDebt }),
        ...(isConnection && { isConnection }),
      })),
      ...(deal?.type.value === 'grundstueck' ? connectionExtras(remarks, extras, day) : []),
    ],
    ...(boughtWith.length > 0 && { boughtWith: boughtWith.map(({ thing, priceEuro }) => ({ thing, priceEuro })) }),
    ...(plantLease && { plantLease: { ...plantLease, isRedeemed: extras.some(({ isDebt }) => isDebt === true) } }),
    ...(communityLoan && { communityLoan }),
    ...(roads && { roadsPerM2: roads.perM2 }),
    ...(localRent && {
      localRent: { ...localRent, isStepped: stated.some(({ rule, part }) => rule === STEPPED && !part) },
    }),
    owners: owners.map(({ kind, amount }) => ({ kind, amount })),
    ...(budget && { budget }),
    ...(certified && deal?.type.value === 'sanierung-bautraeger' && { certified }),
    parkingWithin: parking.length > 0 && parking.every(({ inPrice }) => inPrice === true),
    hausgeld: stated.flatMap(({ topic, evidence }) =>
      topic === 'hausgeldAufteilung' || topic === 'ruecklage' ? [evidence] : [],
    ),
    parkingExtra: stated.some(({ subject }) => subject === 'stellplatzpflicht' || subject === 'stellplatzExtra'),
    someEmpty: stated.some(({ subject }) => subject === 'leerstand'),
    commercial: (deal?.parts ?? []).some(({ kind }) => kind === 'gewerbe'),
  }
}

/** Of two figures neither end is likelier: the middle is reckoned with, and both are shown. */
function statedWorkOf({ subject, low, high, isNet, needed, inFlat, flat, covers }: StatedCost): StatedWork {
  const span = low < high ? { span: { low, high } } : {}
  return {
    subject,
    amount: Math.round((low + high) / 2),
    ...span,
    isNet,
    needed,
    inFlat,
    // What one flat of a house needs is none of the house's own works.
    ...(flat === undefined ? covers && { covers } : { flat }),
  }
}
