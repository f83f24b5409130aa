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
import { aalenBank } from './s13AalenBank.ts'
import { eutinLeasehold } from './s14EutinLeasehold.ts'
import { hamburgLeaseholdFlat } from './s15HamburgLeaseholdFlat.ts'
import { goerlitzListed } from './s16GoerlitzListed.ts'
import { neussAuctionWithoutValue } from './s17NeussAuctionWithoutValue.ts'
import { noerdlingenMixed } from './s18NoerdlingenMixed.ts'
import { grevesmuehlenPlot } from './s19GrevesmuehlenPlot.ts'
import { erlangenValueFirst } from './s20ErlangenValueFirst.ts'
import { meppenBungalow } from './s21MeppenBungalow.ts'
import { westerstedeFarm } from './s22WesterstedeFarm.ts'
import { duesseldorfPenthouse } from './s23DuesseldorfPenthouse.ts'
import { bremenBasement } from './s24BremenBasement.ts'
import { frankfurtMicro } from './s25FrankfurtMicro.ts'
import { nauenNewSemi } from './s26NauenNewSemi.ts'
import { fritzlarBidding } from './s27FritzlarBidding.ts'
import { starnbergOnRequest } from './s28StarnbergOnRequest.ts'
import { schaffhausenFrancs } from './s29SchaffhausenFrancs.ts'
import { buesingenSwissStyle } from './s30BuesingenSwissStyle.ts'
import { salzburgAustria } from './s31SalzburgAustria.ts'
import { berlinBilingual } from './s32BerlinBilingual.ts'
import { kaufbeurenRotated } from './s33KaufbeurenRotated.ts'
import { pirnaGlyphs } from './s34PirnaGlyphs.ts'
import { trierHybrid } from './s35TrierHybrid.ts'
import { cottbusScanTurned } from './s36CottbusScanTurned.ts'
import { marburgScanUpsideDown } from './s37MarburgScanUpsideDown.ts'
import { suhlPhotographed } from './s38SuhlPhotographed.ts'
import { zwickauNoisyScan } from './s39ZwickauNoisyScan.ts'
import { soestHiddenText } from './s40SoestHiddenText.ts'
import { stuttgartFurnished } from './s41StuttgartFurnished.ts'
import { jenaCertificateDemand } from './s42JenaCertificateDemand.ts'
import { celleCertificateUse } from './s43CelleCertificateUse.ts'
import {
  invoice,
  serviceChargeStatement,
  tenancyAgreement,
  blank,
  curriculumVitae,
  wantedAd,
} from './s44NonListings.ts'
import { kielLongTerms } from './s50KielLongTerms.ts'
import { bambergMaisonette } from './s51BambergMaisonette.ts'
import { schwerteAbbreviations } from './s52SchwerteAbbreviations.ts'
import { kasselLetFlat } from './s53KasselLetFlat.ts'
import { erdingSemi } from './s54ErdingSemi.ts'
import { dortmundRentHouse } from './s55DortmundRentHouse.ts'
import { mainzPenthouse } from './s56MainzPenthouse.ts'
import { isnyFarmhouse } from './s57IsnyFarmhouse.ts'
import { lueneburgHiddenLeasehold } from './s58LueneburgHiddenLeasehold.ts'
import { juelichBungalow } from './s59JuelichBungalow.ts'
import { belzigPlot } from './s60BelzigPlot.ts'
import { leverkusenTerraced } from './s61LeverkusenTerraced.ts'
import { wiesbadenOldFlat } from './s62WiesbadenOldFlat.ts'
import { ulmTownVilla } from './s63UlmTownVilla.ts'
import { rostockCaptainsHouse } from './s64RostockCaptainsHouse.ts'
import { gerolsteinPrivateHouse } from './s65GerolsteinPrivateHouse.ts'
import { pforzheimAgentAd } from './s66PforzheimAgentAd.ts'
import { buendeTypos } from './s67BuendeTypos.ts'
import { halleLetApartment } from './s68HalleLetApartment.ts'
import { paderbornPortal } from './s69PaderbornPortal.ts'
import { karlsruhePortal } from './s70KarlsruhePortal.ts'
import { delmenhorstPortal } from './s71DelmenhorstPortal.ts'
import { kemptenAuctionFlat } from './s72KemptenAuctionFlat.ts'
import { moenchengladbachAuctionHouse } from './s73MoenchengladbachAuctionHouse.ts'
import { kissingenFax } from './s74KissingenFax.ts'
import { emdenBankScan } from './s75EmdenBankScan.ts'
import { oldesloeFlyer } from './s76OldesloeFlyer.ts'

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
  aalenBank,
  eutinLeasehold,
  hamburgLeaseholdFlat,
  goerlitzListed,
  neussAuctionWithoutValue,
  noerdlingenMixed,
  grevesmuehlenPlot,
  erlangenValueFirst,
  meppenBungalow,
  westerstedeFarm,
  duesseldorfPenthouse,
  bremenBasement,
  frankfurtMicro,
  nauenNewSemi,
  fritzlarBidding,
  starnbergOnRequest,
  schaffhausenFrancs,
  buesingenSwissStyle,
  salzburgAustria,
  berlinBilingual,
  kaufbeurenRotated,
  pirnaGlyphs,
  trierHybrid,
  cottbusScanTurned,
  marburgScanUpsideDown,
  suhlPhotographed,
  zwickauNoisyScan,
  soestHiddenText,
  stuttgartFurnished,
  jenaCertificateDemand,
  celleCertificateUse,
  invoice,
  serviceChargeStatement,
  tenancyAgreement,
  blank,
  curriculumVitae,
  wantedAd,
  kielLongTerms,
  bambergMaisonette,
  schwerteAbbreviations,
  kasselLetFlat,
  erdingSemi,
  dortmundRentHouse,
  mainzPenthouse,
  isnyFarmhouse,
  lueneburgHiddenLeasehold,
  juelichBungalow,
  belzigPlot,
  leverkusenTerraced,
  wiesbadenOldFlat,
  ulmTownVilla,
  rostockCaptainsHouse,
  gerolsteinPrivateHouse,
  pforzheimAgentAd,
  buendeTypos,
  halleLetApartment,
  paderbornPortal,
  karlsruhePortal,
  delmenhorstPortal,
  kemptenAuctionFlat,
  moenchengladbachAuctionHouse,
  kissingenFax,
  emdenBankScan,
  oldesloeFlyer,
]
