import type { FactKey } from '#extraction/domain/facts.ts'

/** Every fact under its German name, in groups, in the order of the report. */
export const FACT_GROUPS: readonly {
  readonly title: string
  readonly labels: readonly (readonly [FactKey, string])[]
}[] = [
  {
    title: 'Preis und Kosten',
    labels: [
      ['kaufpreis', 'Kaufpreis'],
      ['verkehrswert', 'Verkehrswert'],
      ['stellplatzPreis', 'Stellplatz, Preis'],
      ['kaeuferprovision', 'Käuferprovision'],
      ['hausgeldMonat', 'Hausgeld im Monat'],
      ['hausgeldNichtUmlagefaehig', 'davon nicht umlagefähig'],
      ['erhaltungsruecklage', 'Erhaltungsrücklage'],
    ],
  },
  {
    title: 'Objekt und Flächen',
    labels: [
      ['objektart', 'Objektart'],
      ['wohnflaeche', 'Wohnfläche'],
      ['nutzflaeche', 'Nutzfläche'],
      ['grundstuecksflaeche', 'Grundstück'],
      ['zimmer', 'Zimmer'],
      ['schlafzimmer', 'Schlafzimmer'],
      ['badezimmer', 'Badezimmer'],
      ['etage', 'Etage'],
      ['etagenzahl', 'Geschosse im Haus'],
      ['einheiten', 'Einheiten im Haus'],
      ['aufzug', 'Aufzug'],
      ['balkon', 'Balkon'],
      ['terrasse', 'Terrasse'],
      ['garten', 'Garten'],
      ['keller', 'Keller'],
      ['einbaukueche', 'Einbauküche'],
      ['stellplatz', 'Stellplatz'],
    ],
  },
  {
    title: 'Lage',
    labels: [
      ['strasse', 'Straße'],
      ['plz', 'Postleitzahl'],
      ['ort', 'Ort'],
      ['ortsteil', 'Ortsteil'],
    ],
  },
  {
    title: 'Baujahr, Zustand und Energie',
    labels: [
      ['baujahr', 'Baujahr'],
      ['zustand', 'Zustand'],
      ['letzteModernisierung', 'Letzte Modernisierung'],
      ['heizung', 'Heizung'],
      ['heizungBaujahr', 'Heizung, Baujahr'],
      ['energietraeger', 'Energieträger'],
      ['energiekennwert', 'Energiekennwert'],
      ['energieklasse', 'Energieklasse'],
      ['energieausweisArt', 'Energieausweis'],
      ['energieausweisGueltigBis', 'Energieausweis gültig bis'],
    ],
  },
  {
    title: 'Recht und Vermietung',
    labels: [
      ['vermietet', 'Vermietet'],
      ['bezugsfreiAb', 'Bezugsfrei ab'],
      ['kaltmieteMonat', 'Kaltmiete im Monat'],
      ['jahresnettokaltmiete', 'Jahresnettokaltmiete'],
      ['mietrendite', 'Mietrendite laut Exposé'],
      ['denkmalschutz', 'Denkmalschutz'],
      ['erbbaurecht', 'Erbbaurecht'],
      ['erbbauzinsJahr', 'Erbbauzins'],
      ['erbbauRestlaufzeit', 'Erbbaurecht, Restlaufzeit'],
    ],
  },
  {
    title: 'Exposé und Anbieter',
    labels: [
      ['anbieterArt', 'Anbieter'],
      ['exposeDatum', 'Datum des Exposés'],
      ['objektnummer', 'Objektnummer'],
    ],
  },
]

export interface FactRow {
  readonly label: string
  readonly keys: readonly FactKey[]
}

export const ADDRESS = 'Adresse'

/** Facts that are read together share a line. */
const SHARED: readonly FactRow[] = [
  { label: ADDRESS, keys: ['strasse', 'plz', 'ort', 'ortsteil'] },
  { label: 'Räume', keys: ['zimmer', 'schlafzimmer', 'badezimmer'] },
  { label: 'Haus', keys: ['etagenzahl', 'einheiten', 'aufzug'] },
  { label: 'Ausstattung', keys: ['balkon', 'terrasse', 'garten', 'keller', 'einbaukueche'] },
  { label: 'Erbbaurecht', keys: ['erbbaurecht', 'erbbauzinsJahr', 'erbbauRestlaufzeit'] },
  { label: 'Stand, Objektnummer', keys: ['exposeDatum', 'objektnummer'] },
]

/** The lines of the table of key facts; a shared line stands where its first fact would. */
export const FACT_ROWS: readonly FactRow[] = FACT_GROUPS.flatMap(({ labels }) =>
  labels.flatMap(([key, label]): FactRow[] => {
    const shared = SHARED.find(({ keys }) => keys.includes(key))
    if (!shared) return [{ label, keys: [key] }]
    return shared.keys[0] === key ? [shared] : []
  }),
)
