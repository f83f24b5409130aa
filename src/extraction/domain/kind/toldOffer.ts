import type { FactKey } from '../facts.ts'
import type { Passage } from '../passages.ts'
import { readProse } from '../readProse.ts'
import { PROSE } from '../rules/allRules.ts'
import { priceTold } from '../rules/priceTold.ts'
import type { Scope } from '../scope/scope.ts'

/** What a seller tells of a home beside its price. */
const TOLD: readonly FactKey[] = [
  'wohnflaeche',
  'grundstuecksflaeche',
  'zimmer',
  'baujahr',
  'energiekennwert',
  'kaeuferprovision',
]
const MIN_TOLD = 3
const RULES = [priceTold, ...PROSE.filter(({ key }) => TOLD.includes(key))]
/** Nothing is known yet of the document as a whole. */
const SETTING = { toBeBuilt: false, today: 0, above: new Map(), ahead: new Set<never>() }

/**
 * Whether sentences ask a price in the seller's own words and tell enough of the home: a letter may have none of the words by
 * which an offer is known, so it is read by what is read of it.
 */
export function tellsAnOffer(passages: readonly Passage[]): boolean {
  const own = readProse(RULES, passages, SETTING).filter(({ scope }) => isOfTheOffer(scope))
  const keys = new Set(own.map(({ key }) => key))
  return keys.has('kaufpreis') && TOLD.filter(key => keys.has(key)).length >= MIN_TOLD
}

/** "365.000 Euro sollen es sein": what is to be paid is asked today. */
function isOfTheOffer({ bearer, time, stance }: Scope): boolean {
  return bearer === 'offer' && time !== 'former' && stance === 'asserted'
}
