import {
  ANGEBOT_ZU_ABSCHLUSS,
  ARTEN,
  HAEUSER_IN_TEUREN_LAGEN,
  LEERSTAND,
  type Marktart,
  MODELL,
  REIHENHAUS_IM_LANDKREIS,
  TEURES_NIVEAU,
} from '#reference/market/bewertungsmodell.ts'
import type { Kreis } from '#reference/market/kreise.ts'
import { ANTEIL_AM_ANGEBOT, GEMESSEN, HAEUSER, MITTLERES_NIVEAU } from '#reference/market/niveaumodell.ts'
import type { Land } from '#reference/laender.ts'
import type { SiedlungstypNumber } from '#reference/market/siedlungstypen.ts'
import { type Adjustment, within } from './adjustment.ts'

/**
 * From the mixed level of what is asked to what used homes of the kind are notarised at: first to what is asked for the
 * kind, because the mixed level also holds new homes and, for a flat, houses; then from there to the notary.
 * @param level asked price of the Kreis or Land, €/m²
 * @param kreis null: only the Land is known
 * @param type null: only the Kreis is known
 * @param isRebuilt core-renovated: the empty flats that were measured are the unrenovated ones, and it does not compete with them
 */
export function toNotarised(
  art: Marktart,
  level: number,
  kreis: Kreis | null,
  type: SiedlungstypNumber | null,
  isRebuilt = false,
): readonly Adjustment[] {
  const { wie, faktor } = ARTEN[art]
  const share =
    (art === 'Reihenhaus' ? rowFactor(faktor, level, kreis) : faktor) *
    ANTEIL_AM_ANGEBOT[wie] *
    (wie === 'efh' ? houseFactor(art, level, kreis) : 1)
  const source = `${GEMESSEN}; ${MODELL}`
  const steps: Adjustment[] = [
    { id: 'objektart', label: `${art}, gebraucht`, factor: share / ANGEBOT_ZU_ABSCHLUSS, source },
    { id: 'abschluss', label: 'Vom Angebot zum beurkundeten Preis', factor: ANGEBOT_ZU_ABSCHLUSS, source },
  ]
  const outside = wie === 'efh' && kreis && !kreis.kreisfrei && kreis.land !== 'NW' ? outsideFactor(level) : 1
  if (outside < 1) {
    const from = `AK OGA 2020 und 2025, Bundesmittel; ${MODELL}`
    steps.push({ id: 'landkreis', label: 'Haus in einem Landkreis', factor: outside, source: from })
  }
  const empty = kreis && !(isRebuilt && art === 'Eigentumswohnung') ? leerstandswirkung(art, kreis, type) : 0
  if (empty === 0) return steps
  const label = `Leerstand im Kreis über ${LEERSTAND.ab} %`
  return [...steps, { id: 'leerstand', label, factor: Math.exp(empty), source: `AK OGA 2018 und 2020; ${MODELL}` }]
}

/** What a terraced house brings by the m² of a detached one: in a dear Landkreis the land that it saves is what is paid for. */
function rowFactor(measured: number, level: number, kreis: Kreis | null): number {
  if (!kreis || kreis.kreisfrei) return measured
  const { faktor, ab, ganzAb } = REIHENHAUS_IM_LANDKREIS
  return measured + (faktor - measured) * within((level - ab) / (ganzAb - ab), 0, 1)
}

const EAST: readonly Land[] = ['BB', 'MV', 'SN', 'ST', 'TH']

/** Change of ln of the price by the empty homes of a Landkreis, 0 or less. */
export function leerstandswirkung(
  art: Marktart,
  { leerstand, kreisfrei }: Kreis,
  type: SiedlungstypNumber | null,
): number {
  const { ab, jePunkt, hoechstens, mittelstadt, anteilMittelstadt } = LEERSTAND
  const points = kreisfrei ? 0 : Math.max(0, leerstand - ab)
  if (points === 0) return 0
  const ofKreis = Math.max(hoechstens, points * jePunkt[ARTEN[art].wie])
  const isInTown = ARTEN[art].wie === 'etw' && type !== null && type <= mittelstadt
  return isInTown ? ofKreis * anteilMittelstadt : ofKreis
}

/** What a house brings of the mixed level that is asked: the more of it, the fewer houses that level holds; and in dear land. */
function houseFactor(art: Marktart, level: number, kreis: Kreis | null): number {
  const { jeNiveau, niveau, jeEigentuemerpunkt, eigentuemer } = HAEUSER
  const ofLevel =
    jeNiveau *
    within(Math.log(level / MITTLERES_NIVEAU), niveau.von, kreis?.kreisfrei ? niveau.stadt : niveau.landkreis)
  const owners = within(ownersOf(kreis) ?? eigentuemer.mitte, eigentuemer.von, eigentuemer.bis)
  const dear = Math.max(1, level / TEURES_NIVEAU) ** HAEUSER_IN_TEUREN_LAGEN
  const perPoint = jeEigentuemerpunkt[art === 'Reihenhaus' ? 'reihenhaus' : 'freistehend']
  return Math.exp(ofLevel + perPoint * (owners - eigentuemer.mitte)) * dear
}

/**
 * Percent. In the East few own their home for reasons of history: a low share there does not say that the asked level holds few
 * houses, so it lifts none. null: not known.
 */
function ownersOf(kreis: Kreis | null): number | null {
  if (!kreis) return null
  return EAST.includes(kreis.land)
    ? Math.max(HAEUSER.eigentuemer.mitte, kreis.eigentuemerquote)
    : kreis.eigentuemerquote
}

/** Nothing was measured there; the nationwide mean says that houses bring less than in NRW where homes are cheap. */
function outsideFactor(level: number): number {
  const { faktor, ganzBis, nichtAb } = HAEUSER.landkreisAusserhalb
  return faktor + (1 - faktor) * within((level - ganzBis) / (nichtAb - ganzBis), 0, 1)
}
