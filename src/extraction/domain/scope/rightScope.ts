import type { FactKey, FactValue } from '../facts.ts'
import type { Scope } from './scope.ts'
import type { Matter } from './sign.ts'

const PLACE: readonly FactKey[] = ['plz', 'ort', 'ortsteil', 'strasse']
/** Facts that are there or not. Their rules read the denial themselves: "kein Aufzug" is a fact. */
const THINGS: readonly FactKey[] = [
  'objektart',
  'energietraeger',
  'heizung',
  'aufzug',
  'balkon',
  'terrasse',
  'garten',
  'keller',
  'einbaukueche',
  'stellplatz',
  'vermietet',
  'denkmalschutz',
  'erbbaurecht',
  'anbieterArt',
]
const WORKS: readonly FactKey[] = ['letzteModernisierung', 'zustand', 'heizungBaujahr']

/** How signs are read for a fact. */
export function matterOf(key: FactKey): Matter {
  if (PLACE.includes(key)) return 'place'
  return THINGS.includes(key) ? 'thing' : WORKS.includes(key) ? 'works' : 'amount'
}

const PAPERS: readonly FactKey[] = [
  'objektnummer',
  'exposeDatum',
  'energieausweisArt',
  'energieausweisGueltigBis',
  'erbbauRestlaufzeit',
  'bezugsfreiAb',
]
/** What it was it still is: the year it was built, where it stands, what was done. */
const LASTING: readonly FactKey[] = [
  ...PLACE,
  ...PAPERS,
  'baujahr',
  'heizungBaujahr',
  'letzteModernisierung',
  'zustand',
  'objektart',
  'etage',
  'etagenzahl',
  'einheiten',
  'denkmalschutz',
  'grundstuecksflaeche',
  'verkehrswert',
]
/** "Der Kaufpreis soll 300.000 € betragen", "geplante Fertigstellung 2027": asked or named today. */
const NAMED_TODAY: readonly FactKey[] = [
  ...PLACE,
  ...PAPERS,
  'kaufpreis',
  'verkehrswert',
  'grundstuecksflaeche',
  'baujahr',
  'objektart',
  'etage',
  'etagenzahl',
  'denkmalschutz',
  'erbbaurecht',
  'erbbauzinsJahr',
  'kaeuferprovision',
  'anbieterArt',
  'hausgeldMonat',
  'hausgeldNichtUmlagefaehig',
  'erhaltungsruecklage',
  'stellplatzPreis',
]
/** A court's value is an estimate by its nature, and an asked price is what the seller says. */
const HEDGE_IS_NOTHING: readonly FactKey[] = [
  ...PLACE,
  ...PAPERS,
  'kaufpreis',
  'verkehrswert',
  'kaeuferprovision',
  'anbieterArt',
  'objektart',
  'stellplatzPreis',
  'erbbauzinsJahr',
]
/** "beträgt nach Angabe der Mieterin 380,00 €": who pays a rent, or takes it, knows what it is. */
const TOLD_BY_A_PARTY =
  /^(?:laut|lt·?|gemäß|gem·|nach)(?: \p{L}+){0,2} (?:mieter|bewohner|eigentümer|verkäufer|schuldner)|^(?:mieter|eigentümer|verkäufer)angaben?/u
const RENTS: readonly FactKey[] = ['kaltmieteMonat', 'jahresnettokaltmiete']
/** Facts whose rules leave the denial to be read here. */
const DENIABLE: readonly FactKey[] = ['zustand', 'letzteModernisierung', 'heizung', 'energietraeger', 'anbieterArt']
/** Facts that an exclusion turns: the rest is an amount, a paper or the building itself. */
const EXCLUDABLE: readonly FactKey[] = ['einbaukueche', 'garten', 'keller', 'balkon', 'terrasse', 'stellplatz']
/** Facts of the whole that a floor or a side building has of its own. */
const OF_THE_WHOLE: readonly FactKey[] = [
  'zimmer',
  'schlafzimmer',
  'badezimmer',
  'wohnflaeche',
  'kaltmieteMonat',
  'jahresnettokaltmiete',
  'letzteModernisierung',
]
/** Where only a floor is named, most rooms of the kind lie there. */
const FLOOR_WILL_DO: readonly FactKey[] = ['schlafzimmer', 'badezimmer', 'letzteModernisierung']
/** What a certificate says on its building and its A_N is no area or room of the offer. */
const NOT_OF_A_CERTIFICATE: readonly FactKey[] = ['wohnflaeche', 'nutzflaeche', 'zimmer', 'grundstuecksflaeche']

export interface Whole {
  /** The offer is a flat: a floor is where it lies. */
  readonly isFlat: boolean
  /** What kind of thing is offered, as the text says it: of a "Lagerhalle" the hall is no part. */
  readonly objektart: string
  /** The document is the certificate itself. */
  readonly isCertificate: boolean
}

/** Whether a reading is a fact of the offer: said today, of the right bearer, and without doubt. */
export function isFact({ key, value, scope }: { key: FactKey; value: FactValue; scope: Scope }, whole: Whole): boolean {
  return isRightBearer(key, scope, whole) && isRightTime(key, value, scope) && isRightStance(key, value, scope)
}

function isRightBearer(key: FactKey, { bearer, word }: Scope, { isFlat, objektart, isCertificate }: Whole): boolean {
  switch (bearer) {
    case 'offer':
    case 'building':
      return true
    case 'floor':
      return isFlat || !OF_THE_WHOLE.includes(key) || FLOOR_WILL_DO.includes(key)
    case 'part':
      // The flat that is sold may be called by its number; of a house it is one of several.
      if (key === 'zustand') return isFlat && !SEVERAL.test(objektart)
      return !OF_THE_WHOLE.includes(key) || (word !== null && isItself(word, objektart))
    case 'units':
      return !isFlat || SEVERAL.test(objektart) || !OF_A_FLAT.includes(matterOf(key))
    case 'certificate':
      return isCertificate || !NOT_OF_A_CERTIFICATE.includes(key)
    case 'surroundings':
      return (
        matterOf(key) === 'amount' ||
        matterOf(key) === 'place' ||
        (key === 'objektart' && !/grenz/u.test(word ?? '')) ||
        key === 'anbieterArt'
      )
    case 'other':
      // Where the sellers go tells that they leave.
      return (
        key === 'objektnummer' || key === 'exposeDatum' || (key === 'vermietet' && /zieh|wechsel/u.test(word ?? ''))
      )
  }
}

/** What each flat has of its own; how many there are is told of the house. */
const OF_A_FLAT: readonly Matter[] = ['thing', 'works']

/** "6 Eigentumswohnungen", "Wohnungspaket" */
const SEVERAL = /wohnungen|einheiten|paket/iu

/** "Produktions- und Lagerhalle mit Bürotrakt" is a hall; "Wohnhaus mit Halle" and "Wohnhaus und Werkstatt" are none. */
function isItself(word: string, objektart: string): boolean {
  const [head = ''] = objektart.toLowerCase().split(/ (?:mit|nebst|samt|inkl\S*) |[,+/]/u)
  return head.trim().endsWith(word) && !/haus|wohn|hof(?!\p{L})/u.test(head)
}

function isRightTime(key: FactKey, value: FactValue, { time }: Scope): boolean {
  // "steht leer und kann übernommen werden": what is not there is not planned.
  // "412.000 € bei Vollvermietung": the plan tells that some of it stands empty today.
  if (time === 'planned' && (value === false || value === 'keiner' || value === 'teilweise')) return true
  return time === 'now' || (time === 'former' ? LASTING : NAMED_TODAY).includes(key)
}

function isRightStance(key: FactKey, value: FactValue, { stance, word }: Scope): boolean {
  switch (stance) {
    case 'asserted':
      return true
    case 'denied':
      // Amounts are beside what is denied ("ohne Garage 250.000 €"), and rules on things read the denial themselves.
      // "Makler ist keiner dabei" tells who sells.
      return !DENIABLE.includes(key) || value === 'privat'
    case 'hedged':
      return HEDGE_IS_NOTHING.includes(key) || (RENTS.includes(key) && TOLD_BY_A_PARTY.test(word ?? ''))
    case 'excluded':
      return value === false || value === 'keiner' || !EXCLUDABLE.includes(key)
  }
}
