import { type Kreis, kreisOf, landOfKreis } from '#reference/market/kreise.ts'
import { STAEDTE } from '#reference/market/staedte.ts'
import { siedlungstyp, type SiedlungstypNumber } from '#reference/market/siedlungstypen.ts'
import { allePlz, type Plz, plzOf } from '#reference/plz/plz.ts'
import type { Land } from '#reference/laender.ts'
import { plzNamed } from './ortsnamen.ts'

/** Where an object lies, as far as an exposé lets us say, and how prices there relate to a Kreis. */
export interface Location {
  readonly basis: 'PLZ' | 'Ort' | 'Kreis' | 'Land'
  /** German, for the report: "PLZ 50667 (Köln)". */
  readonly label: string
  /** The Land it lies in; where the PLZ crosses a border and the Ort does not decide, the Land with most of it. */
  readonly land: Land
  /** All Länder it may lie in; more than one: the border is not decided, and Grunderwerbsteuer depends on it. */
  readonly laender: readonly Land[]
  /** null when only the Land is known. */
  readonly kreis: Kreis | null
  readonly siedlungstyp: SiedlungstypNumber | null
  readonly niveau: Niveau
}

/** Level of prices and rents: a Kreis (or a whole Land) times a local factor. */
export interface Niveau {
  /** null: the mean of the Land. */
  readonly kreis: Kreis | null
  /** 1 = like the Kreis. */
  readonly kauf: number
  readonly miete: number
  readonly guete: 'gut' | 'mittel' | 'schwach' | 'keine'
}

/** What an exposé may say about the place. null or missing: it does not say. */
export interface Place {
  readonly plz?: string | null
  readonly ort?: string | null
  /** Amtlicher Gemeindeschlüssel of the Kreis, five digits. */
  readonly kreis?: string | null
}

/** The narrowest place that the given parts prove; null when they prove not even the Land. */
export function locate({ plz, ort, kreis }: Place): Location | null {
  const entry = plz ? plzOf(plz) : null
  if (entry) return ofPlz(entry, ort ?? '')
  const named = ort ? ofOrt(ort) : null
  if (named) return named
  const given = kreis ? kreisOf(kreis) : null
  if (given) return ofKreis(given)
  const land = plz ? landAround(plz) : null
  return land && { ...ofLand(land), label: `PLZ ${plz ?? ''}` }
}

function ofPlz(entry: Plz, ort: string): Location {
  const possible = kreiseOf(entry, ort)
  const main = possible[0] ?? entry.kreis
  const land = landOfKreis(main)
  return {
    basis: 'PLZ',
    // Several places may share a PLZ: the exposé knows which of them is meant.
    label: `PLZ ${entry.plz} (${ort || entry.ort})`,
    land,
    laender: [land, ...new Set(possible.map(landOfKreis).filter(one => one !== land))],
    kreis: kreisOf(main),
    siedlungstyp: entry.siedlungstyp,
    niveau: niveauOf(entry),
  }
}

/** The Kreise the object may lie in: of those that share the PLZ, the one that has the Ort; all while that is open. */
function kreiseOf(entry: Plz, ort: string): readonly string[] {
  const all = [entry.kreis, ...entry.weitereKreise]
  if (all.length === 1 || ort === '') return all
  const named = plzNamed(ort)
  const elsewhere = named.flatMap(plz => (plz === entry.plz ? [] : (plzOf(plz)?.kreis ?? [])))
  const counts = all.map(ags => elsewhere.filter(one => one === ags).length)
  const most = Math.max(...counts)
  if (most > 0) return all.filter((_, index) => counts[index] === most).slice(0, 1)
  return named.includes(entry.plz) ? [entry.kreis] : all
}

/** The factor of the PLZ; where its data is too thin, that of its Siedlungstyp. */
function niveauOf({ kreis: ags, lage, siedlungstyp: type }: Plz): Niveau {
  const kreis = kreisOf(ags)
  if (lage) return { kreis, kauf: lage.kauf / 100, miete: lage.miete / 100, guete: lage.guete }
  const usual = kreis?.kreisfrei === false && type !== null ? siedlungstyp(type).imLandkreis / 100 : 1
  return { kreis, kauf: usual, miete: 1, guete: 'keine' }
}

function ofOrt(ort: string): Location | null {
  const entries = plzNamed(ort).flatMap(plz => plzOf(plz) ?? [])
  const kreise = new Set(entries.map(({ kreis }) => kreis))
  const city = STAEDTE.find(({ name, kreis }) => kreise.has(kreis) && entries.some(one => one.ort === name))
  const only = city ? entries.filter(({ kreis }) => kreis === city.kreis) : kreise.size === 1 ? entries : []
  const first = only[0]
  if (!first) {
    const laender = [...new Set(entries.map(({ kreis }) => landOfKreis(kreis)))]
    return laender.length === 1 && laender[0] ? { ...ofLand(laender[0]), label: ort } : null
  }
  const parts = only.map(niveauOf)
  const kauf = city ? city.kaufFaktor / 100 : meanOf(parts.map(part => part.kauf))
  const miete = city ? city.mietFaktor / 100 : meanOf(parts.map(part => part.miete))
  const kreis = kreisOf(first.kreis)
  const land = landOfKreis(first.kreis)
  const guete = city ? 'mittel' : parts.some(part => part.guete !== 'keine') ? 'schwach' : 'keine'
  return {
    basis: 'Ort',
    label: first.ort,
    land,
    laender: [land],
    kreis,
    siedlungstyp: first.siedlungstyp,
    niveau: { kreis, kauf, miete, guete },
  }
}

function ofKreis(kreis: Kreis): Location {
  const { land, name } = kreis
  const niveau = { kreis, kauf: 1, miete: 1, guete: 'mittel' } as const
  const label = kreis.kreisfrei ? name : `Landkreis ${name}`
  return { basis: 'Kreis', label, land, laender: [land], kreis, siedlungstyp: null, niveau }
}

function ofLand(land: Land): Location {
  const niveau = { kreis: null, kauf: 1, miete: 1, guete: 'keine' } as const
  return { basis: 'Land', label: land, land, laender: [land], kreis: null, siedlungstyp: null, niveau }
}

/** A PLZ of no area, such as that of a large customer: the Land when its neighbours by number agree. */
function landAround(plz: string): Land | null {
  if (!/^\d{5}$/.test(plz)) return null
  const sorted = allePlz()
  const above = sorted.findIndex(one => one > plz)
  const neighbours = [sorted[above - 1], sorted[above]].flatMap(one => (one ? (plzOf(one)?.kreis ?? []) : []))
  const [below, next] = neighbours.map(landOfKreis)
  return below !== undefined && below === next ? below : null
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
