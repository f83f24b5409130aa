import type { Page } from '#reading/domain/page.ts'
import type { Facts } from '../facts.ts'
import type { Passage } from '../passages.ts'
import type { Setting } from '../scope/setting.ts'
import { type Advertised, NOTHING_ADVERTISED } from './advertised.ts'
import { type AreaPrice, areaPriceOf } from './areaPrices.ts'
import { type AttachedArea, attachedAreaOf } from './attachedArea.ts'
import { type OutdoorShare, outdoorShareOf } from './outdoorShare.ts'
import { type UnderOneRoof, underOneRoofOf } from './underOneRoof.ts'
import { type NeighbourCost, neighbourCostOf } from './neighbourCost.ts'
import { type CommunityLoan, communityLoanOf } from './communityLoan.ts'
import { type CertifiedWorks, certifiedWorksOf } from './certifiedWorks.ts'
import { type Comparison, comparisonsOf } from './comparisons.ts'
import { type ExpertFigures, expertFiguresOf, NO_FIGURES } from './expertFigures.ts'
import { type ExtraCost, extraCostsOf } from './extraCosts.ts'
import { type FlatBudget, flatBudgetOf } from './flatBudget.ts'
import { type PaidFromReserve, paidFromReserve } from './fromReserve.ts'
import { leasedPlantOf } from './leasedPlant.ts'
import { type PlantLease, plantLeaseOf } from './plantLease.ts'
import { leviesOf, levyToExpect, type StatedLevy } from './levies.ts'
import type { LeasedLand } from './leasedLand.ts'
import { type LandPiece, landPiecesOf } from './landPieces.ts'
import { withStockTold } from './stockOfPieces.ts'
import { type BoughtWith, boughtWithOf } from './boughtWith.ts'
import { type SharedGarden, sharedGardenOf } from './sharedGarden.ts'
import { type SecondParcel, secondParcelsOf } from './secondParcel.ts'
import { type OpenWork, openWorksOf } from './openWorks.ts'
import { type OwnersCost, ownersCostsOf } from './ownersCosts.ts'
import { purchaseTaxOf, type StatedTax } from './purchaseTax.ts'
import { type LocalRent, localRentOf } from './localRent.ts'
import { type RentBeside, rentsBesideOf } from './rentsBeside.ts'
import { type StatedCost, statedCostsOf } from './statedCosts.ts'
import { costsInLists, withCostsInTables } from './costsInRows.ts'
import { summedWorks } from './summedWorks.ts'
import { type ShareByArea, shareByAreaOf } from './shareByArea.ts'
import { type StatedRate, statedRateOf } from './statedRate.ts'
import { type PriceEvidence, priceEvidenceOf } from './priceEvidence.ts'
import { type OfferNextDoor, offersNextDoor } from './offersNextDoor.ts'
import { type PricePaid, pricesPaid } from './pricePaid.ts'
import { townDuesOf } from './townDues.ts'
import { type TradeRentAsked, tradeRentsAsked } from './tradeRentsAsked.ts'
import type { UnplacedAmount } from './unplacedAmounts.ts'
import { type StatedValuation, valuationsOf } from './valuations.ts'

/** Amounts that the text states beside the facts, each with what it is for. */
export interface StatedSums {
  readonly levies: readonly StatedLevy[]
  readonly costs: readonly StatedCost[]
  readonly comparisons: readonly Comparison[]
  /** The building beside it, which the same seller offers too. */
  readonly nextDoor: readonly OfferNextDoor[]
  /** What a portal prints of the prices asked around; null: nothing. */
  readonly area: AreaPrice | null
  /** Whatever the document names as a yardstick for its price, for a reader; what is calculated with is told beside it. */
  readonly prices: readonly PriceEvidence[]
  readonly extras: readonly ExtraCost[]
  /** A plant in the home that is rented and paid by the month; null: the text tells of none. */
  readonly plantLease: PlantLease | null
  /** What the flat pays each month for a loan of its community, beside the Hausgeld; null: the text tells of none. */
  readonly communityLoan: CommunityLoan | null
  readonly valuations: readonly StatedValuation[]
  readonly owners: readonly OwnersCost[]
  /** What an equal flat of the house pays, or this one paid until lately. */
  readonly rents: readonly RentBeside[]
  /** The ortsübliche Vergleichsmiete as it is printed; null: it is not. */
  readonly localRent: LocalRent | null
  /** What lies ahead of a community and is paid from what it has saved. */
  readonly fromReserve: readonly PaidFromReserve[]
  /** The Wirtschaftsplan of the flat, line by line; null: not told, or its lines make another Hausgeld. */
  readonly budget: FlatBudget | null
  /** What the very object was sold for before. */
  readonly paid: readonly PricePaid[]
  /** Of an auction: what the court's value holds. */
  readonly expert: ExpertFigures
  /** The Grunderwerbsteuer that the exposé reckons with; null: it names none. */
  readonly tax: StatedTax | null
  /** The interest that it reckons or advertises with; null: it names none. */
  readonly rate: StatedRate | null
  /** The share of the community that the flat bears beside what its area would make it; null: not both are told. */
  readonly shareByArea: ShareByArea | null
  /** A part built later that is counted in the Wohnfläche; null: the text tells of none. */
  readonly attached: AttachedArea | null
  /** What lies under the roof of a house beside its Wohnfläche; null or missing: nothing is told. */
  readonly underOneRoof?: UnderOneRoof | null
  /** Missing or null: not told. */
  readonly outdoorShare?: OutdoorShare | null
  /** What damp like this cost a neighbour; null: the text tells of none. */
  readonly neighbour: NeighbourCost | null
  /** Land that is used with the object and leased; null: the text tells of none. */
  readonly leased: LeasedLand | null
  /** Parcels and shares that are sold beside the plot. */
  readonly parcels: readonly SecondParcel[]
  /** The parcels of a list that adds up, with what stands on each; empty: there is none. */
  readonly land: readonly LandPiece[]
  /** What halls and offices are let for at the place by the seller's own words; empty: he names nothing. */
  readonly tradeRents: readonly TradeRentAsked[]
  /** What must be bought with the home for a price of its own, beside parking. */
  readonly boughtWith: readonly BoughtWith[]
  /** A garden that is a share in a parcel of its own; null: the text tells of none. */
  readonly sharedGarden: SharedGarden | null
  /** What of the price is sold as written off faster; null: nothing is, or its share is not told. */
  readonly certified: CertifiedWorks | null
  /** What the seller himself names as not done, worn or to be done. */
  readonly openWorks: readonly OpenWork[]
  /** What an investor is lured with. */
  readonly advertised: Advertised
  /** What is named in euro and held by nothing that was read, the largest first. */
  readonly unplaced: readonly UnplacedAmount[]
}

export const NO_SUMS: StatedSums = {
  levies: [],
  costs: [],
  comparisons: [],
  nextDoor: [],
  area: null,
  prices: [],
  extras: [],
  plantLease: null,
  communityLoan: null,
  valuations: [],
  owners: [],
  rents: [],
  localRent: null,
  fromReserve: [],
  budget: null,
  paid: [],
  expert: NO_FIGURES,
  tax: null,
  rate: null,
  shareByArea: null,
  attached: null,
  neighbour: null,
  leased: null,
  parcels: [],
  land: [],
  tradeRents: [],
  boughtWith: [],
  sharedGarden: null,
  certified: null,
  openWorks: [],
  advertised: NOTHING_ADVERTISED,
  unplaced: [],
}

export function statedSumsOf(
  passages: readonly Passage[],
  {
    kaufpreis,
    verkehrswert,
    wohnflaeche,
    grundstuecksflaeche,
    erhaltungsruecklage,
    hausgeldMonat,
    einheiten,
    stellplatzPreis,
    ort,
  }: Pick<
    Facts,
    | 'kaufpreis'
    | 'verkehrswert'
    | 'wohnflaeche'
    | 'grundstuecksflaeche'
    | 'erhaltungsruecklage'
    | 'hausgeldMonat'
    | 'einheiten'
    | 'stellplatzPreis'
    | 'ort'
  >,
  setting: Setting,
  {
    empty,
    isHouse,
    tabled,
    pages,
  }: {
    readonly pages: readonly Page[]
    readonly empty: number | null
    readonly isHouse: boolean
    readonly tabled: readonly StatedCost[]
  },
): Omit<StatedSums, 'unplaced' | 'leased' | 'advertised'> {
  const price = numberOf(kaufpreis)
  const named = extraCostsOf(passages, price, numberOf(wohnflaeche))
  const dues = townDuesOf(passages).filter(one => !named.some(({ high }) => high === one.high))
  const extras = [
    ...named,
    ...dues,
    ...leasedPlantOf(passages).filter(one => !named.some(({ high }) => high === one.high)),
  ]
  // What is named as left out of the price is paid once.
  const costs = withCostsInTables(statedCostsOf(passages, price, setting, empty, isHouse), [
    ...tabled,
    ...(setting.toBeBuilt ? [] : [...costsInLists(passages), ...summedWorks(passages)]),
  ]).filter(one => !extras.some(({ high }) => high === one.high))
  const communityLoan = isHouse ? null : communityLoanOf(passages, setting.today)
  // Without the monthly sum of its loan the levy itself is all that is known of the debt.
  const told = leviesOf(passages, setting, numberOf(einheiten)).map(({ byLoan, ...levy }) => ({
    ...levy,
    ...(byLoan && communityLoan && { byLoan }),
  }))
  const area = areaPriceOf(passages)
  const size = numberOf(wohnflaeche) ?? numberOf(grundstuecksflaeche)
  const comparisons = comparisonsOf(passages, price ?? numberOf(verkehrswert), size)
  const isLand = numberOf(wohnflaeche) === null && numberOf(grundstuecksflaeche) !== null
  return {
    levies: told.length > 0 ? told : levyToExpect(costs, passages, numberOf(erhaltungsruecklage)),
    costs,
    area,
    comparisons,
    prices: priceEvidenceOf(passages, { price, area: size }, isLand, { comparisons, area }),
    nextDoor: offersNextDoor(passages),
    extras,
    plantLease: plantLeaseOf(passages),
    communityLoan,
    owners: ownersCostsOf(passages),
    rents: rentsBesideOf(passages, setting.today),
    localRent: localRentOf(passages, {
      area: (numberOf(einheiten) ?? 1) > 1 && isHouse ? null : numberOf(wohnflaeche),
      town: typeof ort?.value === 'string' ? ort.value : null,
    }),
    fromReserve: told.length > 0 ? [] : paidFromReserve(passages),
    budget: flatBudgetOf(passages, numberOf(hausgeldMonat)),
    valuations: valuationsOf(passages, price, setting.today),
    shareByArea: shareByAreaOf(passages),
    attached: attachedAreaOf(passages, numberOf(wohnflaeche)),
    underOneRoof: underOneRoofOf(passages),
    outdoorShare: outdoorShareOf(passages),
    neighbour: neighbourCostOf(passages),
    land: withStockTold(landPiecesOf(pages, numberOf(grundstuecksflaeche)), passages),
    tradeRents: tradeRentsAsked(passages),
    parcels: secondParcelsOf(passages, numberOf(grundstuecksflaeche)),
    boughtWith: boughtWithOf(passages, { price, parking: numberOf(stellplatzPreis) }),
    sharedGarden: sharedGardenOf(passages),
    expert: expertFiguresOf(passages, numberOf(verkehrswert)),
    tax: purchaseTaxOf(passages),
    rate: statedRateOf(passages),
    certified: certifiedWorksOf(passages, price),
    openWorks: openWorksOf(passages, setting),
    paid: pricesPaid(passages, price ?? numberOf(verkehrswert), setting.today),
  }
}

function numberOf(fact: Facts['kaufpreis']): number | null {
  return typeof fact?.value === 'number' ? fact.value : null
}
