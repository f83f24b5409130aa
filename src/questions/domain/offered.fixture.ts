import { calendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { FACT_KEYS, type FactKey, type Facts, type FactValue } from '#extraction/domain/facts.ts'
import { offerOf } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import type { Questioned } from './answerAll.fixture.ts'
import type { Known } from './question.ts'

export const TODAY = calendarDate('2026-11-21')

export type Stated = Partial<Record<FactKey, FactValue>>

/** Facts as if read, each with a quote of its own. */
export function factsOf(stated: Stated): Facts {
  const fact = (key: FactKey): Facts[FactKey] => {
    const value = stated[key]
    if (value === undefined) return null
    const years = key === 'erbbauRestlaufzeit' && typeof value === 'number'
    return {
      value,
      ...(years && { unit: 'Jahre' }),
      mentions: 1,
      evidence: [proof(`${key}: ${value}`)],
      confidence: 0.97,
    }
  }
  return Object.fromEntries(FACT_KEYS.map(key => [key, fact(key)])) as Facts
}

export function knownOf(stated: Stated, lens: Known['lens'] = 'eigennutzung'): Known {
  return { offer: offerOf(factsOf(stated)), lens, day: TODAY, units: 0 }
}

export function questioned(stated: Stated, more: Partial<Questioned> = {}): Questioned {
  return { ...knownOf(stated), remarks: [], contradictions: [], priceCut: null, computed: new Map(), ...more }
}

export function remarkOf(remark: Partial<Remark> & Pick<Remark, 'topic' | 'meaning'>): Remark {
  const plain = { rule: 'test', tone: 'neutral', year: null, certainty: 'stated', scope: PLAIN } as const
  return { ...plain, evidence: proof(remark.meaning), ...remark }
}

export function proof(quote: string): Evidence {
  return { page: 1, quote, box: [0, 0, 10, 10] }
}
