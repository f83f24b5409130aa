import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Extraction } from '#extraction/domain/extract.ts'
import type { ContradictionKey, Fact, Facts } from '#extraction/domain/facts.ts'
import { type Offer, offerOf } from '#extraction/domain/offer.ts'
import { PLAUSIBILITAET } from '#reference/plausibilitaet.ts'
import { rowAt } from '#reference/table.ts'
import { isAbroad } from '../abroad.ts'
import { locate } from '../locate.ts'
import { marketLevel } from '../marketLevel.ts'
import { marketObjectOf } from '../marketObject.ts'
import { remarkFlagsOf } from '../remarkFlags.ts'
import { rentLevel } from '../rentLevel.ts'
import type { Doubt, GateView } from './gate.ts'
import { GATES } from './gates.ts'

/** A value that was read and is not used until the buyer has confirmed it. */
export interface Stopped extends Doubt {
  readonly fact: Fact
  /** German: what the limit rests on. */
  readonly source: string
}

type Read = Pick<Extraction, 'facts' | 'sighted' | 'contradictions' | 'deal' | 'remarks'>
type Passed<Given> = Given & { readonly stopped: readonly Stopped[] }

/**
 * Takes out what may not be true, before anything is calculated with it: such a value is no fact any more but a sighting,
 * and what contradicted it is a sighting's matter, too. What the buyer himself has stated passes.
 */
export function passGates<Given extends Read>(read: Given, day: CalendarDate): Passed<Given> {
  const { facts, deal, remarks } = read
  if (!facts) return { ...read, stopped: [] }
  const passed: Facts = { ...facts }
  const stopped: Stopped[] = []
  for (const gate of GATES) {
    const offer = offerOf(passed, deal)
    const limits = rowAt(PLAUSIBILITAET, day, gate.limits)
    for (const doubt of gate.doubts(viewOf(offer, remarks, day), limits)) {
      const fact = passed[doubt.key]
      if (!fact || fact.buyer) continue
      passed[doubt.key] = null
      stopped.push({ ...doubt, fact, source: limits.source })
    }
  }
  const keys: readonly ContradictionKey[] = stopped.map(({ key }) => key)
  return {
    ...read,
    facts: passed,
    sighted: {
      ...read.sighted,
      ...Object.fromEntries(stopped.map(({ key, fact }) => [key, fact.evidence.slice(0, 3)])),
    },
    contradictions: read.contradictions.filter(({ key }) => !keys.includes(key)),
    stopped,
  }
}

function viewOf(offer: Offer, remarks: Read['remarks'], day: CalendarDate): GateView {
  const { plz, ort } = offer.texts
  const location = isAbroad(offer) ? null : locate({ plz, ort })
  const object = marketObjectOf(offer, day, remarkFlagsOf(remarks))
  if (!location || !object || location.basis === 'Land') return { offer, day, market: null }
  return { offer, day, market: { price: marketLevel(location, object, day), rent: rentLevel(location, object, day) } }
}
