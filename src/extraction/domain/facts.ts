import type { Evidence } from '#kernel/evidence.ts'
import type { Scope } from './scope/scope.ts'

/** Every fact the product looks for in an exposé. The names are the public JSON; the order is the order of the JSON. */
export const FACT_KEYS = [
  'kaufpreis', // asked price in €
  'verkehrswert', // court's value in €, § 74a ZVG
  'wohnflaeche', // m²
  'nutzflaeche', // m²
  'grundstuecksflaeche', // m²
  'zimmer',
  'schlafzimmer',
  'badezimmer',
  'baujahr',
  'plz',
  'ort',
  'ortsteil',
  'strasse',
  'objektart',
  'hausgeldMonat', // € a month
  'hausgeldNichtUmlagefaehig', // € a month
  'erhaltungsruecklage', // €
  'kaltmieteMonat', // € a month
  'jahresnettokaltmiete', // € a year
  'mietrendite', // percent
  'energiekennwert', // final energy, kWh/(m²·a)
  'energieklasse', // A+ … H
  'energieausweisArt', // Bedarf | Verbrauch
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
  'stellplatzPreis', // €
  'kaeuferprovision', // percent including VAT; 0 = expressly none
  'vermietet', // true | false | "teilweise"
  'bezugsfreiAb',
  'denkmalschutz',
  'erbbaurecht',
  'erbbauzinsJahr', // € a year
  'erbbauRestlaufzeit', // years, or the day it ends
  'zustand',
  'letzteModernisierung',
  'einheiten',
  'anbieterArt',
  'exposeDatum',
  'objektnummer',
] as const

export type FactKey = (typeof FACT_KEYS)[number]
export type FactValue = number | string | boolean

/** What the exposé says, with every place where it says so, or what the buyer has stated himself. */
export interface Fact {
  value: FactValue
  /** €, CHF, m², %, kWh/(m²·a), €/Monat, €/Jahr, Jahre */
  unit?: string
  /** How many places of the document say this. */
  mentions: number
  /** The strongest place first; empty where the buyer states it and the exposé does not. */
  evidence: Evidence[]
  /** 0 to 1: how sure the reading of this value is (place in the document, text recognition, rival values). */
  confidence: number
  /** `stated`: by the buyer alone; `confirmed`: he says what was read. Missing: it is the exposé's. */
  buyer?: 'stated' | 'confirmed'
  /** A second reader points at the same value, see pointed/. Missing: the rules alone have read it. */
  readers?: 2
}

/** null: the document does not say. */
export type Facts = Record<FactKey, Fact | null>

/** A fact that is told in two ways, or the pages that the document counts and the file does not have. */
export type ContradictionKey = FactKey | 'seitenzahl'

/** Statements that cannot all be true: values of one fact, or of several that one follows from the other. */
export interface Contradiction {
  key: ContradictionKey
  /** German sentence for the buyer. */
  message: string
  values: { value: FactValue; unit?: string; evidence: Evidence[] }[]
  /** German sentences: what follows, and what one asks; missing: at most one value holds, and one asks which. */
  follows?: { readonly reason: string; readonly ask: string }
}

/** One flat or house of a project's price list. */
export interface Unit {
  label: string
  /** As the price list says; null where it does not tell sold from free. */
  status: 'frei' | 'reserviert' | 'verkauft' | null
  facts: Partial<Record<FactKey, Fact>>
}

/** One reading of one fact at one place, before all readings are weighed against each other. */
export interface Candidate {
  key: FactKey
  value: FactValue
  unit?: string
  evidence: Evidence
  rank: Rank
  /** Its label says that it is the sum of all units. */
  ofTheWhole?: true
  /** 0 to 1, from the text recognition and from how plain the wording is. */
  sureness: number
  /** Of whom, for when and how it is said; only what is said of the offer, today and without doubt becomes a fact. */
  scope: Scope
}

/** What an exposé says, but not of the offer as it is today: a former price, planned works, an exclusion, a guess. */
export interface Statement {
  key: FactKey
  value: FactValue
  unit?: string
  evidence: Evidence
  scope: Scope
}

/** Precedence of places: a table of key facts beats a headline, that beats running text, that beats a hint elsewhere. */
export const RANK = { table: 4, headline: 3, prose: 2, hint: 1 } as const
export type Rank = (typeof RANK)[keyof typeof RANK]
