import {
  ANGEBOT_ZU_ABSCHLUSS,
  ARTEN,
  HAEUSER_IN_LANDKREISEN,
  HAEUSER_IN_TEUREN_LAGEN,
  LEERSTAND,
  type Marktart,
  MODELL,
  NIVEAU_NW,
  NIVEAU_STAEDTE,
  TEURES_NIVEAU,
  WEG_ZU_DEN_STAEDTEN,
} from '#reference/market/bewertungsmodell.ts'
import type { Kreis } from '#reference/market/kreise.ts'
import { BEURKUNDUNG_NOTE, beurkundungsfaktor } from '#reference/market/preisfaktoren.ts'
import { type Adjustment, productOf, within } from './adjustment.ts'

/**
 * From the mixed level of what is asked to what used homes of the kind are notarised at: first to what is asked for the
 * kind, because the mixed level also holds new homes and, for a flat, houses; then from there to the notary.
 * @param level asked price of the Kreis or Land, €/m²
 * @param kreis null: only the Land is known
 */
export function toNotarised(art: Marktart, level: number, kreis: Kreis | null): readonly Adjustment[] {
  const { wie, faktor } = ARTEN[art]
  const share = faktor * (wie === 'etw' ? shareOfFlats(level) : shareOfHouses(level))
  const source = `${BEURKUNDUNG_NOTE.source}; ${MODELL}`
  const steps: Adjustment[] = [
    { id: 'objektart', label: `${art}, gebraucht`, factor: share / ANGEBOT_ZU_ABSCHLUSS, source },
    { id: 'abschluss', label: 'Vom Angebot zum beurkundeten Preis', factor: ANGEBOT_ZU_ABSCHLUSS, source },
  ]
  return kreis && !kreis.kreisfrei ? [...steps, ...stepsInLandkreis(art, kreis)] : steps
}

function stepsInLandkreis(art: Marktart, kreis: Kreis): Adjustment[] {
  const steps: Adjustment[] = []
  if (ARTEN[art].wie === 'efh' && kreis.land !== 'NW') {
    const source = `AK OGA 2020 und 2025, Bundesmittel; ${MODELL}`
    steps.push({ id: 'landkreis', label: 'Haus in einem Landkreis', factor: HAEUSER_IN_LANDKREISEN, source })
  }
  const empty = leerstandswirkung(art, kreis)
  if (empty !== 0) {
    const label = `Leerstand im Kreis über ${LEERSTAND.ab} %`
    steps.push({ id: 'leerstand', label, factor: Math.exp(empty), source: `AK OGA 2018 und 2020; ${MODELL}` })
  }
  return steps
}

/** Change of ln of the price by the empty homes of a Landkreis, 0 or less. */
export function leerstandswirkung(art: Marktart, { leerstand, kreisfrei }: Kreis): number {
  const points = kreisfrei ? 0 : Math.max(0, leerstand - LEERSTAND.ab)
  return points === 0 ? 0 : Math.max(LEERSTAND.hoechstens, points * LEERSTAND.jePunkt[ARTEN[art].wie])
}

/** Notarised €/m² of an average used home of the kind in the places where the factors for Baujahr were measured. */
export function levelOfMeasurement(art: Marktart): number {
  return NIVEAU_NW * productOf(toNotarised(art, NIVEAU_NW, null))
}

/** Flats gain on houses where land is dear: from the median of NRW most of the way to that of the GREIX cities. */
function shareOfFlats(level: number): number {
  const [low, cities] = [beurkundungsfaktor('etw', 'NW').median, beurkundungsfaktor('etw', 'Städte').median]
  const position = within(Math.log(level / NIVEAU_NW) / Math.log(NIVEAU_STAEDTE / NIVEAU_NW), 0, 1)
  return low + position * (cities - low) * WEG_ZU_DEN_STAEDTEN
}

function shareOfHouses(level: number): number {
  const share = (beurkundungsfaktor('efh', 'NW').median + beurkundungsfaktor('efh', 'Städte').median) / 2
  return share * Math.max(1, level / TEURES_NIVEAU) ** HAEUSER_IN_TEUREN_LAGEN
}
