import type { Evidence } from '#kernel/evidence.ts'
import type { Contradiction, FactKey, FactValue } from '#extraction/domain/facts.ts'
import { type GivableKey, GIVABLE_KEYS, type StatableKey } from '#extraction/domain/given/givable.ts'
import type { Hint } from '#extraction/domain/pointed/agree.ts'
import { firstSale, isAuction, type Offer } from '#extraction/domain/offer.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'
import { bargainConfirmations } from './bargainConfirmations.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import type { PointedDeal } from '#extraction/domain/pointed/pointedDeal.ts'
import type { Stopped } from '#valuation/domain/gates/passGates.ts'

/** Why the buyer is asked to confirm a value. */
export type ConfirmReason =
  /** Read, but stopped; the doubt is a German sentence. */
  | { readonly kind: 'stopped'; readonly doubt: string }
  /** The exposé says it in several ways. */
  | { readonly kind: 'contradiction'; readonly values: Contradiction['values'] }
  /** A language model alone has found it; we have read the value there. */
  | { readonly kind: 'pointed'; readonly page: number }
  /** A language model points at a place where we read something else than what is taken. */
  | { readonly kind: 'differing'; readonly page: number; readonly other: FactValue; readonly unit?: string }
  /** The exposé speaks of it; the value was not read. */
  | { readonly kind: 'sighted'; readonly page: number }
  | { readonly kind: 'missing' }

/** A value that the buyer should confirm, correct or add. */
export interface Confirmation {
  readonly key: StatableKey
  /** What is taken or was read; null: nothing. */
  readonly value: FactValue | null
  readonly reason: ConfirmReason
  /** Where it stands or may stand; null: nowhere. */
  readonly evidence: Evidence | null
}

export interface ConfirmInput {
  readonly offer: Offer
  readonly stopped: readonly Stopped[]
  readonly contradictions: readonly Contradiction[]
  /** Of a second reader; missing: none was asked. */
  readonly hints?: readonly Hint[]
  /** What it points at of the bargain; missing: none was asked. */
  readonly bargain?: readonly PointedDeal[]
  /** By the document or the buyer. */
  readonly works?: readonly PlannedWork[]
  /** Units of a price list. */
  readonly units: number
  readonly day: CalendarDate
}

/** More at once are not answered. */
const MAX_CONFIRMATIONS = 5
/** How unsure a value is, 0 to 1: what is known to be wrong in part before what is merely not said. */
const UNSURE: Readonly<Record<ConfirmReason['kind'], number>> = {
  stopped: 1,
  pointed: 0.9,
  contradiction: 0.8,
  sighted: 0.75,
  missing: 0.6,
  differing: 0.5,
}
/** Of less weight is what the exposé does not speak of not worth a question. */
const MIN_MISSING = 4
/** Of less urgency is a question not worth the buyer's time; what was read and is not used is always asked for. */
const MIN_URGENCY = 1.9
/** Where nobody speaks of it, there is none. */
const USUALLY_NONE: readonly StatableKey[] = ['erbbaurecht', 'denkmalschutz']

/** The few values that move the result most and are least sure, the most urgent first. What the buyer has stated is settled. */
export function confirmationsOf(input: ConfirmInput): Confirmation[] {
  const ofFacts = GIVABLE_KEYS.flatMap(key => {
    const weight = weightOf(key, input)
    const found = weight > 0 ? doubtOn(key, input) : null
    if (!found) return []
    const urgency = weight * UNSURE[found.reason.kind]
    return isWorthAsking(found, weight, urgency) ? [{ found, urgency }] : []
  })
  const ofBargain = bargainConfirmations(input.bargain ?? [], input.offer.deal, input.works ?? []).map(
    ({ found, weight }) => {
      return { found, urgency: weight * UNSURE[found.reason.kind] }
    },
  )
  return [...ofFacts, ...ofBargain]
    .sort((a, b) => b.urgency - a.urgency)
    .slice(0, MAX_CONFIRMATIONS)
    .map(({ found }) => found)
}

function isWorthAsking({ key, reason }: Confirmation, weight: number, urgency: number): boolean {
  if (reason.kind === 'missing') return weight >= MIN_MISSING && !USUALLY_NONE.includes(key)
  return reason.kind === 'stopped' || reason.kind === 'pointed' || urgency >= MIN_URGENCY
}

function doubtOn(key: GivableKey, { offer, stopped, contradictions, hints = [] }: ConfirmInput): Confirmation | null {
  const fact = offer.facts[key]
  if (fact?.buyer) return null
  const stop = stopped.find(one => one.key === key)
  if (stop) {
    const evidence = stop.fact.evidence[0] ?? null
    return { key, value: stop.fact.value, reason: { kind: 'stopped', doubt: stop.reason }, evidence }
  }
  const rival = contradictions.find(one => one.key === key)
  if (rival) {
    const evidence = fact?.evidence[0] ?? rival.values[0]?.evidence[0] ?? null
    return { key, value: fact?.value ?? null, reason: { kind: 'contradiction', values: rival.values }, evidence }
  }
  const hint = hints.find(one => one.key === key)
  if (hint && hint.value !== null) {
    const { value, unit, evidence } = hint
    const { page } = evidence
    if (!fact) return { key, value, reason: { kind: 'pointed', page }, evidence }
    return {
      key,
      value: fact.value,
      reason: { kind: 'differing', page, other: value, ...(unit && { unit }) },
      evidence,
    }
  }
  if (fact) return null
  const place = offer.sightings.places[key]?.[0]
  return place
    ? { key, value: null, reason: { kind: 'sighted', page: place.page }, evidence: place }
    : { key, value: null, reason: { kind: 'missing' }, evidence: null }
}

/** How much the result hangs on a value, 0 to 10; 0: not at all, or another value of the offer says the same. */
function weightOf(key: GivableKey, input: ConfirmInput): number {
  const { offer, units } = input
  if (units > 1 && OF_ONE_UNIT.includes(key)) return 0
  const weight = WEIGHTS[key]
  return typeof weight === 'number' ? weight : (weight?.(offer, input.day) ?? 0)
}

/** A price list tells them of each unit. */
const OF_ONE_UNIT: readonly FactKey[] = ['kaufpreis', 'wohnflaeche', 'zimmer', 'etage']

type Weight = number | ((offer: Offer, day: CalendarDate) => number)

const isBuilding = ({ kind }: Offer) => kind !== 'Grundstück'
const isLet = ({ vermietet, kind }: Offer) =>
  vermietet === true || vermietet === 'teilweise' || (kind === 'Mehrfamilienhaus' && vermietet !== false)
const states = (offer: Offer, ...keys: readonly FactKey[]) => keys.some(key => offer.facts[key] !== null)
const ofFlat = (weight: number) => (offer: Offer) => (offer.kind === 'Wohnung' ? weight : 0)
const ofBuilding = (weight: number) => (offer: Offer) => (isBuilding(offer) ? weight : 0)

/** Own estimate: how far price, value, running cost or yield go apart when the value is wrong or not known. Not named: 0. */
const WEIGHTS: Readonly<Partial<Record<GivableKey, Weight>>> = {
  kaufpreis: offer => (isAuction(offer) ? 0 : 10),
  verkehrswert: offer => (isAuction(offer) ? 10 : 0),
  objektart: offer => (offer.kind === null ? 9.5 : 3),
  wohnflaeche: offer => (offer.kind === 'Gewerbe' ? 1 : isBuilding(offer) ? 9 : 0),
  grundstuecksflaeche: ({ kind }) =>
    kind === 'Grundstück' ? 9 : kind === 'Haus' || kind === 'Mehrfamilienhaus' ? 7 : 0,
  plz: offer => (states(offer, 'ort') ? 3 : 8.5),
  // The PLZ alone finds the place.
  ort: offer => (states(offer, 'plz') ? 2 : 0),
  jahresnettokaltmiete: offer => rentWeight(offer, offer.kind === 'Mehrfamilienhaus', 'kaltmieteMonat'),
  kaltmieteMonat: offer => rentWeight(offer, offer.kind !== 'Mehrfamilienhaus', 'jahresnettokaltmiete'),
  baujahr: (offer, day) => (!isBuilding(offer) ? 0 : firstSale(offer, day) === true ? 2 : 6.5),
  hausgeldMonat: ofFlat(6),
  hausgeldNichtUmlagefaehig: offer => (offer.kind === 'Wohnung' && isLet(offer) ? 3 : 1),
  erhaltungsruecklage: ofFlat(3),
  vermietet: (offer, day) =>
    offer.deal?.retained !== undefined || !isBuilding(offer) || firstSale(offer, day) === true ? 0 : 4.5,
  // Who sells himself asks none.
  kaeuferprovision: offer => (isAuction(offer) ? 0 : offer.seller === null || offer.seller === 'makler' ? 5 : 2),
  erbbaurecht: 7,
  erbbauzinsJahr: offer => (offer.flags.erbbaurecht === true ? 6 : 1),
  erbbauRestlaufzeit: offer => (offer.flags.erbbaurecht === true ? 5 : 1),
  energieklasse: offer => (isBuilding(offer) ? (states(offer, 'energiekennwert') ? 2 : 4.2) : 0),
  energiekennwert: offer => (isBuilding(offer) ? (states(offer, 'energieklasse') ? 2.5 : 3.5) : 0),
  energietraeger: offer => (isBuilding(offer) && !states(offer, 'heizung') ? 3 : 1.5),
  heizungBaujahr: ofBuilding(2),
  einheiten: ({ kind }) => (kind === 'Mehrfamilienhaus' ? 3 : 1),
  zimmer: ofBuilding(2.5),
  etage: ofFlat(1.5),
  etagenzahl: ofFlat(1),
  schlafzimmer: 0.5,
  nutzflaeche: 0.5,
  aufzug: ofFlat(1.5),
  denkmalschutz: 3,
  stellplatzPreis: 1.5,
}

/** One rent is enough: the one that is usual for the kind, unless the other is known. A free home earns what the market pays. */
function rentWeight(offer: Offer, usual: boolean, other: FactKey): number {
  if (!isBuilding(offer) || !isLet(offer)) return 1
  return states(offer, other) ? 3 : usual ? 8 : 3.5
}
