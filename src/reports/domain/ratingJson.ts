import { z } from 'zod'
import { inEuro } from '#kernel/money.ts'
import { type Answer, GROUPS, RATING_GROUPS, STATES } from '#questions/domain/answer.ts'
import { shownLight } from '#rating/domain/judged.ts'
import type { Rating } from '#rating/domain/rate.ts'
import type { RedFlag } from '#rating/domain/redFlags.ts'
import type { SellerMail } from '#rating/domain/mail/sellerMail.ts'
import type { Silence } from '#rating/domain/silences.ts'
import type { TippingPoint } from '#rating/domain/tippingPoints.ts'
import type { Unconcluded } from '#rating/domain/unconcluded.ts'
import { type OfferVerdict, VERDICT_IDS } from '#rating/domain/verdict.ts'
import type { DocumentTodo } from '#rating/domain/todos.ts'
import { sourceOf } from './buyersWord.ts'
import { Proof, proof, rounded } from './proofJson.ts'

/** The part of the public result that answers and rates. Names and order are relied on: see analysisJson.ts. */
const Sentence = z.string().min(1).describe('German')
const LightJson = z.enum(['grün', 'gelb', 'rot'])
const TodoJson = z.strictObject({ ask: Sentence, document: z.string().min(1) })
const Score = z.int().min(0).max(100)

const AnswerJson = z
  .strictObject({
    id: z.string().min(1),
    group: z.enum(GROUPS),
    question: Sentence,
    state: z.enum(STATES),
    answer: z.string(),
    evidence: z.array(Proof).min(1).optional(),
    formula: z.string().min(1).optional(),
    source: z.string().min(1).optional(),
    light: LightJson.optional().describe('missing: shown, not judged'),
    reason: Sentence.optional(),
    todo: TodoJson.optional().describe('given while the question is open'),
    weight: z.number().min(0).max(5).describe('0: shown only'),
  })
  .refine(({ state, evidence }) => state !== 'belegt' || evidence !== undefined, 'belegt needs a quote')
  .refine(({ state, formula }) => state !== 'berechnet' || formula !== undefined, 'berechnet needs a formula')
  .refine(({ state, source }) => state !== 'geschätzt' || source !== undefined, 'geschätzt needs a source')

const ReasonJson = z.strictObject({ id: z.string().min(1), sentence: Sentence })

export const RatingJson = z.strictObject({
  answers: z.array(AnswerJson),
  rating: z.strictObject({
    light: LightJson,
    score: Score,
    groups: z.array(
      z.strictObject({
        group: z.enum(RATING_GROUPS),
        score: Score.nullable().describe('null: nothing of the group could be judged'),
        light: LightJson.nullable(),
        answered: z.int().nonnegative(),
        asked: z.int().nonnegative(),
      }),
    ),
    knockouts: z.array(
      z.strictObject({ id: z.string().min(1), question: Sentence, reason: Sentence, evidence: z.array(Proof) }),
    ),
    tippingPoints: z.array(
      z.strictObject({
        light: z.enum(['grün', 'gelb']),
        price: z.number().positive().nullable().describe('€, the highest with this light; null: no price has it'),
        sentence: Sentence,
        names: z
          .array(z.number())
          .optional()
          .describe('€: limits that the sentence names; missing: reports of earlier rules'),
      }),
    ),
    evidenceShare: z.number().min(0).max(1).describe('share of the core questions that are proven'),
    reasons: z.strictObject({ pro: z.array(ReasonJson), contra: z.array(ReasonJson) }),
  }),
  verdict: z.strictObject({
    id: z.enum(VERDICT_IDS),
    sentence: Sentence,
    limitEuro: z
      .number()
      .nonnegative()
      .nullable()
      .describe('the most to pay: the highest price that is right, and no more than is asked; null: nobody can say'),
    points: z
      .array(
        z.strictObject({ id: z.string().min(1), sentence: Sentence, changeEuro: z.number().nonnegative().nullable() }),
      )
      .max(3)
      .describe('what decides about this offer, the heaviest first'),
    states: z
      .array(
        z.strictObject({
          id: z.string().min(1).describe('of the question that settles it'),
          outcomes: z
            .array(z.strictObject({ when: z.string().min(1), limitEuro: z.number().nonnegative() }))
            .length(2)
            .describe('with the highest price that is right in each; the first is the one that is calculated with'),
        }),
      )
      .optional()
      .describe('what is open and makes two prices'),
  }),
  redFlags: z
    .array(
      z.strictObject({
        id: z.string().min(1),
        light: z.enum(['gelb', 'rot']),
        knockout: z.boolean(),
        title: Sentence,
        finding: z.string(),
        said: z
          .string()
          .optional()
          .describe(
            'the first of several findings of which `finding` is made; missing: it is one, or an earlier report',
          ),
        reason: Sentence,
        consequence: Sentence.optional(),
        evidence: z.array(Proof),
        todo: TodoJson.optional(),
      }),
    )
    .describe('the gravest first'),
  todos: z.array(
    z.strictObject({
      priority: z.int().min(1).max(3).describe('1: first'),
      document: z.string().min(1).describe('document, office or expert'),
      asks: z.array(Sentence).min(1),
      ids: z.array(z.string().min(1)).min(1).describe('of the questions, in the order of asks'),
      why: Sentence,
    }),
  ),
  sellerMail: z.strictObject({ subject: Sentence, body: Sentence }).nullable().describe('null: nothing to ask'),
  silences: z.array(
    z.strictObject({
      id: z.string().min(1),
      question: Sentence,
      weight: z.number().min(0).max(5),
      sentence: Sentence,
      ask: Sentence,
      document: z.string().min(1),
    }),
  ),
  unconcluded: z
    .array(
      z.strictObject({
        ...Proof.shape,
        ids: z.array(z.string().min(1)),
        binds: z.boolean().optional(),
        sums: z
          .array(z.strictObject({ text: z.string().min(1), euro: z.number().nonnegative() }))
          .optional()
          .describe('of money, in their order, each as the sentence writes it; missing: reports of earlier rules'),
      }),
    )
    .optional()
    .describe(
      'whole sentences that take something back and from which nothing was concluded, the weightiest first; ids: of the questions that they may answer; binds: by its words a duty, a damage, another’s right, money …; missing: reports of earlier rules',
    ),
})
export type RatingJson = z.infer<typeof RatingJson>

export interface Rated {
  readonly unconcluded: readonly Unconcluded[]
  readonly answers: readonly Answer[]
  readonly rating: Rating
  readonly verdict: OfferVerdict
  readonly tippingPoints: readonly TippingPoint[]
  readonly redFlags: readonly RedFlag[]
  readonly todos: readonly DocumentTodo[]
  readonly sellerMail: SellerMail | null
  readonly silences: readonly Silence[]
}

/** Keys in the order of the schema, whatever the order of the values that come in. */
export function ratingJson(rated: Rated): RatingJson {
  const { sellerMail } = rated
  return {
    answers: rated.answers.map(answerJson),
    rating: summaryJson(rated.rating, rated.tippingPoints),
    verdict: verdictJson(rated.verdict),
    redFlags: rated.redFlags.map(flagJson),
    todos: rated.todos.map(({ priority, document, asks, ids, why }) => {
      return { priority, document, asks: asks.map(({ ask }) => ask), ids: [...ids], why }
    }),
    sellerMail: sellerMail && { subject: sellerMail.subject, body: sellerMail.body },
    silences: rated.silences.map(({ id, question, weight, sentence, ask, document }) => {
      return { id, question, weight, sentence, ask, document }
    }),
    unconcluded: rated.unconcluded.map(({ evidence, ids, binds, sums }) => {
      return { ...proof(evidence), ids: [...ids], binds, sums: sums.map(({ text, euro }) => ({ text, euro })) }
    }),
  }
}

function answerJson(answer: Answer): RatingJson['answers'][number] {
  const { id, group, question, state, evidence, formula, reason, todo, weight } = answer
  const light = shownLight(answer)
  const source = sourceOf(answer)
  return {
    id,
    group,
    question,
    state,
    answer: answer.answer,
    ...(evidence.length > 0 && { evidence: evidence.map(proof) }),
    ...(formula !== undefined && { formula }),
    ...(source !== undefined && { source }),
    ...(light !== null && { light }),
    ...(reason !== undefined && { reason }),
    ...(todo && { todo: todoJson(todo) }),
    weight,
  }
}

function summaryJson(rating: Rating, tippingPoints: readonly TippingPoint[]): RatingJson['rating'] {
  const reason = ({ id, sentence }: Rating['reasons']['pro'][number]) => ({ id, sentence })
  return {
    light: rating.light,
    score: rating.score,
    groups: rating.groups.map(({ group, score, light, answered, asked }) => ({ group, score, light, answered, asked })),
    knockouts: rating.knockouts.map(({ id, question, reason, evidence }) => {
      return { id, question, reason, evidence: evidence.map(proof) }
    }),
    tippingPoints: tippingPoints.map(({ light, price, sentence, names }) => {
      return { light, price: price && inEuro(price), sentence, names: names.map(inEuro) }
    }),
    evidenceShare: rounded(rating.evidenceShare),
    reasons: { pro: rating.reasons.pro.map(reason), contra: rating.reasons.contra.map(reason) },
  }
}

function verdictJson({ id, sentence, limit, points, states = [] }: OfferVerdict): RatingJson['verdict'] {
  return {
    id,
    sentence,
    limitEuro: limit && inEuro(limit),
    points: points.map(({ id: point, sentence: words, change }) => {
      return { id: point, sentence: words, changeEuro: change && change.cents >= 0 ? inEuro(change) : null }
    }),
    ...(states.length > 0 && {
      states: states.map(({ id: state, outcomes }) => {
        return { id: state, outcomes: outcomes.map(({ when, limit: right }) => ({ when, limitEuro: inEuro(right) })) }
      }),
    }),
  }
}

function flagJson(flag: RedFlag): RatingJson['redFlags'][number] {
  const { id, light, knockout, title, finding, said, reason, consequence, evidence, todo } = flag
  return {
    id,
    light,
    knockout,
    title,
    finding,
    ...(said !== undefined && { said }),
    reason,
    ...(consequence !== undefined && { consequence }),
    evidence: evidence.map(proof),
    ...(todo && { todo: todoJson(todo) }),
  }
}

function todoJson({ ask, document }: z.infer<typeof TodoJson>): z.infer<typeof TodoJson> {
  return { ask, document }
}
