import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Candidate } from '../facts.ts'
import { type Area, areasIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import type { Section } from '../sections.ts'
import { type Statement, statementsOf } from './statementsOf.ts'

/** Land that the seller uses and does not own: it is not bought with the house. */
export interface LeasedLand {
  /** m² that are leased. */
  readonly leased: number
  /** m² that are his own; null: not told beside it. */
  readonly own: number | null
  readonly evidence: Evidence
}

const SECTIONS: readonly Section[] = ['object', 'location', 'costs']
/** The seller is the tenant: what he has let himself, or what the next one may lease beside the offer, is another matter. */
const LEASED =
  /(?<!\p{L}|erb)(?:gepachtet|pachtgarten|pachtland|pachtgrundstück|pachtfläche|in pacht|(?:dafür|hierfür) (?:zahlen|bezahlen) wir [^.]{0,40}pacht|(?:jährliche|kleine|geringe)[rn]? pacht|angemietet|dazugemietet)(?!\p{L})/u
const NOT_HIS =
  /(?<!\p{L})(?:(?:kann|können|könnte|könnten|möglich\p{L}*)(?!\p{L})(?![^.]{0,40}(?:übernommen|übernehmen))[^.]{0,80}pacht\p{L}*|erbpacht|erbbau\p{L}*|verpachtet|nachbar\p{L}* (?:hat|haben) [^.]{0,40}gepachtet|pächter)(?!\p{L})|(?<!\p{L})früher(?!\p{L})/u
const OWN =
  /(?<!\p{L})(?:(?:uns|mir|unser) gehör(?:t|en)|gehör(?:t|en) (?:(?:fest|direkt|unmittelbar|selbst) )?(?:uns|mir|zum (?:haus|anwesen|objekt|hausgrundstück|verkauften grundstück))|eigene[snr]?|eigenland|eigentum)(?!\p{L})/u
/** So near behind its area "Eigentum" still speaks of it. */
const NEAR = 40

/** null: the text tells of no such land. */
export function leasedLandOf(passages: readonly Passage[]): LeasedLand | null {
  for (const passage of passages) {
    if (!SECTIONS.includes(passage.section)) continue
    const statements = statementsOf(saidIn(passage).text)
    for (const [at, one] of statements.entries()) {
      const word = LEASED.exec(one.text)
      if (!word || NOT_HIS.test(one.text)) continue
      const areas = areasOf(passage, one)
      const own = ownIn(one, areas) ?? ownIn(statements[at - 1], areasOf(passage, statements[at - 1]))
      const leased = areas.filter(area => area !== own && area.index < word.index).at(-1)
      if (!leased || leased.value === own?.value) continue
      const start = one.start + leased.index
      return {
        leased: leased.value,
        own: own?.value ?? null,
        evidence: inItsClause(proof(passage, start, start + leased.length)),
      }
    }
  }
  return null
}

function areasOf({ text }: Passage, one: Statement | undefined): Area[] {
  return one ? areasIn(text.slice(one.start, one.end)) : []
}

function ownIn(one: Statement | undefined, areas: readonly Area[]): Area | undefined {
  const word = one && OWN.exec(one.text)
  if (!word) return undefined
  return (
    areas.find(({ index }) => index > word.index && index - word.index < NEAR) ??
    areas.find(({ index }) => index < word.index && word.index - index < NEAR)
  )
}

/** Key data that count the leased land with the seller's own are taken back to what is his. */
export function withoutLeasedLand(candidates: readonly Candidate[], land: LeasedLand | null): Candidate[] {
  const { own = null, leased = 0 } = land ?? {}
  if (!land || own === null) return [...candidates]
  return candidates.map(one =>
    one.key === 'grundstuecksflaeche' && Math.abs(Number(one.value) - own - leased) <= 1
      ? { ...one, value: own, evidence: land.evidence }
      : one,
  )
}
