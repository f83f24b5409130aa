/**
 * What is paid for a year of net rent (Ertragsfaktor, § 28 ImmoWertV: purchase price over Jahresnettokaltmiete), by kind. Official
 * medians of North Rhine-Westphalia; how they change with the place is fitted to what Gutachterausschüsse of big cities found.
 */
import { MODELL } from './bewertungsmodell.ts'

/** What is bought for its rent. */
export type Ertragsart =
  | 'mfh'
  | 'etwVermietet'
  | 'dreifamilienhaus'
  | 'gemischt'
  | 'buero'
  | 'handel'
  | 'industrie'
  | 'pflegeNeu'
  | 'pflegeGebraucht'
  | 'pflegeOhneVertrag'
  | 'ferien'

export interface ErtragsfaktorRow {
  /** Years of net rent. */
  readonly median: number
  /** Exponent of the place's price level over that of NRW; 0: the same everywhere. */
  readonly jeNiveau: number
  /** Spread of single sales, standard deviation of ln. */
  readonly streuung: number
  readonly source: string
}

const NRW = 'Oberer Gutachterausschuss NRW, Grundstücksmarktdaten 2025, Verkäufe 2024, Median'

/**
 * ln(factor) on ln(asked level) over Hagen 12.1, Duisburg 14.3, Essen 16.0, Bonn 19.7, Köln and Düsseldorf 21.4, Münster 28.3,
 * Leipzig 22 and Frankfurt 22: slope 0.40, and 16.7 at the level of 2,700 €/m², which is the median of NRW (16.6).
 */
const WOHNEN_JE_NIVEAU = 0.4
/** What the Gutachterausschüsse of these nine have published for houses of flats, by AGS of the Kreis. */
export const ERTRAGSFAKTOR_STADT: Readonly<Record<string, number>> = {
  '05914': 12.1,
  '05112': 14.3,
  '05113': 16,
  '05314': 19.7,
  '05315': 21.4,
  '05111': 21.4,
  '05515': 28.3,
  '14713': 22,
  '06412': 22,
}

/** Shops and offices of small towns are let and sold at nearer factors (NRW, p10–p90 of offices 11.2–17.9): half of it, our assumption. */
const GEWERBE_JE_NIVEAU = 0.2

/** Spread: sd of the Liegenschaftszins turned into price, NRW: MFH 0.22, mixed 0.27; Hamburg offices 0.19 and logistics 0.26 of the price. */
export const ERTRAGSFAKTOREN: Readonly<Record<Ertragsart, ErtragsfaktorRow>> = {
  mfh: { median: 16.6, jeNiveau: WOHNEN_JE_NIVEAU, streuung: 0.22, source: NRW },
  // Let flats, 52 Gutachterausschüsse: 19.4 to 26.4 (p10–p90); spread: Liegenschaftszins turned into price.
  etwVermietet: { median: 22.3, jeNiveau: WOHNEN_JE_NIVEAU, streuung: 0.28, source: NRW },
  dreifamilienhaus: { median: 19.8, jeNiveau: WOHNEN_JE_NIVEAU, streuung: 0.22, source: NRW },
  gemischt: { median: 14.5, jeNiveau: WOHNEN_JE_NIVEAU, streuung: 0.27, source: NRW },
  buero: { median: 15.1, jeNiveau: GEWERBE_JE_NIVEAU, streuung: 0.2, source: NRW },
  handel: { median: 13.1, jeNiveau: GEWERBE_JE_NIVEAU, streuung: 0.22, source: NRW },
  industrie: { median: 13.1, jeNiveau: GEWERBE_JE_NIVEAU, streuung: 0.26, source: NRW },
  // A first sale is asked 20 to 29 years for, and its buyer can sell for 14 to 19: between both.
  pflegeNeu: {
    median: 20.5,
    jeNiveau: 0,
    streuung: 0.2,
    source: `Mitte zwischen Wiederverkauf (14- bis 19-fach) und Erstverkauf (20- bis 29-fach); ${MODELL}`,
  },
  pflegeGebraucht: { median: 16.5, jeNiveau: 0, streuung: 0.2, source: `Wiederverkauf, 14- bis 19-fach; ${MODELL}` },
  // The next rent is what a new operator will pay, and no home is left without one.
  pflegeOhneVertrag: {
    median: 12,
    jeNiveau: 0,
    streuung: 0.25,
    source: `Betreiber insolvent, oder der Vertrag endet in drei Jahren: 10- bis 14-fach; ${MODELL}`,
  },
  // Net income of holiday lets: 14 to 20.
  ferien: { median: 17, jeNiveau: 0, streuung: 0.25, source: `14- bis 20-faches des Nettoertrags; ${MODELL}` },
}

/** What a holiday home costs its owner of the Pacht where no Hausgeld is told: the factor above is one of net income. */
export const FERIEN_KOSTEN = {
  anteil: 0.4,
  source: `Annahme: ohne genanntes Hausgeld 40 % der Pacht; ${MODELL}`,
} as const

/** Asked level at which the factor is that of NRW, €/m², and no place changes it beyond these relations. */
export const FAKTOR_NIVEAU = { mitte: 2700, von: 0.45, bis: 2.6 } as const

/** Houses of flats since the sales of 2024 (vdp: +5.2 % in Q3/2025, +1.6 % in Q2/2026, on the year before; half of it was rent). */
export const FAKTOR_SEIT_2024 = 1.03

/** Houses of flats from 1991 on against all (Leipzig 2025: 24.9 against 22). */
export const FAKTOR_NEUERES_HAUS = { ab: 1991, faktor: 1.1 } as const

/** Share of trade from which a house is bought as a mixed one: Gutachterausschüsse count up to a fifth as a house of flats. */
export const GEMISCHT_AB = 0.2

/** Where more of all homes of the Kreis stand empty, percent, a free flat is counted with this part of its rent (assumption). */
export const FREI_BEI_LEERSTAND = { ab: 8, anteil: 0.5 } as const

/** Until a free flat of a house is let again: months of its rent, and € for each m² to make it ready. Assumptions. */
export const NEUVERMIETUNG = { monate: 6, jeQuadratmeter: 150 } as const

/**
 * The same of a shop, office or practice whose tenant may go within a year: the next is found more slowly, and wants the rooms his way. halle: of a workshop or store; ausbau: €
 * more for each m² where the fit-out is the tenant's and goes with him. Assumptions.
 */
export const NEUVERMIETUNG_GEWERBE = { monate: 12, jeQuadratmeter: 100, halle: 25, ausbau: 100 } as const

/** A care home counts as new for so many years; its lease as about to end for the last of them. */
export const PFLEGE = { neuBis: 5, vertragEndet: 3 } as const
