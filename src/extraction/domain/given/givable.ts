import type { DealStatus, DealType } from '../deal/deal.ts'
import { STATUS_NAMES, TYPE_NAMES } from '../deal/dealNames.ts'
import type { FactKey, FactValue } from '../facts.ts'
import type { DealTopic } from '../pointed/dealSaidAt.ts'
import { WORK_KINDS, WORK_STAGES } from '../statements/plannedWorks.ts'
import { STAGE_NAMES, WORK_NAMES } from '../statements/workNames.ts'

/** How the buyer states a value, and what can be true of it at all. */
export type GivenForm =
  | {
      readonly form: 'number'
      /** As the JSON has it; null: a count or a year. */
      readonly unit: string | null
      readonly min: number
      readonly max: number
      readonly whole?: true
    }
  | { readonly form: 'flag' }
  | { readonly form: 'letting' }
  | { readonly form: 'plz' }
  | { readonly form: 'town' }
  /** Above the ground floor: "EG", "3. OG". */
  | { readonly form: 'floor' }
  | { readonly form: 'choice'; readonly values: readonly string[] }
  /** One of a list that the JSON knows by names of its own, or several of it with commas between them: its German word by that name. */
  | { readonly form: 'named'; readonly names: Readonly<Record<string, string>>; readonly several?: true }
  /** What people sell with a home or keep: "Einbauküche, Sauna". */
  | { readonly form: 'things' }

const FLAG = { form: 'flag' } as const
const amount = (unit: string, min: number, max: number) => ({ form: 'number', unit, min, max }) as const
const count = (min: number, max: number) => ({ form: 'number', unit: null, min, max, whole: true }) as const
const choice = (...values: string[]) => ({ form: 'choice', values }) as const

/** The last year that a plan of today reaches. */
const MAX_YEAR = 2045

/**
 * What a buyer can confirm or correct: facts that the result is calculated from, and that can be looked up in a paper or asked
 * for. The keys are public. What only words tell (condition, works, heating) stays with the exposé.
 */
export const GIVABLE = {
  kaufpreis: amount('€', 100, 1_000_000_000),
  verkehrswert: amount('€', 100, 1_000_000_000),
  wohnflaeche: amount('m²', 5, 100_000),
  nutzflaeche: amount('m²', 1, 100_000),
  grundstuecksflaeche: amount('m²', 1, 100_000_000),
  zimmer: { form: 'number', unit: null, min: 1, max: 200 },
  schlafzimmer: count(0, 100),
  baujahr: count(1000, MAX_YEAR),
  plz: { form: 'plz' },
  ort: { form: 'town' },
  objektart: choice(
    'Eigentumswohnung',
    'Einfamilienhaus',
    'Doppelhaushälfte',
    'Reihenhaus',
    'Zweifamilienhaus',
    'Mehrfamilienhaus',
    'Wohn- und Geschäftshaus',
    'Grundstück',
    'Gewerbeobjekt',
  ),
  hausgeldMonat: amount('€/Monat', 1, 100_000),
  hausgeldNichtUmlagefaehig: amount('€/Monat', 0, 100_000),
  erhaltungsruecklage: amount('€', 0, 100_000_000),
  kaltmieteMonat: amount('€/Monat', 1, 1_000_000),
  jahresnettokaltmiete: amount('€/Jahr', 1, 12_000_000),
  energiekennwert: amount('kWh/(m²·a)', 0, 1000),
  energieklasse: choice('A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'),
  energieausweisArt: choice('Bedarf', 'Verbrauch'),
  energietraeger: choice('Gas', 'Flüssiggas', 'Öl', 'Fernwärme', 'Strom', 'Wärmepumpe', 'Pellets', 'Holz'),
  heizungBaujahr: count(1900, MAX_YEAR),
  etage: { form: 'floor' },
  etagenzahl: count(1, 80),
  aufzug: FLAG,
  balkon: FLAG,
  terrasse: FLAG,
  garten: FLAG,
  keller: FLAG,
  einbaukueche: FLAG,
  stellplatzPreis: amount('€', 1, 1_000_000),
  kaeuferprovision: amount('%', 0, 20),
  vermietet: { form: 'letting' },
  denkmalschutz: FLAG,
  erbbaurecht: FLAG,
  erbbauzinsJahr: amount('€/Jahr', 1, 10_000_000),
  erbbauRestlaufzeit: { form: 'number', unit: 'Jahre', min: 1, max: 999, whole: true },
  einheiten: count(1, 5000),
} as const satisfies Partial<Record<FactKey, GivenForm>>

export type GivableKey = keyof typeof GIVABLE

/** In the order of the table. */
export const GIVABLE_KEYS = Object.keys(GIVABLE) as GivableKey[]

/** Ways to sell. What is sold says the kind of object; `bestand` is any sale by who owns it. */
const WAYS = [
  'bestand',
  'neubau-bautraeger',
  'sanierung-bautraeger',
  'fertighaus',
  'anteil',
  'rueckmiete',
  'zwangsversteigerung',
  'paket',
] as const satisfies readonly DealType[]
const STATES = [
  'verfuegbar',
  'reserviert',
  'verkauft',
  'veraltet',
  'in-vorbereitung',
] as const satisfies readonly DealStatus[]

/** "dach geplant" → "Dach geplant" */
const WORKS = Object.fromEntries(
  WORK_KINDS.flatMap(kind =>
    WORK_STAGES.map(stage => [`${kind} ${stage}`, `${WORK_NAMES[kind]} ${STAGE_NAMES[stage]}`]),
  ),
)

/** What he can state of the bargain itself, which is no fact of the object: the topics of a second reader, under the same names. */
export const GIVABLE_BARGAIN = {
  status: { form: 'named', names: namesOf(STATES, STATUS_NAMES) },
  verkaufsart: { form: 'named', names: namesOf(WAYS, TYPE_NAMES) },
  teile: { form: 'things' },
  ausgeschlossen: { form: 'things' },
  arbeiten: { form: 'named', names: WORKS, several: true },
} as const satisfies Record<DealTopic, GivenForm>

export type BargainKey = keyof typeof GIVABLE_BARGAIN

/** In the order of the table. */
export const BARGAIN_KEYS = Object.keys(GIVABLE_BARGAIN) as BargainKey[]

/** All that the buyer can state. */
export type StatableKey = GivableKey | BargainKey

export const STATABLE_KEYS: readonly StatableKey[] = [...GIVABLE_KEYS, ...BARGAIN_KEYS]

/** What the buyer has stated himself, in the units of the JSON. */
export type Given = Readonly<Partial<Record<StatableKey, FactValue>>>

export const NOTHING_GIVEN: Given = {}

export function isGivable(key: string): key is StatableKey {
  return Object.hasOwn(GIVABLE, key) || isOfBargain(key)
}

export function isOfBargain(key: string): key is BargainKey {
  return Object.hasOwn(GIVABLE_BARGAIN, key)
}

export function formOf(key: StatableKey): GivenForm {
  return isOfBargain(key) ? GIVABLE_BARGAIN[key] : GIVABLE[key]
}

function namesOf<Name extends string>(names: readonly Name[], all: Readonly<Record<Name, string>>) {
  return Object.fromEntries(names.map(name => [name, all[name]]))
}
