/**
 * What our market estimate assumes where no statistic decides. Every figure here is an assumption of our own, named as
 * such in the report ("Modellannahme"); changing one changes estimates, so it needs a run of `npm run bench valuation`.
 */
import type { Energieklasse } from '../energie.ts'
import type { Vergleichsart } from './preisfaktoren.ts'

export const MODELL = 'Modellannahme ExposéAmpel, Stand 11/2026'

/** The kinds of homes for which a market level is given. */
export const MARKTARTEN = [
  'Eigentumswohnung',
  'Einfamilienhaus',
  'Reihenhaus',
  'Zweifamilienhaus',
  'Mehrfamilienhaus',
] as const
export type Marktart = (typeof MARKTARTEN)[number]

interface Artannahme {
  /** Whose notarised prices stand for it. */
  readonly wie: Vergleichsart
  /** €/m² in relation to that kind, same place. */
  readonly faktor: number
  /** Wohnfläche of an average sale, m²; null: size is not looked at. */
  readonly flaeche: number | null
  /** Change of €/m² for each m² more. Flats: −0.25 %, at most ±15 %. */
  readonly jeQuadratmeter: number
  /** Spread of single prices in one place after all adjustments, standard deviation of ln. */
  readonly streuung: number
}

/**
 * Against detached houses and free flats valued by the same Gutachterausschuss (NRW 2024, €/m²): Reihenhaus 0.93,
 * Zweifamilienhaus 0.76 at its own larger area (Hamburg, 2013 to 2020: 0.895), Mehrfamilienhaus 0.64; the nationwide means of Reihenhäuser (AK OGA 2025) lie
 * at 1.02, in denser places. A house of flats is compared by its rent; this
 * holds where an operator states a price for each m².
 */
export const ARTEN: Readonly<Record<Marktart, Artannahme>> = {
  Eigentumswohnung: { wie: 'etw', faktor: 1, flaeche: 75, jeQuadratmeter: -0.0025, streuung: 0.17 },
  Einfamilienhaus: { wie: 'efh', faktor: 1, flaeche: 140, jeQuadratmeter: -0.0015, streuung: 0.18 },
  Reihenhaus: { wie: 'efh', faktor: 0.93, flaeche: 125, jeQuadratmeter: -0.0015, streuung: 0.18 },
  Zweifamilienhaus: { wie: 'efh', faktor: 0.85, flaeche: 190, jeQuadratmeter: -0.0015, streuung: 0.19 },
  Mehrfamilienhaus: { wie: 'etw', faktor: 0.66, flaeche: null, jeQuadratmeter: 0, streuung: 0.24 },
}

/**
 * In a dear Landkreis a terraced house brings by the m² what a detached one does, and a little more: 1.02 is the nationwide mean of AK
 * OGA 2025, in denser places; what it saves is land. Measured is 0.93 at the middle level of NRW. Judged limits of 24 such houses, in two
 * halves by author: 0.95 and 0.94 of theirs before, 1.01 and 1.00 after.
 */
export const REIHENHAUS_IM_LANDKREIS = { faktor: 1.02, ab: 2700, ganzAb: 3650 } as const

/** No adjustment for size goes further than this. */
export const GROESSTE_FLAECHENWIRKUNG = 0.15

/** What is asked comes down to this share of it by the notary's date: asks lie 5 to 10 % above the value (Homeday). */
export const ANGEBOT_ZU_ABSCHLUSS = 0.94

/**
 * Above this level of a Kreis, €/m², houses gain on the mixed level: their land gets scarce. München 2020: houses notarised
 * at 11,000 €/m² (AK OGA), 1.04 of the level asked, against 0.92 in the median place.
 */
export const TEURES_NIVEAU = 7000
export const HAEUSER_IN_TEUREN_LAGEN = 0.12

/**
 * Where many homes of a Landkreis stand empty, what is asked is no longer paid, and the old homes that are sold are worse
 * than an average object. NRW and the GREIX cities, where the factors were measured, know no such Landkreis. The far end,
 * 2018 and 2020 (AK OGA): houses in Kyffhäuserkreis and Mansfeld-Südharz at 0.42 to 0.54 of the level, flats in
 * Saale-Orla-Kreis at 0.37; these are the cheapest of all 400, so we go about half the way. Change of ln for each
 * percentage point above `ab`.
 *
 * Measured is a Landkreis as a whole. In its towns fewer homes stand empty than around them, and for kreisfreie Städte no deduction
 * was found, however many stand empty there: Zwickau, Görlitz and Plauen were such until 2008. A flat in a Mittelstadt (Siedlungstyp
 * up to `mittelstadt`) bears half of it; houses stand at its rim and bear it all.
 *
 * The houses measured there are old ones themselves: the Baujahr of an old house takes off again what the means of such a Landkreis have
 * lost already. One of up to `alt` therefore bears only `anteilAlte` of it, one from `jung` on all of it (docs/decisions/0054).
 */
export const LEERSTAND = {
  ab: 6,
  jePunkt: { efh: -0.07, etw: -0.06 },
  hoechstens: -0.4,
  mittelstadt: 4,
  anteilMittelstadt: 0.5,
  alt: 1935,
  jung: 1962,
  anteilAlte: 0.5,
} as const

/** Zustand against gepflegt. Effects above 1 fade for younger buildings, whose Baujahr already says it. */
export const ZUSTAENDE = {
  sanierungsbedürftig: 0.75,
  renovierungsbedürftig: 0.88,
  gepflegt: 1,
  modernisiert: 1.07,
  neuwertig: 1.15,
} as const
export type Zustand = keyof typeof ZUSTAENDE

/** Baujahre from `bis` on gain nothing by a good Zustand, those before `von` gain all of it. */
export const ZUSTAND_VERBLASST = { von: 1980, bis: 2020 } as const

/**
 * A house taken down to its shell and built up again counts as if built `ALTER_NACH_KERNSANIERUNG` years before its works: with all points
 * of modernisation 56 of 80 years remain to an old one (Anlage 2 ImmoWertV). At the least it is one of 1975–1994, what it is compared with.
 */
export const ALTER_NACH_KERNSANIERUNG = 24
export const FIKTIVES_BAUJAHR = 1985
/**
 * Who buys from the one who refurbishes moves in first and has five years of warranty: with every trade new the works are a Kernsanierung, after
 * which up to 72 of 80 years remain (Anlage 2 II.3 ImmoWertV). Old walls and ceilings stay: halfway between those 72 and the 56 of points.
 */
export const ALTER_VOM_BAUTRAEGER_SANIERT = 16

/** Steps of the rent by Zustand. */
export const ZUSTAND_MIETE: Readonly<Record<Zustand, number>> = {
  sanierungsbedürftig: 0.9,
  renovierungsbedürftig: 0.95,
  gepflegt: 1,
  modernisiert: 1.04,
  neuwertig: 1.08,
}

/** Price against class D. Ends: immowelt 2025 (A+ and H); between them drawn by us. */
export const ENERGIEWIRKUNG: Readonly<Record<Vergleichsart, Readonly<Record<Energieklasse, number>>>> = {
  efh: { 'A+': 0.16, A: 0.13, B: 0.09, C: 0.05, D: 0, E: -0.04, F: -0.07, G: -0.1, H: -0.14 },
  etw: { 'A+': 0.23, A: 0.17, B: 0.11, C: 0.05, D: 0, E: -0.01, F: -0.02, G: -0.03, H: -0.04 },
}

/** The class that an unrenovated building of these years usually has; only the distance from it moves the price. */
export const UEBLICHE_KLASSE: readonly { readonly bis: number; readonly klasse: Energieklasse }[] = [
  { bis: 1977, klasse: 'F' },
  { bis: 1994, klasse: 'E' },
  { bis: 2001, klasse: 'D' },
  { bis: 2009, klasse: 'C' },
  { bis: 2015, klasse: 'B' },
  { bis: Infinity, klasse: 'A' },
]

/** Part of what the class says is already said by the Zustand. */
export const GROESSTE_ENERGIEWIRKUNG = 0.1

/**
 * A let home is bought for its rent: price over that of a free one, by market rent × 12 over the free price. Hamburg (2,815
 * sales): 0.658 + 0.0513 × percent; NRW at its usual 5 %: 0.93. Between them straight, no further than these ends.
 */
export const VERMIETET: readonly (readonly [rendite: number, faktor: number])[] = [
  [0.02, 0.76],
  [0.03, 0.81],
  [0.05, 0.93],
]
/**
 * A flat in a large block of the years of the Großwohnsiedlungen, by the flats of its house; the level of a PLZ holds smaller houses, too.
 * Where homes are dear they are let and sold all the same. Assumptions: judged limits lay a tenth below our middle for blocks
 * from 25 flats on, in both halves of the authors, and at it for smaller ones.
 */
export const GROSSE_WOHNANLAGE = {
  baujahre: { von: 1955, bis: 1990 },
  niveau: { ganzBis: 2500, nichtAb: 4400 },
  stufen: [
    { ab: 50, faktor: 0.9 },
    { ab: 25, faktor: 0.95 },
  ],
} as const

/**
 * A flat below the ground has less light and more damp, and its buyers are few. An assumption; an appraiser of ours takes 25 to 30 % off
 * the storeys above. That one may live there is a question before the price.
 */
export const SOUTERRAIN = 0.75
/**
 * A penthouse: alone on its storey, with light from all sides and a terrace that the m² hold in part only. An assumption; the judged limits of
 * two such flats lay at 1.14 and 1.16 of those without it.
 */
export const PENTHOUSE = 1.15
/** A flat from the third storey up without a lift. */
export const OHNE_AUFZUG = 0.95
/**
 * On the shore of a lake, the sea or a river, or with a view of it: the level of a PLZ holds few such homes. Assumptions, and how far
 * they may be wrong (standard deviation of ln): single sales lie between no premium and half as much again.
 */
export const WASSERLAGE = { ufer: 1.25, blick: 1.1, streuung: 0.12 } as const
export type Wasserlage = 'ufer' | 'blick'
/** A building on another's land, usual share of the free value: 0.72 to 0.91 by term (Braunschweig-Wolfsburg 2021–2024). */
export const ERBBAURECHT = 0.8

/** Usual plots of detached houses in m² by Siedlungstyp 1 to 7: those that were sold in NRW (580 to 620 in cities, 550 to 700 outside). */
export const UEBLICHES_GRUNDSTUECK = [590, 590, 600, 600, 620, 650, 700] as const
/** A Reihenhaus or Doppelhaushälfte stands on about this part of it. */
export const GRUNDSTUECK_REIHENHAUS = 0.45

/** Rents: Wohnfläche of an average letting in m², change of €/m² for each m² more. */
export const MIETE_FLAECHE = { flaeche: 70, jeQuadratmeter: -0.002 } as const
/** Rents asked rise by so much a year: GREIX Q1/2026 +2.9 % on the year before. Drawn forward for at most two years. */
export const MIETE_JE_JAHR = 0.029
export const MIETE_LAENGSTE_FORTSCHREIBUNG = 2
/** Rent by Baujahr against the mix of all lettings, up to and including the year. */
export const MIETE_BAUJAHR: readonly { readonly bis: number; readonly faktor: number }[] = [
  { bis: 1949, faktor: 1 },
  { bis: 1994, faktor: 0.97 },
  { bis: 2014, faktor: 1.07 },
  { bis: Infinity, faktor: 1.18 },
]
/** Rents between Kreise follow BBSR closely; single lettings differ by so much. Standard deviations of ln. */
export const MIETE_STREUUNG = { ort: 0.04, objekt: 0.1 } as const

/**
 * How unsure each part of the estimate is, as standard deviation of ln. What is not known adds its own, so a range never
 * widens when a document is handed in.
 */
export const UNSICHERHEIT = {
  /** Level and Baujahr were measured in NRW; elsewhere they are carried over. */
  uebertragung: 0.05,
  /**
   * How far places lie from the measured relation, by Siedlungstyp 1 to 7 and for a whole Kreis. Flats: 0.07 over all places
   * (left out: bench notarised), growing as places get smaller (NRW, 130 Gemeinden: 11, 17 and 25 % hold nine of ten).
   */
  ort: {
    etw: { nachTyp: [0.07, 0.07, 0.09, 0.11, 0.12, 0.13, 0.13], kreis: 0.075 },
    efh: { nachTyp: [0.1, 0.1, 0.1, 0.1, 0.11, 0.12, 0.12], kreis: 0.1 },
  },
  /** Of the deduction for empty homes, this part may be wrong. */
  leerstand: 0.2,
  lage: { gut: 0.06, mittel: 0.08, schwach: 0.1, keine: 0.15 },
  /**
   * Without data of its own a PLZ lies from the usual level of its settlement type by this part of the spread between the
   * PLZ of its Kreis (measured on the PLZ that have data: 0.86), but by no more than `keine`.
   */
  jeStreuung: 0.87,
  /** Only the Kreis or the Ort is known and its PLZ differ little: at least this. */
  ohnePlz: 0.1,
  /** Only the Land is known: spread of Kreise within Länder. */
  nurLand: 0.28,
  /** Spread of all that was sold by Baujahr: 0.14 and 0.15. */
  ohneBaujahr: 0.16,
  ohneZustand: { etw: 0.1, efh: 0.12 },
  ohneWohnflaeche: 0.04,
  ohneEnergieklasse: 0.03,
  /** Together with the spread of single homes 0.28 where its terms are known. */
  erbbaurecht: { bekannt: 0.19, unbekannt: 0.24 },
} as const

/**
 * A range is meant to hold this share of prices, about two of three; the normal distribution then asks for so many standard
 * deviations. More would be honest, too, but wider than a buyer can use: 80 % would take ±26 % for a flat and ±30 % for a
 * house. Less, and the means of too many places would lie outside (bench: placesHeldByRange).
 */
export const ANTEIL = 0.65
export const STANDARDABWEICHUNGEN = 0.9346
