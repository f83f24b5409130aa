import type { FactKey, Facts } from './facts.ts'

/** Rooms and terraces that count for the Wohnfläche in part only, or not at all. */
const ATTIC = /dachterrasse|dachstudio|spitzboden|dachschräge|galerie|hobbyraum|studio im dach|ausgebautes? dach/iu
/** Whose sentences speak of rooms. */
const KEYS: readonly FactKey[] = ['objektart', 'etage', 'zimmer', 'schlafzimmer', 'wohnflaeche', 'nutzflaeche', 'terrasse', 'balkon', 'keller'] // prettier-ignore

/** A sentence about rooms or areas names a roof terrace, an attic or a hobby room. */
export function speaksOfAttic(facts: Facts): boolean {
  return KEYS.some(key => facts[key]?.evidence.some(({ quote }) => ATTIC.test(quote)) === true)
}
