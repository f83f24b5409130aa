import { createHash } from 'node:crypto'
import { z } from 'zod'
import { success } from '#kernel/outcome.ts'
import type { LanguageModelPort, ModelAnswer, Spent } from './languageModelPort.ts'
import { parsedJson } from './parsedJson.ts'
import { REPLY_SCHEMA } from './reply.ts'

/** What a model has replied once, and what that took, by the hash of model, task, questions, text and form of the reply. */
export type KeptReplies = Readonly<
  Record<string, { readonly answers: readonly ModelAnswer[]; readonly spent: readonly Spent[] }>
>

const tokens = z.int().nonnegative().nullable()
const Kept = z.record(
  z.string(),
  z.object({
    answers: z.array(z.object({ id: z.string(), found: z.boolean(), block: z.string(), quote: z.string() })),
    spent: z.array(z.object({ readTokens: tokens, writtenTokens: tokens, ms: z.number().nonnegative() })),
  }),
)

/** Replies as they were kept; none where another version of the product has kept them in another form, or a disk that was full. */
export function keptRepliesIn(json: string): KeptReplies {
  return Kept.safeParse(parsedJson(json)).data ?? {}
}

export interface KeepingModel extends LanguageModelPort {
  /** All replies of this run, those that were known and those that were asked for, in the order of their names. */
  readonly used: () => KeptReplies
}

/**
 * Answers what it has answered before, so that the same document gives the same report, also where the model would not. Failures are not
 * kept: the next run asks again.
 */
export function keepingReplies(model: LanguageModelPort, known: KeptReplies): KeepingModel {
  const used = new Map<string, KeptReplies[string]>()
  return {
    name: model.name,
    async ask(request, signal, onCall) {
      const name = createHash('sha256')
        .update(JSON.stringify([model.name, request, REPLY_SCHEMA]))
        .digest('hex')
      const before = Object.hasOwn(known, name) ? known[name] : undefined
      if (before) {
        used.set(name, before)
        before.spent.forEach(onCall)
        return success(before.answers)
      }
      const spent: Spent[] = []
      const outcome = await model.ask(request, signal, call => {
        spent.push(call)
        onCall(call)
      })
      if (outcome.ok) used.set(name, { answers: outcome.value, spent })
      return outcome
    },
    used: () => Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}
