import { z } from 'zod'
import type { ModelAnswer } from './languageModelPort.ts'
import { parsedJson } from './parsedJson.ts'

/** A model's reply, before anything in it is believed. */
export interface Reply {
  readonly begin: string
  readonly end: string
  readonly answers: readonly ModelAnswer[]
}

// No limits on lengths here: constrained decoding knows neither maxLength nor maximum. The room weighs what comes.
const Form = z.object({
  begin: z.string(),
  answers: z.array(z.object({ id: z.string(), found: z.boolean(), block: z.string(), quote: z.string() })),
  end: z.string(),
})

/** Without a schema models leave empty fields out, or fill them with null. */
const text = z
  .string()
  .nullish()
  .transform(said => said ?? '')
const Lenient = z.object({
  begin: text,
  answers: z.array(z.object({ id: z.string(), found: z.boolean(), block: text, quote: text })),
  end: text,
})

const { $schema: _dialect, ...schema } = z.toJSONSchema(Form)

/** The form of the reply as JSON Schema: every property required, no others, as all protocols want it. */
export const REPLY_SCHEMA: Readonly<Record<string, unknown>> = schema

/** The reply in a model's text; null when it breaks the schema. Fields that nobody asked for are left out. */
export function replyIn(said: string): Reply | null {
  // Models without a schema like to put a fence or their thoughts around the object.
  const spoken = said.slice(said.lastIndexOf('</think>') + 1)
  const json = parsedJson(said) ?? parsedJson(spoken.slice(spoken.indexOf('{'), spoken.lastIndexOf('}') + 1))
  return Lenient.safeParse(json).data ?? null
}
