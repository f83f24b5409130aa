import { z } from 'zod'
import { createLanguageModel, type Limits } from './asking.ts'
import type { LanguageModelPort } from './languageModelPort.ts'
import type { Endpoint } from './openaiCompatible.ts'
import { REPLY_SCHEMA } from './reply.ts'
import { below, type Read, type ReplyContent } from './wire.ts'

/** The protocol wants a bound. Thirty answers with quotes are about 4,000 tokens, and older models allow no more than 8,192. */
const MAX_TOKENS = 8192

const MessageReply = z.object({
  stop_reason: z.string().nullable(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  usage: z.object({ input_tokens: z.int().nonnegative(), output_tokens: z.int().nonnegative() }).optional(),
})

/**
 * POST {base}/v1/messages with `output_config.format`; models that do not know it answer 400 and are asked again without.
 * No temperature: newer models refuse every value of it.
 */
export function anthropic({ baseUrl, model, apiKey }: Endpoint, limits: Limits): LanguageModelPort {
  return createLanguageModel(
    {
      name: `${model} (anthropic)`,
      url: below(baseUrl, '/v1/messages'),
      headers: { 'anthropic-version': '2023-06-01', ...(apiKey !== null && { 'x-api-key': apiKey }) },
      body: ({ system, user }, constrained) => ({
        model,
        max_tokens: MAX_TOKENS,
        system,
        messages: [{ role: 'user', content: user }],
        ...(constrained && { output_config: { format: { type: 'json_schema', schema: REPLY_SCHEMA } } }),
      }),
      read,
    },
    limits,
  )
}

function read(reply: unknown): Read {
  const message = MessageReply.safeParse(reply).data
  const { input_tokens: readTokens = null, output_tokens: writtenTokens = null } = message?.usage ?? {}
  return { said: contentOf(message), readTokens, writtenTokens }
}

function contentOf(message: z.infer<typeof MessageReply> | undefined): ReplyContent {
  if (message?.stop_reason === 'refusal') return { kind: 'refused' }
  if (message?.stop_reason === 'max_tokens') return { kind: 'cut' }
  const text = message?.content.map(part => (part.type === 'text' ? (part.text ?? '') : '')).join('')
  return text ? { kind: 'text', text } : { kind: 'unusable' }
}
