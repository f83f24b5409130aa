import type { Candidate, FactKey } from './facts.ts'
import type { Passage } from './passages.ts'
import { proof, sureness } from './proof.ts'
import { saidIn } from './scope/said.ts'
import { scopeOf } from './scope/scopeOf.ts'

/** A part of an address, with whose it is. */
export function addressCandidate(
  passage: Passage,
  start: number,
  end: number,
  key: FactKey,
  value: Candidate['value'],
  rank: Candidate['rank'],
): Candidate {
  const scope = scopeOf(saidIn(passage), start, end, { matter: 'place' })
  return { key, value, evidence: proof(passage, start, end), rank, sureness: sureness(passage, start, end), scope }
}
