import type { CostSubject } from './costSubject.ts'
import type { WorkStage } from './plannedWorks.ts'

/** German, as a line of a table begins. */
export const WORK_NAMES: Readonly<Record<CostSubject, string>> = {
  holz: 'Holzschäden beseitigen',
  feuchte: 'Feuchte beseitigen',
  statik: 'Risse und Tragwerk',
  schadstoffe: 'Schadstoffe beseitigen',
  dach: 'Dach',
  fassade: 'Fassade',
  fenster: 'Fenster',
  heizung: 'Heizung',
  elektrik: 'Elektrik',
  bad: 'Bad',
  leitungen: 'Leitungen',
  boeden: 'Böden',
  photovoltaik: 'Photovoltaik und Wallbox',
  aufzug: 'Aufzug',
  balkon: 'Balkon',
  keller: 'Keller',
  tiefgarage: 'Tiefgarage',
  aussenanlagen: 'Außenanlagen',
  haustuer: 'Haustür oder Tor',
  ofen: 'Kamin und Schornstein',
  leerstand: 'Leere Wohnungen vermietbar machen',
  ausbau: 'Entkernte oder unfertige Einheit ausbauen',
  energie: 'Energetische Sanierung (Hülle und Heizung)',
  erschliessung: 'Erschließungs- und Anschlussbeiträge',
  sonstiges: 'Weitere Arbeiten',
  ganzes: 'Sanierung',
}

/** How far works are. */
export const STAGE_NAMES: Readonly<Record<WorkStage, string>> = {
  vorbereitet: 'vorbereitet',
  geplant: 'geplant',
  erforderlich: 'nötig',
  laufend: 'im Gange',
}
