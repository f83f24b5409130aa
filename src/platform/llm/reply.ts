import { z } from 'zod'
import type { ModelAnswer } from './languageModelPort.ts'

// No limits on lengths here: constrained decoding knows neither maxLength nor maximum. The room weighs what comes.
const Reply = z.object({
  answers: z.array(z.object({ id: z.string(), quote: z.string(), page: z.number().nullable(), wording: z.string() })),
})

const { $schema: _dialect, ...schema } = z.toJSONSchema(Reply)

/** The form of the reply as JSON Schema: every property required, no others, as both protocols want it. */
export const REPLY_SCHEMA: Readonly<Record<string, unknown>> = schema

/** The answers in a model's text; null when it breaks the schema. Fields that nobody asked for are left out. */
export function answersIn(text: string): ModelAnswer[] | null {
  // Models without a schema like to put a fence or their thoughts around the object.
  const json = parsed(text) ?? parsed(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const reply = Reply.safeParse(json)
  return reply.success ? reply.data.answers : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
