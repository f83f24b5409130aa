import type { Candidate, FactKey, FactValue, Statement } from '../facts.ts'
import { resolve } from '../resolve.ts'
import { isFlat, objectTypeIn } from '../rules/objectType.ts'
import { isFact, type Whole } from './rightScope.ts'

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
  const facts = candidates.filter(candidate => isFact(candidate, whole))
  const own = facts.filter(one => !isLaterAmount(one, facts))
  return { own, statements: statementsOf(candidates.filter(candidate => !own.includes(candidate))), whole }
}

/** What is paid each month, and changes. */
const CHARGES: readonly FactKey[] = ['hausgeldMonat', 'hausgeldNichtUmlagefaehig', 'erbbauzinsJahr']

/** "… ab 01.07.2027 aufgrund der Klausel auf 3.120 € angepasst wird": told beside the sum of today. */
const FROM_A_DAY =
  /(?<!\p{L})(?:ab|zum)(?: dem)? (?:\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?|\p{L}+ )?20\d\d(?!\d)[^;]{0,80}(?<!\p{L})auf(?!\p{L})/iu

/** "365 €", and "nach dem Entwurf für 2027 steigt es auf 438 €": both are true, and what is paid today is the fact. */
function isLaterAmount(one: Candidate, facts: readonly Candidate[]): boolean {
  const isLater = ({ scope, evidence }: Candidate) => scope.time === 'planned' || FROM_A_DAY.test(evidence.quote)
  return (
    CHARGES.includes(one.key) &&
    isLater(one) &&
    facts.some(other => other.key === one.key && other.scope.time === 'now' && !isLater(other))
  )
}

/** "1960er": somewhere in these ten years. */
const DECADE = /(?<!\d)((?:18|19|20)\d0)er(?!\p{L})/u

/** What is kept of readings that are no facts, each once, in the order of the document's rules. */
function statementsOf(candidates: readonly Candidate[]): Statement[] {
  const seen = new Set<string>()
  return candidates.flatMap(({ key, value, unit, evidence, scope }) => {
    const id = [key, value, evidence.page, evidence.box.join()].join(' ')
    if (seen.has(id)) return []
    seen.add(id)
    return [{ key, value: rangeOf(value, evidence.quote), ...(unit ? { unit } : {}), evidence, scope }]
  })
}

/** A decade is ten years, not its first. */
function rangeOf(value: FactValue, quote: string): FactValue {
  const decade = Number(DECADE.exec(quote)?.[1])
  return decade === value ? `${decade}–${decade + 9}` : value
}
