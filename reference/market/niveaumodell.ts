/**
 * From the level that is asked at a place to what one home is notarised at: measured on official means of North
 * Rhine-Westphalia by class of Baujahr (Oberer Gutachterausschuss, sales of 2024, dl-de/zero-2-0; 59 places, 386 classes,
 * bench/notarised.json), checked without the Kreis that is looked at. Changing one asks for `npm run bench notarised`.
 */
import type { Vergleichsart } from './preisfaktoren.ts'

export const GEMESSEN =
  'Oberer Gutachterausschuss NRW, Grundstücksmarktdaten 2025, 59 Orte, Verkäufe 2024; eigene Ausgleichung'

/** Asked level at which the effects are centred, €/m²: the median of the Kreise of NRW. */
export const MITTLERES_NIVEAU = 2700

/**
 * Notarised price of a used home of 1975–1994 over the asked level, at that level. The asked level holds new homes and, for
 * a flat, houses, so this is no haggling alone. Flats keep it in dear cities: there the Gutachterausschüsse find less (0.69
 * at twice the level, flats of 60 to 100 m²), the means of GREIX more (0.85, all sizes, old and new); we stay between them.
 */
export const ANTEIL_AM_ANGEBOT: Readonly<Record<Vergleichsart, number>> = { etw: 0.767, efh: 0.945 }

/**
 * A house against the asked level, change of ln: with the level (by ln, within the levels measured), and with the homes of
 * the Kreis that their owners live in, which is how many houses the asked level holds: in a city of flats (25 %) a detached house
 * brings a third more of the level than in a Kreis of houses (55 %). Measured on detached houses: −0.32 and −0.010 a point (bench
 * notarised). In a city they stand in its best streets, terraced houses do not: what was asked for these in seven cities of
 * Niedersachsen in 2021 (LBS, empirica), and 4,000 €/m² for all houses of the GREIX cities, leave them a third of it.
 */
export const HAEUSER = {
  jeNiveau: -0.3,
  /** In a dear Landkreis the land makes the price: beyond the levels measured there nothing is taken off. */
  niveau: { von: -0.4, stadt: 0.85, landkreis: 0.3 },
  jeEigentuemerpunkt: { freistehend: -0.009, reihenhaus: -0.0035 },
  eigentuemer: { mitte: 45, von: 25, bis: 65 },
  /**
   * Cheap Landkreise outside NRW: the nationwide mean (AK OGA: 2,140 €/m² in 2020, 2,420 in 2025) is 0.68 to 0.78 of the nationwide
   * level asked. What was notarised in 2021 tells where that room is: in Holzminden and Northeim (level 1,700 to 1,900, OGA
   * Niedersachsen) a quarter less than we would say without it; in the Landkreis Kassel (2,100, house of 1990, Gutachterausschuss),
   * in Göttingen and around Hannover as much or more.
   */
  landkreisAusserhalb: { faktor: 0.86, ganzBis: 1800, nichtAb: 2700 },
} as const

/** Effect of a class of Baujahr with the asked level, change of ln per ln of it, at the middle of the class or the first sale. */
export const BAUJAHR_JE_NIVEAU: Readonly<
  Record<Vergleichsart, { readonly neu: number; readonly klassen: readonly number[] }>
> = {
  // Up to 1919, 1920–1949, 1950–1974, 1975–1994, 1995–2009, 2010–2018: as in baujahr.json.
  etw: { neu: -0.2, klassen: [0.42, 0.21, 0, 0, -0.05, -0.1] },
  efh: { neu: -0.3, klassen: [0.5, 0.5, 0, 0, -0.1, -0.25] },
}

/** Where no Baujahr is known: all used homes that were sold, against those of 1975–1994. */
export const ALLE_BAUJAHRE = 0.967

/** ln of the level over its middle beyond which an effect does not change any more. */
export const NIVEAU_GRENZEN = { von: -0.5, steigend: 0.75, fallend: 1.4 } as const

/**
 * Share of the land in the price of a house by its Bodenrichtwert: 0.226 × ln(€/m²) − 0.80 (NRW, used detached houses).
 * Without one the class of building land of the Kreis stands for it: typical €/m² by the lower end of the class.
 */
export const BODENANTEIL = { jeLn: 0.226, ab: -0.8, von: 0.12, bis: 0.9 } as const
export const BAULAND_TYPISCH: readonly (readonly [ab: number, euro: number])[] = [
  [500, 800],
  [300, 400],
  [200, 250],
  [100, 150],
  [50, 75],
  [0, 40],
]
/**
 * Price of a house by plot: (plot / usual plot) to the power of 0.55 × share of the land: between Barnim (0.38) and Hamburg
 * (0.6 to 0.7). Land beyond one and a half times the usual is garden and counts no more; far below the usual nothing is known.
 */
export const GRUNDSTUECKSWIRKUNG = { jeBodenanteil: 0.55, von: 0.4, bis: 1.5 } as const
/** Plot not stated: standard deviation of ln for each share of the land. */
export const OHNE_GRUNDSTUECK = 0.25
