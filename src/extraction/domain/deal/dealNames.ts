import type { DealStatus, DealType } from './deal.ts'

/** What the state of an offer is called in front of the buyer. */
export const STATUS_NAMES: Readonly<Record<DealStatus, string>> = {
  verfuegbar: 'zu haben',
  reserviert: 'reserviert',
  verkauft: 'verkauft',
  veraltet: 'nicht mehr angeboten',
  'in-vorbereitung': 'noch nicht im Verkauf',
  unbekannt: 'nicht gesagt',
}

/** What a kind of sale is called. */
export const TYPE_NAMES: Readonly<Record<DealType, string>> = {
  bestand: 'Verkauf vom Eigentümer',
  mehrfamilienhaus: 'Mehrfamilienhaus',
  'wohn-geschaeft': 'Wohn- und Geschäftshaus',
  gewerbe: 'Gewerbe',
  'neubau-bautraeger': 'Neubau vom Bauträger',
  'sanierung-bautraeger': 'Sanierung durch einen Bauträger',
  fertighaus: 'Bauangebot',
  grundstueck: 'Grundstück',
  'land-forst': 'Land- oder Forstfläche',
  anteil: 'Anteil',
  rueckmiete: 'Verkauf mit Rückmiete',
  zwangsversteigerung: 'Zwangsversteigerung',
  paket: 'Paket aus mehreren Objekten',
  sonstiges: 'nicht klar erkennbar',
}
