import { anthropic } from './anthropic.ts'
import { USUAL_LIMITS } from './asking.ts'
import type { LanguageModelPort } from './languageModelPort.ts'
import { ollama } from './ollama.ts'
import { type Endpoint, openaiCompatible } from './openaiCompatible.ts'
import { restingAfterFailures } from './resting.ts'

const PROVIDERS = ['openai-compatible', 'anthropic', 'ollama'] as const
type Provider = (typeof PROVIDERS)[number]
const ANTHROPIC_ADDRESS = 'https://api.anthropic.com'

/** Tokens: a request with its reply takes up to 8,000. */
const USUAL_CONTEXT = 16_384
const MIN_CONTEXT = 8_192
const MAX_CONTEXT = 1_000_000

/**
 * The language model named by LLM_PROVIDER, LLM_BASE_URL, LLM_MODEL, LLM_API_KEY and, for Ollama, LLM_CONTEXT; null when no provider is set.
 * @throws Error with a German sentence that names the variable
 */
export function openLanguageModel(environment: Readonly<Record<string, string | undefined>>): LanguageModelPort | null {
  const value = (name: string) => environment[name]?.trim() || null
  const [provider, baseUrl, model, apiKey] = ['PROVIDER', 'BASE_URL', 'MODEL', 'API_KEY'].map(name =>
    value(`LLM_${name}`),
  ) as [string | null, string | null, string | null, string | null]
  if (!provider) {
    if (baseUrl ?? model ?? apiKey) refuse('LLM_PROVIDER', `fehlt. Setzen Sie einen von: ${PROVIDERS.join(', ')}.`)
    return null
  }
  if (!isProvider(provider)) return refuse('LLM_PROVIDER', `muss einer von ${PROVIDERS.join(', ')} sein.`)
  if (!model) return refuse('LLM_MODEL', 'fehlt: der Name des Modells, wie der Anbieter ihn nennt.')
  if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey))
    return refuse('LLM_API_KEY', 'enthält Leerzeichen oder Zeichen, die kein Schlüssel hat.')
  if (provider === 'anthropic' && !baseUrl && !apiKey)
    return refuse('LLM_API_KEY', 'fehlt: der Schlüssel für Anthropic.')
  const address = addressOf(baseUrl ?? (provider === 'anthropic' ? ANTHROPIC_ADDRESS : ''))
  const endpoint = { baseUrl: withVersion(address, provider), model, apiKey }
  const context = contextOf(value('LLM_CONTEXT'), provider)
  return restingAfterFailures(adapterOf(provider, endpoint, context))
}

function adapterOf(provider: Provider, endpoint: Endpoint, context: number): LanguageModelPort {
  switch (provider) {
    case 'openai-compatible':
      return openaiCompatible(endpoint, USUAL_LIMITS)
    case 'anthropic':
      return anthropic(endpoint, USUAL_LIMITS)
    case 'ollama':
      return ollama(endpoint, USUAL_LIMITS, context)
  }
}

/** Of the others the server decides. */
function contextOf(text: string | null, provider: Provider): number {
  if (text === null) return USUAL_CONTEXT
  if (provider !== 'ollama') return refuse('LLM_CONTEXT', 'gilt nur für LLM_PROVIDER=ollama.')
  const context = Number(text)
  if (/^\d+$/.test(text) && context >= MIN_CONTEXT && context <= MAX_CONTEXT) return context
  return refuse('LLM_CONTEXT', `muss eine ganze Zahl von ${MIN_CONTEXT} bis ${MAX_CONTEXT} sein (Token).`)
}

function addressOf(text: string): URL {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash)
    return refuse(
      'LLM_BASE_URL',
      'muss eine Adresse wie http://127.0.0.1:11434/v1 oder https://anbieter.example/v1 sein.',
    )
  if (url.username || url.password)
    return refuse('LLM_BASE_URL', 'darf keine Zugangsdaten enthalten; der Schlüssel gehört in LLM_API_KEY.')
  if (url.protocol === 'http:' && !isNear(url.hostname))
    return refuse(
      'LLM_BASE_URL',
      'muss mit https:// beginnen, weil Auszüge aus Exposés das eigene Netz verlassen würden.',
    )
  return url
}

/** This machine, a private network (RFC 1918, RFC 4193), or a name that only one's own network knows. */
function isNear(host: string): boolean {
  return (
    /^(?:127|10)(?:\.\d+){3}$|^192\.168(?:\.\d+){2}$|^172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}$/.test(host) ||
    /^\[(?:::1|f[cd][\da-f]{2}:[\da-f:]*)\]$/i.test(host) ||
    /^[a-z][\w-]*$|\.(?:local|internal|lan|home\.arpa)$/i.test(host)
  )
}

/** People write the address of an OpenAI-compatible server without /v1, and the others with it or with /api. */
function withVersion(url: URL, provider: Provider): string {
  const path = url.pathname.replace(/\/+$/, '')
  if (provider !== 'openai-compatible') return url.origin + path.replace(/\/(?:v1|api)$/, '')
  return url.origin + (path || '/v1')
}

function isProvider(text: string): text is Provider {
  return PROVIDERS.some(provider => provider === text)
}

/** The value itself is not repeated: it may be a key in the wrong place. */
function refuse(variable: string, what: string): never {
  throw new Error(`${variable} ${what}`)
}
