import { STANDARDABWEICHUNGEN } from '#reference/market/bewertungsmodell.ts'
import { mostHelpful, type Uncertainty } from './spread.ts'

/** The one missing statement that would narrow the range most. */
export interface MostHelpful {
  /** German: "Baujahr". */
  readonly statement: string
  /** German: what proves it. */
  readonly document: string
  /** Half the width of the range now and with it, as shares of the middle. */
  readonly halfWidth: number
  readonly halfWidthWith: number
}

const DOCUMENTS: Readonly<Record<string, readonly [statement: string, document: string]>> = {
  lage: ['Postleitzahl und Adresse', 'Genaue Adresse des Objekts'],
  baujahr: ['Baujahr', 'Baugenehmigung, Bauakte oder Energieausweis'],
  zustand: ['Zustand', 'Liste der Modernisierungen mit Jahr und Rechnungen'],
  wohnflaeche: ['Wohnfläche', 'Wohnflächenberechnung nach WoFlV'],
  energieklasse: ['Energieklasse', 'Energieausweis'],
  grundstueck: ['Grundstücksfläche', 'Grundbuchauszug oder Flurkarte'],
  erbbaurecht: ['Restlaufzeit und Zins des Erbbaurechts', 'Erbbaurechtsvertrag mit Nachträgen'],
  gewerbe: ['Flächen und Mieten des Gewerbes', 'Mieterliste mit Flächen und Laufzeiten, Mietverträge des Gewerbes'],
  betreiber: ['Vertrag mit dem Betreiber', 'Pacht- oder Betreibervertrag mit Laufzeit und Kosten'],
  vertrag: ['Laufzeit und Kosten des Mietvertrags', 'Mietvertrag mit allen Nachträgen'],
  angebotsmiete: ['Erzielbare Miete', 'Mieteinschätzung eines zweiten Maklers am Ort'],
  bodenrichtwert: ['Bodenrichtwert für diese Nutzung', 'Auskunft aus BORIS, kostenlos'],
  miete: ['Miete', 'Mietvertrag mit letzter Mieterhöhung'],
}

/** Of a sale by court nobody hands out papers: what its appraiser has found is in his appraisal. */
const BY_APPRAISER: readonly string[] = ['baujahr', 'zustand', 'wohnflaeche', 'energieklasse', 'miete', 'gewerbe', 'vertrag'] // prettier-ignore
const APPRAISAL = 'Gutachten des Gerichts'

/** German: what proves an open statement of the estimate; null: no paper does. */
export function documentOf(id: string, auction: boolean): string | null {
  return auction && BY_APPRAISER.includes(id) ? APPRAISAL : (DOCUMENTS[id]?.[1] ?? null)
}

/**
 * null when nothing is missing that a document could say.
 * @param auction a court sells
 * @param narrowedBy half the width with that statement where it is calculated; null: by its share of the doubt
 */
export function helpfulOf(
  uncertainties: readonly Uncertainty[],
  halfWidth: number,
  narrowedBy: (id: string) => number | null,
  auction = false,
): MostHelpful | null {
  const open = mostHelpful(uncertainties)
  const known = open && DOCUMENTS[open.id]
  if (!known) return null
  const without = Math.max(0, halfWidth ** 2 - (STANDARDABWEICHUNGEN * open.sigma) ** 2)
  const halfWidthWith = Math.min(halfWidth, narrowedBy(open.id) ?? Math.sqrt(without))
  return { statement: known[0], document: documentOf(open.id, auction) ?? known[1], halfWidth, halfWidthWith }
}
