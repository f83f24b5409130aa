/**
 * Limits of the catalogue that no law sets: rules of thumb of our own, as the report says. What a law or a table sets
 * is in reference/.
 */
export const THRESHOLDS = {
  /** m² of plot below which a detached house is cramped. */
  smallPlot: 250,
  /** Rooms from which one bathroom is few. */
  roomsForTwoBaths: 5,
  /** Storey from which stairs without a lift put off later buyers. */
  highFloor: 3,
  /** Flats below which a lift is dear for each. */
  fewForLift: 6,
  /** Flats above which a community decides slowly. */
  largeCommunity: 100,
  /** m² below which a flat without a cellar lacks storage. */
  smallHome: 80,
  /** Baujahre of thin walls and early building materials. */
  postWar: { from: 1950, to: 1978 },
  /** Years after which a modernisation counts as old. */
  oldModernisation: 20,
  roofYears: 30,
  electricsYears: 40,
  /** Until about then water pipes were galvanised. */
  galvanisedBefore: 1980,
  bathYears: 25,
  /** Windows before this year have no Wärmeschutzglas (Wärmeschutzverordnung 1995). */
  insulatingGlassFrom: 1995,
  /** kWh/(m²·a) of final energy. */
  kennwert: { green: 130, yellow: 160, red: 250 },
  /** Years of a heating. */
  heating: { yellow: 15, red: 25 },
  /** Years an Erbbaurecht must still run, below the lower one few banks lend; and how long before its end they want to be paid. */
  erbbau: { yellow: 60, red: 40, paidBefore: 10 },
  /** € per m² of Wohnfläche a month. */
  hausgeld: { yellow: 4.5, red: 6 },
  /** € per m² of Wohnfläche a month that heating, hot and cold water take of a warm Hausgeld: what homes usually pay for them. */
  heatAndWater: 2,
  /** € per m² of Wohnfläche a month. */
  nichtUmlagefaehig: 1.5,
  /** A Rücklage of more € per m² of one flat is the whole community's. */
  ruecklageOfTheWhole: 100,
  /** € per m² of the flat from which much is saved: four to five years of the upkeep that § 28 Abs. 2 II. BV allows for a house of more than 32 years. */
  ruecklageMuch: 50,
  /** Percent including VAT: half of the customary 7.14 %. */
  kaeuferprovision: 3.57,
  /** Months after which one asks whether an exposé still holds. */
  exposeMonths: 3,
  /** Words that gloss over from which the reader should be wary. */
  euphemisms: 3,
  /** A Baujahr up to which a small building needs the Bedarfsausweis (§ 80 Abs. 3 GModG: Bauantrag before 1.11.1977). */
  bedarfUntil: 1976,
} as const
