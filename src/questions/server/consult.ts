import { createHash } from 'node:crypto'
import type { Evidence } from '#kernel/evidence.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import type { Hint } from '#extraction/domain/pointed/agree.ts'
import type { Block } from '#extraction/domain/pointed/block.ts'
import type { DealTopic } from '#extraction/domain/pointed/dealSaidAt.ts'
import type { Pointer } from '#extraction/domain/pointed/pointed.ts'
import type { PointedDeal } from '#extraction/domain/pointed/pointedDeal.ts'
import { type Seen, seenIn, shownProof } from '#extraction/domain/pointed/seen.ts'
import type { LanguageModelPort } from '#platform/llm/languageModelPort.ts'
import { CONTROL } from '#questions/domain/model/control.ts'
import { FACT_QUESTIONS } from '#questions/domain/model/factQuestions.ts'
import { INSTRUCTIONS, SECOND_INSTRUCTIONS } from '#questions/domain/model/instructions.ts'
import { judgeClaims, type ModelClaim, type Refusals, sumOf } from '#questions/domain/model/judgeClaims.ts'
import { masked, unmask } from '#questions/domain/model/maskPersonalData.ts'
import { materialFor } from '#questions/domain/model/materialFor.ts'
import type { ModelFinding } from '#questions/domain/model/modelFinding.ts'
import { dealIn, type Note, notesOf } from '#questions/domain/model/note.ts'
import { NOTE_QUESTIONS } from '#questions/domain/model/noteQuestions.ts'
import { confirmedIn, secondTasks, type Unconfirmed } from '#questions/domain/model/secondReading.ts'
import { type Asked, tasksFor } from '#questions/domain/model/tasksFor.ts'
import type { Page } from '#reading/domain/page.ts'
import { askInPieces, type ModelAnswers } from './askInPieces.ts'
import { type Bounds, budgetOf, type Taken, USUAL_BOUNDS } from './budget.ts'

/** What a model is asked about. */
export interface Consulted {
  readonly pages: readonly Page[]
  /** What of them may be pointed at. */
  readonly blocks: readonly Block[]
  /** Street and house number of the object; null: not known. */
  readonly ownStreet: string | null
  /** What of the pointers our own reading would show as found by the model alone. */
  readonly hintsOf: (pointers: readonly Pointer[]) => readonly Hint[]
  /** Questions of the catalogue that our own reading has left open; called while the first requests are under way. */
  readonly openQuestions: () => readonly Asked[]
  /** Where our own reading has read anything. */
  readonly known: readonly Evidence[]
  /** Where it has read what should worry. */
  readonly worries: readonly Evidence[]
  /** What our own parsers read of the bargain at a place; empty: nothing. */
  readonly readDeal: (topic: DealTopic, seen: Seen) => readonly PointedDeal[]
}

/** What a language model brought to a document. Nothing in it is its own word. */
export interface Consultation {
  readonly pointers: readonly Pointer[]
  /** By the id of their question. */
  readonly findings: ReadonlyMap<string, ModelFinding>
  readonly notes: readonly Note[]
  /** What was read of the bargain where it points. */
  readonly deal: readonly PointedDeal[]
  /** Of all that it was asked and told, in 12 digits: who changes a word of it gets another. */
  readonly prompt: string
  readonly taken: Taken
  /** What it said on open questions and beside, and we did not take, by German reason. */
  readonly refused: Refusals
  /** Questions to a piece of the document that got no answer. */
  readonly unanswered: number
  /** German sentence: why it has not seen all of it; null: it has. */
  readonly failure: string | null
}

/**
 * Asks where facts and answers stand, then whether the single sentences say so. A model that is dead, slow, lying or obedient to the
 * document brings nothing but the reason.
 */
export async function consult(
  model: LanguageModelPort,
  { pages, blocks, ownStreet, hintsOf, openQuestions, known, worries, readDeal }: Consulted,
  bounds: Bounds = USUAL_BOUNDS,
): Promise<Consultation> {
  const budget = budgetOf(bounds)
  const material = materialFor(blocks, ownStreet)
  const { originals } = material
  const ask = async (asked: readonly Asked[]): Promise<{ said: ModelAnswers; claims: ModelClaim[] }> => {
    const said = await askInPieces(model, { system: INSTRUCTIONS, tasks: tasksFor(material.blocks, asked) }, budget)
    return { said, claims: said.claims.flat().map(one => ({ ...one, quote: unmask(one.quote, originals) })) }
  }
  // The first requests are on their way while our own judgement is made.
  const asking = ask([...FACT_QUESTIONS, ...NOTE_QUESTIONS])
  const questions = openQuestions()
  const [first, more] = [await asking, await ask(questions)]

  const facts = new Map<string, FactKey>(FACT_QUESTIONS.map(({ id }) => [id, id]))
  const pointers = first.claims.flatMap(({ id, block, quote }): Pointer[] => {
    const key = facts.get(id)
    return key ? [{ key, block, quote, readings: 1 }] : []
  })
  const see = seenIn(blocks, pages)
  const noted = judgeClaims(
    first.claims.filter(({ id }) => !facts.has(id)),
    see,
  )
  const { deal, places } = dealIn(noted.places, readDeal)
  const answers = judgeClaims(more.claims, see)

  const seenOf = (key: FactKey): Seen[] =>
    pointers
      .filter(one => one.key === key)
      .map(see)
      .filter(one => typeof one !== 'string')
      .slice(0, 1)
  const alone = hintsOf(pointers).flatMap(({ key, value }) =>
    value === null ? [] : seenOf(key).map(seen => ({ id: asFact(key), said: saidOf(key), seen })),
  )
  const answered = questions.flatMap(({ id, question }) =>
    (answers.places.get(id) ?? [])
      .slice(0, 1)
      .map(seen => ({ id: asQuestion(id), said: question, seen, question: id })),
  )
  const unconfirmed = [...alone, ...answered].map(({ id, said, seen }): Unconfirmed => ({
    id,
    said,
    statement: masked(sentenceOf(seen), originals),
  }))
  const tasks = secondTasks(unconfirmed)
  const second = await askInPieces(model, { system: SECOND_INSTRUCTIONS, tasks }, budget)
  const confirmed = new Set(tasks.flatMap((task, index) => confirmedIn(task, second.claims[index] ?? [])))

  const all = [first.said, more.said, second]
  const unasked = all.reduce((sum, one) => sum + one.unasked, 0)
  return {
    pointers: pointers.map(one => (confirmed.has(asFact(one.key)) ? { ...one, readings: 2 } : one)),
    findings: new Map(
      answered.map(({ id, question, seen }) => [
        question,
        { evidence: shownProof(seen), confirmed: confirmed.has(id) },
      ]),
    ),
    notes: notesOf(places, known, worries),
    deal,
    prompt: PROMPT,
    taken: budget.taken(),
    refused: sumOf(noted.refused, answers.refused, unasked > 0 ? { 'nicht gefragt': unasked } : {}),
    unanswered: all.reduce((sum, one) => sum + one.unanswered, 0),
    failure: withConsequence(all.find(one => one.failure !== null)?.failure ?? null, all),
  }
}

function withConsequence(failure: string | null, all: readonly ModelAnswers[]): string | null {
  if (failure === null) return null
  const nothing = all.every(({ claims }) => claims.flat().length === 0)
  return `${failure} ${nothing ? 'Der Bericht beruht allein auf der eingebauten Auswertung.' : 'Ein Teil der Fragen blieb deshalb ohne seine Antwort.'}`
}

// A fact and a question of the catalogue may have one name.
const asFact = (key: FactKey) => `angabe-${key}`
const asQuestion = (id: string) => `frage-${id}`

/** As the document has it, with the mark that ends it. */
function sentenceOf({ place, statement: { start, end } }: Seen): string {
  return place.block.passage.text.slice(start, end + 1).trim()
}

function saidOf(key: FactKey): string {
  return FACT_QUESTIONS.find(({ id }) => id === key)?.said ?? ''
}

const PROMPT = createHash('sha256')
  .update(JSON.stringify([INSTRUCTIONS, SECOND_INSTRUCTIONS, FACT_QUESTIONS, NOTE_QUESTIONS, CONTROL]))
  .digest('hex')
  .slice(0, 12)
