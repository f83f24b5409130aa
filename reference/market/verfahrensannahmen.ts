/** What Ertrags- and Sachwert assume where the exposé is silent. Assumptions of our own unless a law is named. */
import type { Liegenschaftsart } from '../liegenschaftszins.ts'
import type { Marktart, Zustand } from './bewertungsmodell.ts'

/** Points of modernisation (Anlage 2 ImmoWertV, 0 to 20) that the exposé's Zustand lets assume. */
export const PUNKTE_NACH_ZUSTAND: Readonly<Record<Zustand, number>> = {
  sanierungsbedürftig: 0,
  renovierungsbedürftig: 1,
  gepflegt: 2,
  modernisiert: 4,
  neuwertig: 8,
}

/** Points from which dated works alone show a Zustand: "kleine Modernisierungen" and "überwiegend modernisiert" of Anlage 2 ImmoWertV. */
export const PUNKTE_GEPFLEGT = 4
export const PUNKTE_MODERNISIERT = 13
/**
 * From here on the modernisation is "mittel" (Anlage 2 ImmoWertV, Tabelle 2). Where so many of the seven parts that last longest (roof, façade,
 * windows, heating, wiring, bath, pipes) have a year within their life, nothing old is left by which the market would mark a house down (assumption).
 */
export const RUNDUM_ERNEUERT = { punkte: 6, teile: 6 } as const

/**
 * Worn parts from which a home is no better than this, whatever its seller calls it: two of roof, windows, heating, wiring, pipes, bath
 * or cellar outweigh "modernisiert", three mean that the whole must be renovated (assumption; Anlage 2 ImmoWertV counts the same parts).
 */
export const VERSCHLISSEN = { gepflegt: 2, renovierungsbedürftig: 3 } as const
/**
 * Points of dated works (Anlage 2 ImmoWertV) from which the worst usual condition of a home is one step less bad: whoever has put in
 * a heating or a roof within ten years keeps the house up.
 */
export const PUNKTE_ERHALTEN = 2

/**
 * Age in years from which a home may need to be renovated, and to be refurbished: before the first nothing of it is due; before the second
 * only heating and bath are, and who has put in one of them keeps it up.
 */
export const RENOVIERUNG_AB = 15
export const SANIERUNG_AB = 30
/** The same for a flat, of which the buyer pays for little but the bath (its life in `sanierung.ts`): the rest is the community's. */
export const RENOVIERUNG_WOHNUNG_AB = 25
/** € per m² of Wohnfläche from which what the exposé names for all works at once is that of a home to be refurbished as a whole (assumption). */
export const SANIERUNG_JE_M2 = 1_000
/** Years for which a kitchen counts among them: as long as it usually lasts (assumption). */
export const KUECHE_JAHRE = 15
/**
 * Parts whose year is told and whose life is not over, from which nobody can say that a home was left as it was built; of a house of
 * flats those that serve all of them (assumption).
 */
export const TEILE_ERHALTEN = { wohnung: 3, haus: 4, mehrfamilienhaus: 3 } as const
/** Of the seven parts of a house that last longest, those of which a year is told, from which its condition is told part by part (assumption). */
export const TEILE_GENANNT = 5

/** § 190 (6) BewG: a building still in use has at least this share of its Gesamtnutzungsdauer left. A rule of tax, as a floor. */
export const MINDESTRESTNUTZUNG = { anteil: 0.3, source: '§ 190 Abs. 6 BewG (Untergrenze)' } as const

/** A stated rent far below what the place pays cannot be the rent of the whole house: then the market's counts. */
export const GANZE_MIETE_AB = 0.35

/** Flats of a house whose number is not stated: one for so many m² Wohnfläche. */
export const WOHNFLAECHE_JE_EINHEIT = 65

/** No flat of a house is smaller, m²: a count of units beyond that is a misprint or counts rooms. */
export const KLEINSTE_EINHEIT = 20

/** Half the width of the value of a plot: its Bodenrichtwert is that of the zone, not of this size, shape and permission. */
export const GRUNDSTUECKSSPANNE = 0.2
/**
 * Shares of the Bodenrichtwert of plots on the street with all their rights (assumptions): behind another plot; land that the town
 * only expects to be built on (15 to 40 %); garden and meadow at the edge of the houses (3 to 15 %).
 */
export const ANTEIL_AM_BODENRICHTWERT = {
  zweiteReihe: 0.95,
  bauerwartung: 0.3,
  bauerwartungHoch: 0.4,
  gartenland: 0.1,
} as const

/** NHK 2010 know building as it is done since about 1900; what older houses cost to build and how long they last, they do not say. */
export const SACHWERT_AB_BAUJAHR = 1900

/** A workshop or hall beside a house of flats is let for about half of what its flats bring, m² for m². */
export const WERKSTATT_ZU_WOHNFLAECHE = 0.5

/** What the contract with an operator may move the value of what he lets, standard deviation of ln. */
export const BETREIBER_STREUUNG = 0.12
/**
 * What leases and areas of shops may move the value of a house whose whole rent is known, standard deviation of ln: a year without
 * the shop's rent, some third of the whole, at the usual factors. Where the whole rent is not running, twice that.
 */
export const GEWERBE_STREUUNG = { vermietet: 0.03, teilweise: 0.06 } as const
/** The same for premises let to one tenant. */
export const VERTRAG_STREUUNG = 0.05
/** The rent of empty premises is what the seller holds for usual at the place: nobody has signed it. */
export const ANGEBOTSMIETE_STREUUNG = 0.15
/** Months in which halls and offices outside the big cities mostly stand empty between two tenants, with broker and first repairs; our own assumption. */
export const MONATE_BIS_VERMIETET = 12
/** Houses that may be sold flat by flat bring 10 to 20 % more than as a whole: what a package of flats is sold below. */
export const PAKETABSCHLAG = 0.1
/**
 * A house of so many flats at most, of which at least this part is free, is bought to move in (assumption; the Gutachterausschüsse of NRW keep
 * houses of three flats apart from larger ones because their buyers, too, often live in them: 19.8 yearly rents against 16.6).
 */
export const EIGENNUTZ_BIS_WOHNUNGEN = 3
export const EIGENNUTZ_AB = 0.5
/** m²: an apartment up to this size is bought for its operator or its tenants, hardly ever to live in. */
export const MIKROAPARTMENT_BIS = 35

/** Years after which a full refurbishment is no longer as new, and after which it is no longer a modernisation either. */
export const SANIERUNG_VERBLASST = { neuwertig: 15, modernisiert: 25 } as const

/** No method is given less trust than this half-width says; its weight says the rest. */
export const BREITESTES_VERFAHREN = 0.3

/** Plot above so many times the usual one is worth only this part of the Bodenrichtwert (§ 41 ImmoWertV; finance practice 30–50 %). */
export const UEBERGROSSES_GRUNDSTUECK = { ab: 1.5, anteil: 0.4 } as const

/** How far a method may be off beside what its own inputs say, standard deviation of ln. */
export const VERFAHRENSSTREUUNG = { Ertragswert: 0.14, Sachwert: 0.2 } as const

/** A value further from the Vergleichswert than this counts only up to here: an input is likely to be wrong, not the market. */
export const HOECHSTENS_ABSEITS = 0.3

/** An Ertragswert with the Liegenschaftszins of another Land counts half: rate and market do not belong together (§ 10 ImmoWertV). */
export const ZINS_AUS_EINEM_ANDEREN_LAND = 0.5

/** Uncertainty of a local rate that is given without its spread. */
export const ZINSSPANNE_OHNE_ANGABE = 0.25

export const ZINSART: Readonly<
  Record<Marktart, { readonly vermietet: Liegenschaftsart; readonly frei: Liegenschaftsart }>
> = {
  Eigentumswohnung: { vermietet: 'etwVermietet', frei: 'etwEigen' },
  Einfamilienhaus: { vermietet: 'efh', frei: 'efh' },
  Reihenhaus: { vermietet: 'rhDhh', frei: 'rhDhh' },
  Zweifamilienhaus: { vermietet: 'zfh', frei: 'zfh' },
  Mehrfamilienhaus: { vermietet: 'mfh', frei: 'mfh' },
}

/** Storeys from which a house has a full upper floor (Anlage 4 ImmoWertV counts cellar, ground floor, upper floor, attic). */
export const OBERGESCHOSS_AB = 2
/** Houses up to this year were nearly always built with a cellar. */
export const KELLER_BIS_BAUJAHR = 1995

/** A full refurbishment lifts the Standardstufe by one, up to 4. */
export const VOLLSANIERUNG = { stufen: 1, hoechstens: 4 } as const

/**
 * Erbbaurecht (§§ 48–50 ImmoWertV).
 * - `bodenzins`: yield of the land where nothing else is agreed (§ 193 Abs. 4 BewG).
 * - `entschaedigung`: where the contract is not known; § 27 Abs. 2 ErbbauRG asks two thirds at least for simple homes.
 * - `bodenHoechstens`: the land that the exposé prices is no more of the free value than that: Gutachterausschüsse of NRW find 0.63 to 0.74
 *   in the dearest places, and beyond it the free value is doubted, not the house.
 * - `verlaengerung`: years that an owner of the land prolongs by where he names his price alone.
 * - `aussicht`: how much of what a prolongation would add is paid for a prospect that nobody has signed (assumption).
 * - `ueblich`: the usual share of 0.80 is that of sales whose terms had a median of 31 to 57 years (0.72 to 0.91, 2021–2024): it counts
 *   for half from 40 years on, and not at all at 20.
 * - `darlehen`: most banks want their loan back ten years before the end, as § 13 Abs. 2 PfandBG asks of what covers Pfandbriefe, and it usually runs
 *   30 years. Half of the buyers pay four fifths by loan, and bid no more than what the same instalment pays back in the years left
 *   (assumption): the market is the less, the shorter the term.
 * - `von`, `bis`: single sales were found from 0.32, the highest median of a Kreis is 0.91.
 */
export const ERBBAU = {
  bodenzins: { efh: 0.025, etw: 0.035 },
  entschaedigung: 2 / 3,
  bodenHoechstens: 0.7,
  verlaengerung: 50,
  aussicht: 0.25,
  ueblich: { kurz: 20, lang: 40, anteil: 0.5 },
  darlehen: { vorEnde: 10, ueblich: 30, zins: 0.04, kaeufer: 0.5, beleihung: 0.8 },
  von: 0.2,
  bis: 0.91,
  source:
    '§§ 49, 50 ImmoWertV; Bodenzins § 193 Abs. 4 BewG; viele Banken wollen ihr Darlehen zehn Jahre vor Ablauf zurück (so § 13 Abs. 2 PfandBG für die Deckung von Pfandbriefen), das drückt unter 40 Jahren den Preis; ab 40 Jahren Mittel mit dem üblichen Anteil von 80\u00a0% (Gutachterausschuss Braunschweig-Wolfsburg, Grundstücksmarktdaten 2025: 0,72 bis 0,91), bis 20 Jahre nichts davon',
} as const

/**
 * The usual share of an Erbbaurecht knows neither its ground rent nor its years: where the first is told and the second is not, it counts
 * so much beside an Ertragswert that has taken off the ground rent (assumption).
 */
export const ERBBAU_OHNE_LAUFZEIT = 0.25

/** € for each m² of Wohnfläche that it costs to take down a house with its cellar and to clear the plot: 130 to 200 (kostencheck.de, 2025), upper end. */
export const FREILEGUNG_JE_M2 = 200
/** m² of a house that nobody measured and the buyer of its plot takes down (assumption), and what that costs in €. */
export const FREILEGUNG_FLAECHE = 120
export const FREILEGUNG_OHNE_MASS = FREILEGUNG_FLAECHE * FREILEGUNG_JE_M2

/**
 * Never less than this share of the middle of a worn house, whatever its works cost: below it lies land and shell. Where such houses are
 * cheap and old, building costs more than any house there fetches, and the factor of the Baujahr was measured on homes that were mostly
 * not renovated: works off it a second time left 0.25 to 0.88 of the limits of six authors (ADR 0047). € per m² asked at the place.
 */
export const MINDESTENS_WIE_ES_STEHT = {
  anteil: 0.5,
  alt: { anteil: 0.9, bisBaujahr: 1949, ganzBis: 1_800, nichtAb: 2_100 },
} as const
