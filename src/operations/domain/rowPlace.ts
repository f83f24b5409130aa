import { failed, type Outcome, success } from '#kernel/outcome.ts'
import type { Marktart } from '#reference/market/bewertungsmodell.ts'
import { alleKreise, kreisOf } from '#reference/market/kreise.ts'
import { allePlz, plzOf } from '#reference/plz/plz.ts'
import type { OperatorPlace } from '#valuation/domain/operatorTables.ts'
import { quoted } from './lineFault.ts'

let regions: ReadonlySet<string> | undefined

/** Where a row holds, from its two cells. The failure is a German sentence. */
export function rowPlace(plz: string, kreis: string): Outcome<OperatorPlace, string> {
  if (plz !== '' && kreis !== '') return failed('plz und kreis sind beide ausgefüllt. Nennen Sie nur eines von beiden.')
  if (plz === '' && kreis === '') return failed('plz und kreis sind beide leer. Nennen Sie eines von beiden.')
  const complaint = plz === '' ? complaintAboutKreis(kreis) : complaintAboutPlz(plz)
  if (complaint !== null) return failed(complaint)
  return success(plz === '' ? { plz: null, kreis } : { plz, kreis: null })
}

/** True for a PLZ that our table does not have, such as a new one: an object there gets the row, but a typo would not show. */
export function isStrangePlz({ plz }: OperatorPlace): boolean {
  return plz !== null && plzOf(plz) === null
}

/** German name of what a row is about; two rows of a table with the same one contradict each other. */
export function rowLabel({ plz, kreis }: OperatorPlace, art?: Marktart): string {
  const place = plz === null ? `Kreis ${kreis ?? ''} (${kreisOf(kreis ?? '')?.name ?? 'unbekannt'})` : `PLZ ${plz}`
  return art === undefined ? place : `${place}, ${art}`
}

function complaintAboutPlz(plz: string): string | null {
  if (/^\d{4}$/.test(plz) && plzOf(`0${plz}`)) {
    return `Die PLZ ${quoted(plz)} hat nur vier Ziffern, vermutlich ist 0${plz} gemeint. ${KEEP_ZERO}`
  }
  if (!/^\d{5}$/.test(plz)) return `${quoted(plz)} ist keine PLZ. Eine PLZ hat fünf Ziffern.`
  regions ??= new Set(allePlz().map(known => known.slice(0, 3)))
  return regions.has(plz.slice(0, 3)) ? null : `Die PLZ ${plz} gibt es nicht.`
}

const KEEP_ZERO = 'Excel lässt die führende Null weg: Formatieren Sie die Spalte vor dem Speichern als Text.'

function complaintAboutKreis(kreis: string): string | null {
  if (kreisOf(kreis)) return null
  if (/^\d{4}$/.test(kreis) && kreisOf(`0${kreis}`)) {
    return `Der Kreisschlüssel ${quoted(kreis)} hat nur vier Ziffern, vermutlich ist 0${kreis} gemeint. ${KEEP_ZERO}`
  }
  if (/^\d{5}$/.test(kreis)) return `Einen Kreis mit dem Schlüssel ${kreis} gibt es heute nicht.`
  const [whole, part] = [kreis.slice(0, 5), kreisOf(kreis.slice(0, 5))]
  if (/^\d{8}(\d{4})?$/.test(kreis) && part) {
    return `${quoted(kreis)} ist der Schlüssel einer Gemeinde. Nennen Sie den Kreis: ${whole} (${part.name}).`
  }
  const named = alleKreise().filter(({ name }) => name.toLowerCase() === kreis.toLowerCase())
  const meant = named.map(({ ags, kreisfrei }) => `${ags} (${kreisfrei ? 'Stadt' : 'Landkreis'})`).join(' oder ')
  const hint = meant === '' ? '' : ` Für ${kreis}: ${meant}.`
  return `${quoted(kreis)} ist kein Kreisschlüssel. Nennen Sie den Amtlichen Schlüssel mit fünf Ziffern.${hint}`
}
