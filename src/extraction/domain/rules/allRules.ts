import type { ProseRule, TableRule } from '../rule.ts'
import { answerProse } from './answers.ts'
import { areaProse, areaTables } from './areas.ts'
import { buildingProse, buildingTables } from './building.ts'
import { chargeProse, chargeTables } from './charges.ts'
import { commissionProse, commissionTables } from './commission.ts'
import { commissionAmountProse, commissionAmountTables } from './commissionAmount.ts'
import { conditionProse, conditionTables } from './condition.ts'
import { conditionSentences } from './conditionSentences.ts'
import { energyProse, energyTables } from './energy.ts'
import { featureProse, featureTables, parkingProse, parkingTables } from './features.ts'
import { townProse } from './knownTowns.ts'
import { floorProse, floorTables } from './floors.ts'
import { heatingYearProse, heatingYearTables } from './heatingYear.ts'
import { heatingProse, heatingTables } from './heating.ts'
import { leaseholdTermProse, leaseholdTermTables } from './leaseholdTerm.ts'
import { legalProse, legalTables } from './legal.ts'
import { holidayGuestsProse } from './holidayGuests.ts'
import { priceInPassingProse } from './priceInPassing.ts'
import { lettingProse, lettingTables } from './letting.ts'
import { letStateProse } from './letStates.ts'
import { objectTypeProse, objectTypeTables } from './objectType.ts'
import { ownUseProse } from './ownUse.ts'
import { parkingPriceProse, parkingPriceTables } from './parkingPrice.ts'
import { parcelProse } from './parcels.ts'
import { placeProse, placeTables } from './place.ts'
import { measuresTold } from './measuresTold.ts'
import { areaTold } from './areaTold.ts'
import { roomsTold } from './roomsTold.ts'
import { yearTold } from './yearTold.ts'
import { energyTold } from './energyTold.ts'
import { sumsTold } from './sumsTold.ts'
import { priceProse, priceTables } from './price.ts'
import { priceTold } from './priceTold.ts'
import { providerProse, providerTables } from './provider.ts'
import { leaseRentProse, leaseTables, leaseToldProse, operatorLeaseProse } from './lease.ts'
import { rentProse, rentTables } from './rent.ts'
import { letUnitsProse } from './rentOfLetUnits.ts'
import { roomProse, roomTables } from './rooms.ts'
import { roomsBesideKind } from './roomsBesideKind.ts'
import { spelledOutProse } from './spelledOut.ts'
import { englishProse } from './englishOffers.ts'
import { freeAndDatedProse } from './freeAndDated.ts'
import { handoverTables, moveInProse } from './moveIn.ts'

/** Every reading of a table or card that a fact is taken from. */
export const TABLES: readonly TableRule[] = [
  ...priceTables,
  ...parkingPriceTables,
  ...areaTables,
  ...roomTables,
  roomsBesideKind,
  ...floorTables,
  ...buildingTables,
  ...heatingYearTables,
  ...conditionTables,
  ...objectTypeTables,
  ...energyTables,
  ...heatingTables,
  ...rentTables,
  ...leaseTables,
  ...chargeTables,
  ...commissionTables,
  ...commissionAmountTables,
  ...legalTables,
  ...leaseholdTermTables,
  ...lettingTables,
  ...handoverTables,
  ...placeTables,
  ...featureTables,
  ...parkingTables,
  ...providerTables,
]

/** Every wording of running text. */
export const PROSE: readonly ProseRule[] = [
  ...priceProse,
  ...parkingPriceProse,
  ...areaProse,
  ...parcelProse,
  ...roomProse,
  ...floorProse,
  ...buildingProse,
  ...heatingYearProse,
  ...conditionProse,
  ...conditionSentences,
  ...objectTypeProse,
  ...energyProse,
  ...heatingProse,
  ...rentProse,
  ...letUnitsProse,
  ...chargeProse,
  ...commissionProse,
  ...commissionAmountProse,
  ...legalProse,
  ...leaseholdTermProse,
  ...lettingProse,
  ...letStateProse,
  ...leaseToldProse,
  ...leaseRentProse,
  ...holidayGuestsProse,
  ...operatorLeaseProse,
  ...ownUseProse,
  ...placeProse,
  ...townProse,
  ...featureProse,
  ...parkingProse,
  ...providerProse,
  ...priceInPassingProse,
  priceTold,
  ...measuresTold,
  ...areaTold,
  ...roomsTold,
  yearTold,
  ...energyTold,
  ...sumsTold,
  ...answerProse,
  ...spelledOutProse,
  ...englishProse,
  ...moveInProse,
  ...freeAndDatedProse,
]
