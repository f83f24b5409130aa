import type { FactKey } from '#extraction/domain/facts.ts'

export interface ComparedFact {
  readonly label: string
  /** Read one after the other, as one says them together. */
  readonly keys: readonly FactKey[]
  /** Less is better for a buyer. */
  readonly less?: true
}

/** What one asks of every home; with the price a square metre twenty. */
export const COMPARED_FACTS: readonly ComparedFact[] = [
  { label: 'Angebotspreis', keys: ['kaufpreis'], less: true },
  { label: 'Objektart', keys: ['objektart'] },
  { label: 'Ort', keys: ['plz', 'ort'] },
  { label: 'Wohnfläche', keys: ['wohnflaeche'] },
  { label: 'Grundstück', keys: ['grundstuecksflaeche'] },
  { label: 'Zimmer', keys: ['zimmer'] },
  { label: 'Etage', keys: ['etage'] },
  { label: 'Baujahr', keys: ['baujahr'] },
  { label: 'Zustand', keys: ['zustand'] },
  { label: 'Letzte Modernisierung', keys: ['letzteModernisierung'] },
  { label: 'Energieklasse', keys: ['energieklasse'] },
  { label: 'Energiekennwert', keys: ['energiekennwert'], less: true },
  { label: 'Heizung', keys: ['heizung'] },
  { label: 'Hausgeld im Monat', keys: ['hausgeldMonat'], less: true },
  { label: 'Erhaltungsrücklage', keys: ['erhaltungsruecklage'] },
  { label: 'Vermietet', keys: ['vermietet'] },
  { label: 'Kaltmiete im Monat', keys: ['kaltmieteMonat'] },
  { label: 'Stellplatz', keys: ['stellplatz'] },
  { label: 'Käuferprovision', keys: ['kaeuferprovision'], less: true },
]
