import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { Reservation } from '#extraction/domain/sightings/reservations.ts'
import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { PriceCut } from '#valuation/domain/priceCut.ts'
import type { OfferVerdict } from './verdict.ts'

/** A sentence of the exposé from which nothing was concluded, for the buyer to read himself. */
export interface Unconcluded {
  /** The whole sentence. */
  readonly evidence: Evidence
  /** The questions that it may answer; empty: not known. */
  readonly ids: readonly QuestionId[]
}

/** What was concluded from the exposé. */
export interface Concluded {
  readonly offer: Offer
  readonly asked: readonly Answer[]
  readonly plannedWorks: readonly PlannedWork[]
  readonly priceCut: PriceCut | null
  readonly sums?: Pick<StatedSums, 'extras' | 'leased'>
  /** What decides: its sentence is the first that the report tells. */
  readonly verdict?: Pick<OfferVerdict, 'points'>
}

/** Nobody reads more. */
const MAX = 12
/** Something else that it says is read, and nothing in it worries. */
const CITED_BESIDE = 2
/** Who tells of water in the cellar says with it that there is a cellar: these conclude nothing. */
const BESIDE: readonly QuestionId[] = ['keller', 'balkon-terrasse-garten', 'stellplatz', 'zimmer', 'schlafzimmer-baeder', 'objektart', 'haustyp', 'lagebeschreibung', 'ausbaureserve', 'inventar', 'innenausstattung'] // prettier-ignore
/** What its sentence finds is told beside the plot's right to build, with the sentence. */
const TOLD_WHOLE: readonly QuestionId[] = ['bodengutachten']
/** Below it, what is left is a sentence like any other. */
const LEAST = 2

/** The sentences that take something back and from which nothing follows in the report, the weightiest first. */
export function unconcluded({ offer, asked, plannedWorks, priceCut, sums, verdict }: Concluded): Unconcluded[] {
  const counted = [...(sums?.extras ?? []), ...(sums?.leased ? [sums.leased] : [])].map(({ evidence }) => evidence)
  const decisive = (verdict?.points ?? []).flatMap(({ evidence }) => evidence ?? [])
  const told = [
    ...[...plannedWorks, ...(priceCut ? [priceCut] : [])].flatMap(({ evidence }) => evidence),
    ...counted,
    ...decisive,
  ]
  const rated = offer.sightings.reservations.flatMap(one => {
    const ids = asked.filter(({ evidence }) => evidence.includes(one.evidence)).map(({ id }) => id)
    const citing = asked.filter(
      ({ id, evidence }) => !BESIDE.includes(id) && evidence.some(place => isWithin(place, one)),
    )
    const isConcluded =
      citing.some(answer => isWorry(answer) || TOLD_WHOLE.includes(answer.id)) ||
      told.some(place => isWithin(place, one))
    if (ids.length === 0 && isConcluded) return []
    const weight = one.weight - (citing.length > 0 ? CITED_BESIDE : 0)
    return ids.length > 0 || weight >= LEAST ? [{ evidence: one.evidence, ids, weight }] : []
  })
  return rated
    .toSorted((a, b) => Number(b.ids.length > 0) - Number(a.ids.length > 0) || b.weight - a.weight)
    .slice(0, MAX)
    .map(({ evidence, ids }) => ({ evidence, ids }))
}

/** A finding, or words that are shown with their question. */
function isWorry({ state, light }: Answer): boolean {
  return state === 'unsicher' || (state === 'belegt' && (light === 'gelb' || light === 'rot'))
}

/** Quotes are cut to the clause, so that one holds the other. */
function isWithin(place: Evidence, { evidence }: Reservation): boolean {
  if (place.page !== evidence.page) return false
  const [words, sentence] = [plain(wholeQuote(place)), plain(wholeQuote(evidence))]
  return sentence.includes(words) || words.includes(sentence)
}

function plain(words: string): string {
  return words.replace(/\s+/gu, ' ').replace(/[\s,;:.]+$/u, '')
}
