import { anthropic } from '#platform/llm/anthropic.ts'
import { USUAL_LIMITS } from '#platform/llm/asking.ts'
import type { LanguageModelPort } from '#platform/llm/languageModelPort.ts'
import { openaiCompatible } from '#platform/llm/openaiCompatible.ts'
import { restingAfterFailures } from '#platform/llm/resting.ts'

const ADAPTERS = { 'openai-compatible': openaiCompatible, anthropic }
const PROVIDERS = Object.keys(ADAPTERS)
const ANTHROPIC_ADDRESS = 'https://api.anthropic.com'

/**
 * The language model named by LLM_PROVIDER, LLM_BASE_URL, LLM_MODEL and LLM_API_KEY; null when none of them is set.
 * @throws Error with a German sentence that names the variable
 */
export function languageModel(environment: Readonly<Record<string, string | undefined>>): LanguageModelPort | null {
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
  return restingAfterFailures(
    ADAPTERS[provider]({ baseUrl: withVersion(address, provider), model, apiKey }, USUAL_LIMITS),
  )
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

/** People write Ollama's address without /v1, and Anthropic's with it. */
function withVersion(url: URL, provider: keyof typeof ADAPTERS): string {
  const path = url.pathname.replace(/\/+$/, '')
  if (provider === 'anthropic') return url.origin + path.replace(/\/v1$/, '')
  return url.origin + (path || '/v1')
}

function isProvider(text: string): text is keyof typeof ADAPTERS {
  return PROVIDERS.includes(text)
}

/** The value itself is not repeated: it may be a key in the wrong place. */
function refuse(variable: string, what: string): never {
  throw new Error(`${variable} ${what}`)
}
