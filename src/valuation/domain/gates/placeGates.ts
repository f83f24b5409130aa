import { landOfKreis } from '#reference/market/kreise.ts'
import { STAEDTE } from '#reference/market/staedte.ts'
import { type Plz, plzOf } from '#reference/plz/plz.ts'
import { plzNamed } from '../ortsnamen.ts'
import { type Gate, lessSure } from './gate.ts'

/**
 * A PLZ of one region beside a town of another: one of the two belongs to somebody else, the broker or the developer.
 * Names that many small places share decide nothing; a large city or another Land does.
 */
export const plzAgainstOrt: Gate = {
  limits: 'plzZuOrt',
  doubts: ({ offer }) => {
    const { plz, ort } = offer.texts
    const entry = plz === null ? null : plzOf(plz)
    if (!entry || ort === null) return []
    const named = plzNamed(ort).flatMap(one => plzOf(one) ?? [])
    if (named.length === 0 || named.some(one => shareAKreis(one, entry))) return []
    const laender = new Set(landsOf(entry))
    const elsewhere = named.every(one => landsOf(one).every(land => !laender.has(land)))
    if (!elsewhere && !named.some(isCity)) return []
    const reason = `Die Postleitzahl ${entry.plz} gehört zu ${entry.ort}, nicht zu ${ort}.`
    return lessSure(offer, ['plz', 'ort']).map(key => ({ key, reason }))
  },
}

function shareAKreis(a: Plz, b: Plz): boolean {
  const kreise = [b.kreis, ...b.weitereKreise]
  return [a.kreis, ...a.weitereKreise].some(kreis => kreise.includes(kreis))
}

function landsOf({ kreis, weitereKreise }: Plz) {
  return [kreis, ...weitereKreise].map(landOfKreis)
}

function isCity({ ort, kreis }: Plz): boolean {
  return STAEDTE.some(city => city.name === ort && city.kreis === kreis)
}
