import type { Candidate, Statement } from '../facts.ts'
import { resolve } from '../resolve.ts'
import { isFlat, objectTypeIn } from '../rules/objectType.ts'
import { isFact, type Whole } from './rightScope.ts'
import { statementsOf } from './statements.ts'

/** Readings that are facts of the offer, and what else the document says. */
export interface OwnAndOther {
  own: Candidate[]
  statements: Statement[]
  /** What the readings as a whole tell of how each is meant. */
  whole: Whole
}

/** Parts what is said of the offer, today and without doubt from the rest, which is kept as statements. */
export function ownFacts(candidates: readonly Candidate[], isCertificate: boolean): OwnAndOther {
  const types = candidates.filter(({ key }) => key === 'objektart')
  const type = resolve(
    'objektart',
    types.filter(candidate => isFact(candidate, { isFlat: false, objektart: '', isCertificate })),
  ).fact?.value
  const objektart = typeof type === 'string' ? type : ''
  const whole = { isFlat: objektart !== '' && isFlat(objectTypeIn(objektart) ?? objektart), objektart, isCertificate }
  const own = candidates.filter(candidate => isFact(candidate, whole))
  return { own, statements: statementsOf(candidates.filter(candidate => !own.includes(candidate))), whole }
}
