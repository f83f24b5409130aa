import { floorAgainstStoreys, partsAgainstWhole, storeysAgainstYear } from './buildingGates.ts'
import { commission, hausgeldPerM2, savingsPerM2 } from './chargeGates.ts'
import { certificateAhead, datesAhead, yearBuilt } from './dateGates.ts'
import { ageOfHeating, carrierAgainstHeating, classAgainstValue } from './energyGates.ts'
import type { Gate } from './gate.ts'
import { grossYield, monthAgainstYear, priceAgainstPlace, rentAgainstMarket } from './moneyGates.ts'
import { plzAgainstOrt } from './placeGates.ts'

/** In the order in which values pass: what others are measured by comes first. How sure a word was recognised is tested while reading. */
export const GATES: readonly Gate[] = [
  plzAgainstOrt,
  yearBuilt,
  datesAhead,
  certificateAhead,
  partsAgainstWhole,
  storeysAgainstYear,
  floorAgainstStoreys,
  classAgainstValue,
  ageOfHeating,
  carrierAgainstHeating,
  monthAgainstYear,
  rentAgainstMarket,
  priceAgainstPlace,
  grossYield,
  hausgeldPerM2,
  savingsPerM2,
  commission,
]
