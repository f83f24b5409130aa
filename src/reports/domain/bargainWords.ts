import type { DealStatus, DealType } from '#extraction/domain/deal/deal.ts'
import type { DealTopic } from '#extraction/domain/pointed/dealSaidAt.ts'
import type { WorkKind, WorkStage } from '#extraction/domain/statements/plannedWorks.ts'
import { WORK_NAMES } from '#finance/domain/plan/statedWorks.ts'

const STATUS: Readonly<Record<DealStatus, string>> = {
  verfuegbar: 'zu haben',
  reserviert: 'reserviert',
  verkauft: 'verkauft',
  veraltet: 'nicht mehr angeboten',
  'in-vorbereitung': 'noch nicht im Verkauf',
  unbekannt: 'nicht gesagt',
}
const TYPES: Readonly<Record<DealType, string>> = {
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
const STAGES: Readonly<Record<WorkStage, string>> = {
  vorbereitet: 'vorbereitet',
  geplant: 'geplant',
  erforderlich: 'nötig',
  laufend: 'im Gange',
}

/** What was read of the bargain at a place, as a buyer reads it. @param value see `DealSaid` */
export function bargainWords(topic: DealTopic, value: string): string {
  switch (topic) {
    case 'status':
      return STATUS[value as DealStatus]
    case 'verkaufsart':
      return TYPES[value as DealType]
    case 'arbeiten': {
      const [kind, stage] = value.split(' ') as [WorkKind, WorkStage]
      return `${WORK_NAMES[kind]} ${STAGES[stage]}`
    }
    case 'teile':
    case 'ausgeschlossen':
      return value
  }
}
