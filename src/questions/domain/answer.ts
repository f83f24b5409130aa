import type { Evidence } from '#kernel/evidence.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import type { QuestionId } from './catalogue.ts'
import type { Holder, PaperId } from './paper.ts'

/**
 * How an answer is known. belegt: the exposé says so, with page and quote. berechnet: from stated values by a formula.
 * geschätzt: from a table, a statistic, an assumption or the buyer's own word, with its source. unsicher: the exposé may say so, but it was not read safely,
 * or a page could not be read at all. Otherwise a to-do.
 */
export const STATES = ['belegt', 'berechnet', 'geschätzt', 'unsicher', 'nicht im Exposé'] as const
/** How users read a state. The last keeps its id in the JSON, but claims no more than we know: that we found nothing. */
export const STATE_NAMES: Readonly<Record<State, string>> = {
  belegt: 'belegt',
  berechnet: 'berechnet',
  geschätzt: 'geschätzt',
  unsicher: 'unsicher',
  'nicht im Exposé': 'nicht gefunden',
}
export type State = (typeof STATES)[number]

/** Not answered, whether the exposé is silent or was not read safely. */
export function isOpen({ state }: { readonly state: State }): boolean {
  return state === 'unsicher' || state === 'nicht im Exposé'
}

export type Light = 'grün' | 'gelb' | 'rot'

/** The ten groups of the catalogue, in the order of the report. */
export const GROUPS = [
  'Objekt & Eckdaten',
  'Lage & Umfeld',
  'Zustand & Substanz',
  'Energie & Heizung',
  'Recht & Eigentum',
  'Preis & Bewertung',
  'Vermietung & Rendite',
  'Finanzierung & Nebenkosten',
  'Potenzial & Entwicklung',
  'Exposé & Anbieter',
] as const
export type Group = (typeof GROUPS)[number]

/** What the buyer is told apart: the groups of the rating. */
export const RATING_GROUPS = ['Lage', 'Zustand', 'Preis', 'Potenzial', 'Recht', 'Energie', 'Vermietung'] as const
export type RatingGroup = (typeof RATING_GROUPS)[number]

/** What closes an open question. */
export interface Todo {
  /** The question to the seller, as a whole German sentence with "Sie". */
  readonly ask: string
  /** What is asked where the exposé itself says that there is something; missing: the same; null: then nothing is left to ask. */
  readonly askTold?: string | null
  /** The document, office or expert that closes it: "Teilungserklärung mit Nachträgen". */
  readonly document: string
  /** Papers of which it consists: each is a line of its own among the to-dos. */
  readonly papers?: readonly PaperId[]
  /** Papers among it that a seller may have: the line stays as it is worded. */
  readonly copies?: readonly PaperId[]
  /** Who has what is no paper of the list; missing: the seller where it names copies of his, else experts. */
  readonly from?: Holder
}

/** What is known on a question before the catalogue's wording is put around it. */
export interface Finding {
  readonly state: Exclude<State, 'unsicher' | 'nicht im Exposé'>
  /** German, as short as it can be: "1988", "Fernwärme", "Erwerb kostet 21.430 € (9,4 %)". */
  readonly answer: string
  /** What the answer consists of, in its order, where the text says it; missing: it is one. */
  readonly told?: readonly string[]
  /** Of `told` what speaks for the offer, where the rest says only how it is, or what it costs; missing: all of it does, or none. */
  readonly merits?: readonly string[]
  /** The quotes that prove it; needed for belegt. */
  readonly evidence: readonly Evidence[]
  /** How it was calculated, with the inputs; needed for berechnet. */
  readonly formula?: string
  /** Statute, statistic or assumption with its Stand; needed for geschätzt. */
  readonly source?: string
  /** Facts that it rests on. */
  readonly inputs: readonly FactKey[]
  /** null: shown, not judged. */
  readonly light: Light | null
  /** German sentence: why it is not green, and what follows. Needed with gelb and rot. */
  readonly reason?: string
  /** Said, but not settled ("keine Altlasten bekannt"): the to-do stays. */
  readonly stillOpen?: true
}

/** One question of the catalogue with what is known about it. */
export interface Answer {
  readonly id: QuestionId
  readonly group: Group
  readonly ratingGroup: RatingGroup | null
  readonly question: string
  /** 0 to 5; 0 is shown only. */
  readonly weight: number
  /** Red here makes the whole Ampel red, until the buyer has had it cleared. */
  readonly knockout: boolean
  /** Counts for the Belegquote: asked for every object of this kind, whatever the exposé says. */
  readonly core: boolean
  readonly state: State
  readonly answer: string
  readonly told?: readonly string[]
  readonly merits?: readonly string[]
  readonly evidence: readonly Evidence[]
  readonly formula?: string
  readonly source?: string
  readonly inputs: readonly FactKey[]
  /** Of the inputs, what the buyer has stated himself; such an answer is geschätzt, and nothing of it is the exposé's word. */
  readonly ofBuyer?: readonly FactKey[]
  readonly light: Light | null
  readonly reason?: string
  /** Given while the question is open. */
  readonly todo?: Todo
}

/** A value for some questions; null: nothing was found. */
export type ByQuestion<Value> = Readonly<Partial<Record<QuestionId, Value | null>>>

/** Answers by calculation that finance and valuation supply, by the id of their question. */
export type ComputedFindings = ReadonlyMap<QuestionId, Finding>
