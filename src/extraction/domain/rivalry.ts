import type { DealObjectKind } from './deal/deal.ts'
import { type Candidate, type Contradiction, type ContradictionKey, type FactKey, type Facts, RANK } from './facts.ts'
import { isSameSpot } from './sameSpot.ts'
import { objectTypeIn, objectTypeOf, type ObjectType } from './objectType.ts'
import { contradictionOf } from './contradictionOf.ts'

/**
 * Which second value of a fact contradicts the first. A contradiction goes to the head of the report and of the letter to the
 * seller: one that is none costs more trust than one that is missed. Of 70 that were told of 420 documents (November 2026), some
 * ten were true; the others were the value of another thing (a heating's year, the neighbour's plot, a room of a storey, the
 * yearly rent below the price). So a rival has to be a value that somebody may state of the same thing by mistake.
 */
type Rivalry = (first: Candidate, rival: Candidate) => boolean

/** Two versions of a text, a slip, another way to measure: further apart are two different things. */
const within =
  (factor: number): Rivalry =>
  ({ value: a }, { value: b }) =>
    typeof a === 'number' && typeof b === 'number' && Math.max(a, b) <= factor * Math.min(a, b)

const fromTable: Rivalry = (_, { rank }) => rank >= RANK.table

const MAX_YEARS_OF_BUILDING = 1

/** A house is begun in one year and ready in the next. */
const years: Rivalry = ({ value: a }, { value: b }) => Math.abs(Number(a) - Number(b)) > MAX_YEARS_OF_BUILDING

/** A field may have a slip; text that speaks of fewer rooms than the field counts those of a storey or a part. */
const rooms: Rivalry = ({ value: a }, { value: b, rank }) =>
  Number.isInteger(2 * Number(b)) && (rank >= RANK.table || Number(b) > Number(a))

/** Shares of the price with 19 % tax as they are agreed (3 %, 2.5 %, …), and none: others are yields or fees. */
const commission: Rivalry = (_, { value }) =>
  [Number(value), Number(value) / 1.19].some(one => Math.abs(one * 4 - Math.round(one * 4)) < 0.02)

/** "Aufzüge sollen angebaut werden", "no lift": that there is none is said in so many words, that there is one in the table. */
const lift: Rivalry = (_, { value, rank }) => value === false || rank >= RANK.table

const RIVALRIES: Partial<Record<FactKey, Rivalry>> = {
  kaufpreis: within(1.35),
  verkehrswert: within(1.35),
  wohnflaeche: within(1.35),
  grundstuecksflaeche: within(1.25),
  zimmer: rooms,
  baujahr: years,
  hausgeldMonat: within(1.5),
  kaltmieteMonat: within(1.25),
  jahresnettokaltmiete: within(1.25),
  energiekennwert: within(1.25),
  kaeuferprovision: commission,
  aufzug: lift,
  einheiten: fromTable,
}

/** Whether `rival` may be told as a contradiction of `first`, the value that is taken. */
export function isRivalry(key: FactKey, first: Candidate, rival: Candidate): boolean {
  return RIVALRIES[key]?.(first, rival) ?? true
}

/** What a year in running text is the year of. */
const BUILDING = /\b(?:bau(?:jahr|j\.)|bj\.?|(?:er|ge)baut|errichtet|fertig ?gestellt|bezugsfertig|haus von|von anno)/iu
/** Parts of a house and other houses have years of their own. */
const NO_BUILDING =
  /heiz|(?:laut|lt\.?|gemäß) energie(?:ausweis|pass)|brennwert|kessel|therme|anlagen?\b|anlagentechnik|pumpe|rolll|carport|garage|fenster|schule|dach|aufzug|küche|jahrgang|elektr|anbau|aufstock|gaube|bad\b|nachbar|gegenüber/iu

/** Another offer is told with its own price: "Weitere Objekte: Witten, 12 WE, 640.000 €". */
const OWN_PRICE = /\d{2,3}\.\d{3}(?:,(?:-|\d\d))?\s*(?:€|EUR)/iu
/** So near to its year stands what it is the year of. */
const NEAR = 30
const around = (quote: string, value: unknown): string => {
  const at = quote.indexOf(String(value))
  return at < 0 ? quote : quote.slice(Math.max(0, at - NEAR), at + NEAR)
}
const PRICES: readonly ContradictionKey[] = ['kaufpreis', 'verkehrswert', 'jahresnettokaltmiete']

/** What the clause must speak of, and must not. A field of a table says it by its label, and is not asked. */
const CLAUSES: Partial<Record<ContradictionKey, { readonly of?: RegExp; readonly not?: RegExp }>> = {
  baujahr: { of: BUILDING, not: NO_BUILDING },
  kaeuferprovision: { of: /provision|courtage|makler/iu, not: /verkäufer|notar|grundbuch/iu },
  // "Ohne Erbbauzins" names what the amount beside it leaves out.
  erbbaurecht: { not: /\bohne\b/iu },
}

/** Of several homes each has its own. */
const OF_EACH_HOME: readonly ContradictionKey[] = ['zimmer', 'kaltmieteMonat', 'hausgeldMonat']
const OF_EACH_OBJECT: readonly ContradictionKey[] = [
  'baujahr',
  'energiekennwert',
  'energieklasse',
  'energieausweisArt',
  'wohnflaeche',
  'grundstuecksflaeche',
  'einheiten',
]
const SEVERAL_HOMES: readonly DealObjectKind[] = ['mehrfamilienhaus', 'wohn-geschaeftshaus', 'mehrere']

/** A house of shops and homes has a certificate for each use (§ 106 GEG). */
const OF_EACH_USE: readonly ContradictionKey[] = ['energiekennwert', 'energieklasse', 'energieausweisArt']

/** Whether objects of such a kind can contradict themselves there. */
export function isOfTheWhole({ key }: Contradiction, kind: DealObjectKind | null): boolean {
  if (kind === 'wohn-geschaeftshaus' && OF_EACH_USE.includes(key)) return false
  if (kind === 'mehrere' && OF_EACH_OBJECT.includes(key)) return false
  return !(kind && SEVERAL_HOMES.includes(kind) && OF_EACH_HOME.includes(key))
}

/** "Grundstück: 418 m²" above "Wohnfläche gesamt: 372 m²": what is another fact by its own label is no second value of this one. */
function isOtherFact(
  key: ContradictionKey,
  { value, evidence }: Contradiction['values'][number],
  facts: Facts,
): boolean {
  return Object.entries(facts).some(
    ([other, fact]) =>
      other !== key &&
      fact?.value === value &&
      evidence.every(place => fact.evidence.some(taken => isSameSpot(place, taken))),
  )
}

/** "Einfamilienhaus in Kolkwitz 345.000 €" beside a semi-detached house: its price is that of another kind of object. */
function isOfOtherKind(
  key: ContradictionKey,
  { evidence }: Contradiction['values'][number],
  { objektart }: Facts,
): boolean {
  if (key !== 'kaufpreis' || !objektart) return false
  const own = objectTypeOf(String(objektart.value))
  return evidence.every(place => {
    const named = objectTypeIn(place.whole ?? place.quote)
    const type = named === undefined ? null : objectTypeOf(named)
    return own !== null && type !== null && type !== own && !GENERAL.includes(type) && !GENERAL.includes(own)
  })
}

/** What every home is, too. */
const GENERAL: readonly ObjectType[] = ['haus', 'wohnung']

/** A contradiction without the values of which the whole clause shows that they are somebody else's; null: nothing is left of it. */
export function ofOneThing(contradiction: Contradiction, facts: Facts): Contradiction | null {
  const { key, values } = contradiction
  const speaksOfIt = ({ value, evidence }: Contradiction['values'][number]): boolean =>
    evidence.some(({ quote, whole = quote }) => {
      const { of, not } = CLAUSES[key] ?? {}
      const isOther = !PRICES.includes(key) && OWN_PRICE.test(quote)
      return (
        !isOther &&
        !not?.test(typeof value === 'boolean' ? whole : around(quote, value)) &&
        (!of || of.test(quote) || !/\p{L}{3}.*\s.*\p{L}{3}/u.test(quote))
      )
    })
  const [first, ...rivals] = values
  const left = rivals.filter(
    rival => speaksOfIt(rival) && !isOtherFact(key, rival, facts) && !isOfOtherKind(key, rival, facts),
  )
  if (!first || left.length === 0) return null
  return left.length === rivals.length ? contradiction : contradictionOf(key as FactKey, [first, ...left])
}
