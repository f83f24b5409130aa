import { MODELL } from './bewertungsmodell.ts'
import type { Kreis } from './kreise.ts'

export type Marktlage = 'angespannt' | 'neutral' | 'schwach'

/** Limits of our own: there is no open list of the municipalities in the Länder's ordinances (§§ 556d BGB, 201a BauGB). */
const GRENZEN = {
  leerstandWenig: 4,
  mieteHoch: 12,
  leerstandKnapp: 2.5,
  trendWachsend: 0.5,
  leerstandHoch: 6,
  trendFallend: -1.5,
}

/** Who has the better hand in the Kreis, seller (angespannt) or buyer (schwach). */
export function marktlageOf({ leerstand, miete, trend }: Kreis): Marktlage {
  if (leerstand > GRENZEN.leerstandHoch || trend < GRENZEN.trendFallend) return 'schwach'
  if (leerstand > GRENZEN.leerstandWenig) return 'neutral'
  const dear = miete >= GRENZEN.mieteHoch
  return dear || (leerstand <= GRENZEN.leerstandKnapp && trend >= GRENZEN.trendWachsend) ? 'angespannt' : 'neutral'
}

/** The rule as the report prints it. */
export const MARKTLAGE_REGEL = `schwach: Leerstand über 6 % oder Einwohner unter −1,5 % in drei Jahren; angespannt: Leerstand bis 4 % und Angebotsmiete ab 12 €/m², oder Leerstand bis 2,5 % und Einwohner ab +0,5 %; sonst neutral (${MODELL})`
