import { z } from 'zod'
import { createLanguageModel, type Limits } from './asking.ts'
import type { LanguageModelPort } from './languageModelPort.ts'
import { REPLY_SCHEMA } from './reply.ts'
import { below, type Read, type ReplyContent } from './wire.ts'

export interface Endpoint {
  /** Address that the protocol's paths are put behind. */
  readonly baseUrl: string
  readonly model: string
  /** null for servers on one's own machine. */
  readonly apiKey: string | null
}

/** Models that think aloud may answer in parts; only what they say counts. */
const Content = z
  .union([z.string(), z.array(z.object({ type: z.string(), text: z.string().optional() }))])
  .nullish()
  .transform(said =>
    Array.isArray(said) ? said.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join('') : said,
  )

const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: Content, refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.int().nonnegative(), completion_tokens: z.int().nonnegative() }).nullish(),
})

/**
 * POST {base}/chat/completions, as OpenAI, Ollama, vLLM, llama.cpp, LM Studio and most providers speak it.
 * `response_format: json_schema` is known by those five; others answer 400 and are asked again without it.
 */
export function openaiCompatible({ baseUrl, model, apiKey }: Endpoint, limits: Limits): LanguageModelPort {
  return createLanguageModel(
    {
      name: `${model} (openai-compatible)`,
      url: below(baseUrl, '/chat/completions'),
      headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      body: ({ system, user }, constrained) => ({
        model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        stream: false,
        ...(constrained && {
          temperature: 0,
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'antworten', strict: true, schema: REPLY_SCHEMA },
          },
        }),
      }),
      read,
    },
    limits,
  )
}

function read(reply: unknown): Read {
  const completion = Completion.safeParse(reply).data
  const { prompt_tokens: readTokens = null, completion_tokens: writtenTokens = null } = completion?.usage ?? {}
  return { said: contentOf(completion?.choices[0]), readTokens, writtenTokens }
}

function contentOf(choice: z.infer<typeof Completion>['choices'][number] | undefined): ReplyContent {
  if (choice?.message.refusal || choice?.finish_reason === 'content_filter') return { kind: 'refused' }
  if (choice?.finish_reason === 'length') return { kind: 'cut' }
  return choice?.message.content ? { kind: 'text', text: choice.message.content } : { kind: 'unusable' }
}
