import { LANDESMITTEL } from '#reference/market/laendermittel.ts'
import { MODELL } from '#reference/market/bewertungsmodell.ts'
import {
  type Ertragsart,
  ERTRAGSFAKTOREN,
  ERTRAGSFAKTOR_STADT,
  FAKTOR_NIVEAU,
  FAKTOR_SEIT_2024,
} from '#reference/market/ertragsfaktoren.ts'
import { within } from './adjustment.ts'
import { leerstandswirkung } from './beurkundung.ts'
import { kreisniveau } from './kreisniveau.ts'
import type { Location } from './locate.ts'
import type { MethodStep } from './verfahren.ts'

/** Years of net rent that are paid at a place, step by step. */
export interface Ertragsfaktor {
  readonly value: number
  readonly steps: readonly MethodStep[]
  /** Spread of single sales, standard deviation of ln. */
  readonly sigma: number
}

const HOMES: readonly Ertragsart[] = ['mfh', 'dreifamilienhaus', 'gemischt']

/** The factor of the kind (§ 28 ImmoWertV), brought to the price level of the place and to the day. */
export function ertragsfaktor(art: Ertragsart, location: Location): Ertragsfaktor {
  const { median, jeNiveau, streuung, source } = ERTRAGSFAKTOREN[art]
  const { kreis } = location.niveau
  const ofPlace = HOMES.includes(art) ? homesAt(location) : niveauOf(location) ** jeNiveau
  const isHomes = HOMES.includes(art)
  const empty = isHomes && kreis ? Math.exp(leerstandswirkung('Mehrfamilienhaus', kreis, location.siedlungstyp)) : 1
  const steps: MethodStep[] = [
    factor(`Ertragsfaktor (Kaufpreis ÷ ${art === 'ferien' ? 'Reinertrag' : 'Jahresnettokaltmiete'})`, median, source),
    ...(jeNiveau > 0
      ? [factor(`Preisniveau ${location.label}`, ofPlace, `Faktoren von neun Großstädten; ${MODELL}`)]
      : []),
    ...(isHomes ? [factor('Preise seit 2024', FAKTOR_SEIT_2024, `vdp-Immobilienpreisindex; ${MODELL}`)] : []),
    ...(empty < 1 ? [factor('Leerstand im Kreis', empty, `AK OGA 2018 und 2020; ${MODELL}`)] : []),
  ]
  return { value: steps.reduce((product, step) => product * step.value, 1), steps, sigma: streuung }
}

/**
 * What a place changes in the years of rent that are paid for a house of flats: where the city has published its own factor, the middle of
 * it and of the fit. What was published is of other years and of all conditions, and a fit knows nothing of the city.
 */
function homesAt(location: Location): number {
  const { jeNiveau, median } = ERTRAGSFAKTOREN.mfh
  const { kreis, kauf } = location.niveau
  const fitted = niveauOf(location) ** jeNiveau
  const published = kreis && ERTRAGSFAKTOR_STADT[kreis.ags]
  return published ? Math.sqrt(fitted * (published / median) * kauf ** jeNiveau) : fitted
}

/** Price level of the place over that at which the factor of NRW holds. */
function niveauOf({ land, niveau: { kreis, kauf } }: Location): number {
  const level = (kreis ? kreisniveau(kreis) : LANDESMITTEL[land].kauf[2025]) * kauf
  const { mitte, von, bis } = FAKTOR_NIVEAU
  return within(level / mitte, von, bis)
}

/** What a place changes in the Liegenschaftszins of NRW: where less is paid for a year of rent, more interest is asked for it. */
export function zinsAmOrt(location: Location): number {
  return 1 / homesAt(location)
}

function factor(label: string, value: number, source: string): MethodStep {
  return { label, value: Number(value.toFixed(4)), unit: '', formula: '', source }
}
