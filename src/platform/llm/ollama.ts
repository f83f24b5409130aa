import { z } from 'zod'
import { createLanguageModel, type Limits } from './asking.ts'
import type { LanguageModelPort } from './languageModelPort.ts'
import type { Endpoint } from './openaiCompatible.ts'
import { REPLY_SCHEMA } from './reply.ts'
import { below, type Read } from './wire.ts'

const Chat = z.object({
  message: z.object({ content: z.string() }),
  done_reason: z.string().nullish(),
  prompt_eval_count: z.int().nonnegative().nullish(),
  eval_count: z.int().nonnegative().nullish(),
})

/**
 * POST {base}/api/chat, Ollama's own protocol: the only one that tells it how much context to keep. Its route for the OpenAI protocol
 * cuts the request at the server's setting, without a word.
 * @param context tokens that the model keeps of request and reply together
 */
export function ollama({ baseUrl, model, apiKey }: Endpoint, limits: Limits, context: number): LanguageModelPort {
  return createLanguageModel(
    {
      name: `${model} (ollama)`,
      url: below(baseUrl, '/api/chat'),
      headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      body: ({ system, user }, constrained) => ({
        model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        stream: false,
        options: { num_ctx: context, temperature: 0 },
        // A version that is older than schemas (0.5) knows this word.
        format: constrained ? REPLY_SCHEMA : 'json',
      }),
      read,
    },
    limits,
  )
}

function read(reply: unknown): Read {
  const chat = Chat.safeParse(reply).data
  const tokens = { readTokens: chat?.prompt_eval_count ?? null, writtenTokens: chat?.eval_count ?? null }
  if (chat?.done_reason === 'length') return { said: { kind: 'cut' }, ...tokens }
  if (!chat?.message.content) return { said: { kind: 'unusable' }, ...tokens }
  return { said: { kind: 'text', text: chat.message.content }, ...tokens }
}
