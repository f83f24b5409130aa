import { type Evidence, spokenWords, wholeQuote } from '#kernel/evidence.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import { eurosIn } from '#extraction/domain/statements/statementsOf.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import { asStatements } from '#extraction/domain/remarks/asStatements.ts'
import type { Binding } from '#extraction/domain/sightings/consequences.ts'
import type { Reservation } from '#extraction/domain/sightings/reservations.ts'
import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { PriceCut } from '#valuation/domain/priceCut.ts'
import type { DealTerms } from './dealTerms.ts'
import type { OfferVerdict } from './verdict.ts'

/** A sentence of the exposé from which nothing was concluded, for the buyer to read himself. */
export interface Unconcluded {
  /** The whole sentence. */
  readonly evidence: Evidence
  /** The questions that it may answer; empty: not known. */
  readonly ids: readonly QuestionId[]
  /** By its words it is a duty, a damage, another's right, money …, or grave whatever it is: whoever buys must have read it first. */
  readonly binds: boolean
  /** Its words show a consequence, so that the seller can be asked about it; one that is only grave by what was learned he need not explain. */
  readonly isConsequence: boolean
  /** What of money it names, in its order. */
  readonly sums: readonly SumInWords[]
}

/** A sum of money as a sentence writes it, and what it is worth in €. */
interface SumInWords {
  readonly text: string
  readonly euro: number
}

/** What was concluded from the exposé. */
export interface Concluded {
  readonly offer: Offer
  readonly asked: readonly Answer[]
  readonly plannedWorks: readonly PlannedWork[]
  readonly priceCut: PriceCut | null
  readonly sums?: Pick<StatedSums, 'extras' | 'leased' | 'costs' | 'levies' | 'unplaced'> &
    Partial<Pick<StatedSums, 'boughtWith'>>
  /** Its days and measures are told of what is bought. */
  readonly terms?: Pick<DealTerms, 'figures'>
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
const TOLD_WHOLE: readonly QuestionId[] = ['bodengutachten', 'grundschuld-abt3']
/** Below it, what is left is a sentence like any other. */
const LEAST = 2
/** What a damage must have led to: that the sentence also says who lives there tells nobody of it. */
const OF_DAMAGE: readonly QuestionId[] = [
  'keller-feuchte', 'instandhaltungsstau', 'schaedlinge-holz', 'statik-setzung', 'altlasten', 'schadstoffe', 'dach', 'fenster', 'elektrik', 'leitungen-wasser', 'fassade-daemmung', 'baeder-alter', 'heizung-baujahr', 'zustand', 'letzte-modernisierung', 'weg-sonderumlage', 'balkon-terrasse-garten', 'aufzug', 'innenausstattung', 'bodengutachten', 'bergbau',
] // prettier-ignore

/** The sentences from which nothing follows in the report: first what binds the buyer, then what takes something back, the weightiest first. */
export function unconcluded({ offer, asked, plannedWorks, priceCut, sums, terms, verdict }: Concluded): Unconcluded[] {
  const { extras = [], leased = null, costs = [], levies = [], unplaced = [], boughtWith = [] } = sums ?? {}
  const counted = [...extras, ...costs, ...levies, ...boughtWith, ...(leased ? [leased] : [])].map(
    ({ evidence }) => evidence,
  )
  const decisive = (verdict?.points ?? []).flatMap(({ evidence }) => evidence ?? [])
  const told = [
    ...[...plannedWorks, ...(priceCut ? [priceCut] : [])].flatMap(({ evidence }) => evidence),
    ...counted,
    ...(terms?.figures ?? []).map(({ evidence }) => evidence),
    ...decisive,
  ]
  const noPrice = offer.deal?.type.value !== 'zwangsversteigerung' && offer.numbers.kaufpreis === null
  const rated = offer.sightings.reservations.flatMap(one => {
    const ids = asked.filter(({ evidence }) => evidence.includes(one.evidence)).map(({ id }) => id)
    const citing = asked.filter(
      answer =>
        (!BESIDE.includes(answer.id) || (answer.id === 'inventar' && isWorry(answer))) &&
        answer.evidence.some(place => isWithin(place, one)),
    )
    const worries = citing.filter(isWorry)
    const isTold = told.some(place => isWithin(place, one))
    const open = new Set(
      one.bindings
        .filter(binding => !isTold && !isOfDeal(binding, offer) && !isShown(binding, one, worries))
        .map(({ of }) => of),
    )
    const isOfMoney =
      (noPrice || one.namesCost) &&
      unplaced.some(({ amount, evidence }) => amount >= MIN_AMOUNT && isWithin(evidence, one))
    const consequences = open.size + Number(isOfMoney && !isTold)
    // Of grave words a finding tells by quoting anything of their sentence: what in it is grave nobody knows.
    const gravity = isTold || worries.some(({ state }) => state === 'belegt') ? 0 : one.gravity
    if (consequences > 0 || gravity > 0)
      return [
        {
          evidence: one.evidence,
          ids,
          binds: true,
          isConsequence: consequences > 0,
          weight: one.weight + consequences * OF_CONSEQUENCE + gravity,
        },
      ]
    const isConcluded = worries.length > 0 || citing.some(({ id }) => TOLD_WHOLE.includes(id)) || isTold
    if (ids.length === 0 && isConcluded) return []
    const weight = one.weight - (citing.length > 0 ? CITED_BESIDE : 0)
    return ids.length > 0 || weight >= LEAST
      ? [{ evidence: one.evidence, ids, binds: false, isConsequence: false, weight }]
      : []
  })
  const rank = ({ binds, ids, weight }: (typeof rated)[number]) => (binds ? 2000 : ids.length > 0 ? 1000 : 0) + weight
  return rated
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, MAX)
    .map(({ evidence, ids, binds, isConsequence }) => ({
      evidence,
      ids,
      binds,
      isConsequence,
      sums: sumsIn(spokenWords(evidence)),
    }))
}

function sumsIn(words: string): SumInWords[] {
  return eurosIn(words).map(({ value, at, length }) => ({ text: words.slice(at, at + length), euro: value }))
}

/** Each thing that a sentence lays on its buyer goes before what it concedes. */
const OF_CONSEQUENCE = 5

/** €: less decides nothing. */
const MIN_AMOUNT = 3_000

/** Who keeps a right to live there, and that an operator leases it, is told first, be it by another sentence. */
function isOfDeal({ of, words }: Binding, { deal }: Offer): boolean {
  if (of === 'inside') return deal?.retained !== undefined
  return of === 'others' && words.endsWith('pachtet') && deal?.overlays.includes('betreiber') === true
}

/** A finding quotes it, and not just what the sentence says before it: a damage by a finding of damages. */
function isShown({ of, words }: Binding, one: Reservation, worries: readonly Answer[]): boolean {
  return worries
    .filter(({ id, state }) => state === 'belegt' && (of !== 'damage' || OF_DAMAGE.includes(id)))
    .some(({ evidence }) =>
      evidence.some(place => isWithin(place, one) && asStatements(wholeQuote(place)).includes(words)),
    )
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
