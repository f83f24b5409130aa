import type { Sample } from '../sample.ts'
import { gohlisTable } from './s01GohlisTable.ts'
import { gueterslohSidebar } from './s02GueterslohSidebar.ts'
import { witzenhausenLetter } from './s03WitzenhausenLetter.ts'
import { buxtehudeClassified } from './s04BuxtehudeClassified.ts'
import { augsburgPortal } from './s05AugsburgPortal.ts'
import { priceListProject } from './s06RegensburgPriceList.ts'
import { chemnitzRentTable } from './s07ChemnitzRentTable.ts'
import { wuppertalHausgeld } from './s08WuppertalHausgeld.ts'
import { stendalAuction } from './s09StendalAuction.ts'
import { oldenburgSkewScan } from './s10OldenburgSkewScan.ts'
import { braunschweigLabelsFirst } from './s11BraunschweigLabelsFirst.ts'
import { bonnRental } from './s12BonnRental.ts'

export const SAMPLES: readonly Sample[] = [
  gohlisTable,
  gueterslohSidebar,
  witzenhausenLetter,
  buxtehudeClassified,
  augsburgPortal,
  priceListProject,
  chemnitzRentTable,
  wuppertalHausgeld,
  stendalAuction,
  oldenburgSkewScan,
  braunschweigLabelsFirst,
  bonnRental,
]
