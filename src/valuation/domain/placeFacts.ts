import { ALL_LAENDER, type Land } from '#reference/laender.ts'
import { type Kreis, KREISE_NOTE } from '#reference/market/kreise.ts'
import { MARKTLAGE_REGEL, type Marktlage, marktlageOf } from '#reference/market/marktlage.ts'
import { siedlungstyp, SIEDLUNGSTYPEN_NOTE } from '#reference/market/siedlungstypen.ts'
import type { Location } from './locate.ts'
import { type Source, sourceOf } from './source.ts'

/** What statistics say about the place, whatever stands there. */
export interface PlaceFacts {
  /** German: "PLZ 50667 (Köln)". */
  readonly label: string
  readonly land: Land
  /** More than one: the PLZ crosses a border and the Ort does not decide. */
  readonly laender: readonly Land[]
  /** null: only the Land is known. */
  readonly kreis: Kreis | null
  /** "Landkreis Rastatt", "Köln"; null as above. */
  readonly kreisName: string | null
  /** "Große Großstadt"; null: not known. */
  readonly gemeindetyp: string | null
  /** Change of asked prices in the Kreis, percent; null as above. */
  readonly preise: { readonly seit2020: number; readonly seit2022: number; readonly letztesJahr: number } | null
  readonly marktlage: Marktlage
  /** The rule behind it, German. */
  readonly marktregel: string
  readonly sources: readonly Source[]
}

export function placeFacts(location: Location): PlaceFacts {
  const { kreis, land, siedlungstyp: type } = location
  return {
    label: location.label,
    land,
    laender: ALL_LAENDER.filter(one => location.laender.includes(one)),
    kreis,
    kreisName: kreis && nameOf(kreis),
    gemeindetyp: type === null ? null : siedlungstyp(type).name,
    preise: kreis && {
      seit2020: change(kreis.kauf[2020], kreis.kauf[2025]),
      seit2022: change(kreis.kauf[2022], kreis.kauf[2025]),
      letztesJahr: change(kreis.kauf[2024], kreis.kauf[2025]),
    },
    marktlage: kreis ? marktlageOf(kreis) : 'neutral',
    marktregel: kreis ? MARKTLAGE_REGEL : 'Kreis nicht bekannt: als neutral angenommen',
    sources: [...(kreis ? [KREISE_NOTE] : []), ...(type === null ? [] : [SIEDLUNGSTYPEN_NOTE])].map(sourceOf),
  }
}

/** Some names say already that they are a Kreis: "Rhein-Erft-Kreis", "Region Hannover". */
function nameOf({ name, kreisfrei }: Kreis): string {
  return kreisfrei || /kreis|region|städteregion/iu.test(name) ? name : `Landkreis ${name}`
}

/** Percent with one decimal. */
function change(from: number, to: number): number {
  return Math.round((to / from - 1) * 1000) / 10
}
