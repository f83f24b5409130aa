import type { DocumentKind } from '../src/extraction/domain/kind/documentKind.ts'
import type { Press } from './press.ts'

/** The facts the engine may report, in the order of its public JSON. */
export const FACT_KEYS = [
  'kaufpreis',
  'verkehrswert',
  'wohnflaeche',
  'nutzflaeche',
  'grundstuecksflaeche',
  'zimmer',
  'schlafzimmer',
  'badezimmer',
  'baujahr',
  'plz',
  'ort',
  'ortsteil',
  'strasse',
  'objektart',
  'hausgeldMonat',
  'hausgeldNichtUmlagefaehig',
  'erhaltungsruecklage',
  'kaltmieteMonat',
  'jahresnettokaltmiete',
  'mietrendite',
  'energiekennwert',
  'energieklasse',
  'energieausweisArt',
  'energieausweisGueltigBis',
  'energietraeger',
  'heizung',
  'heizungBaujahr',
  'etage',
  'etagenzahl',
  'aufzug',
  'balkon',
  'terrasse',
  'garten',
  'keller',
  'einbaukueche',
  'stellplatz',
  'stellplatzPreis',
  'kaeuferprovision',
  'vermietet',
  'bezugsfreiAb',
  'denkmalschutz',
  'erbbaurecht',
  'erbbauzinsJahr',
  'erbbauRestlaufzeit',
  'zustand',
  'letzteModernisierung',
  'einheiten',
  'anbieterArt',
  'exposeDatum',
  'objektnummer',
] as const

export type FactKey = (typeof FACT_KEYS)[number]

export type FactValue = number | string | boolean

export interface ExpectedUnit {
  readonly wohnung: string
  readonly wohnflaeche: number | null
  readonly zimmer: number | null
  readonly kaufpreis: number | null
  readonly status: 'frei' | 'reserviert' | 'verkauft'
}

/** What a careful reader finds in one sample. */
export interface Expectation {
  readonly file: string
  readonly about: string
  readonly kind: DocumentKind
  readonly status: 'fertig' | 'abgelehnt'
  /** A key left out: the document does not say. `null`: the document is refused and its facts are not asked for. */
  readonly facts: Readonly<Partial<Record<FactKey, FactValue>>> | null
  /** Other defensible values. `null` among them: saying nothing is right too. */
  readonly accept?: Readonly<Partial<Record<FactKey, readonly (FactValue | null)[]>>>
  readonly units?: readonly ExpectedUnit[]
  /** Facts for which the document itself states values that disagree. */
  readonly contradictions?: readonly FactKey[]
  /** At least one page is a picture without text, so it must be recognised. */
  readonly scan: boolean
}

export interface Sample extends Expectation {
  readonly make: (press: Press) => Promise<Uint8Array>
}
