import { expect, test } from 'vitest'
import { openLanguageModel } from './openLanguageModel.ts'

const LOCAL = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'llama' }

test('without configuration there is no language model, so nothing is ever sent', () => {
  expect(openLanguageModel({})).toBeNull()
  expect(openLanguageModel({ LLM_PROVIDER: ' ', LLM_MODEL: '' })).toBeNull()
})

test.each([
  [LOCAL, 'llama (openai-compatible)'],
  [{ ...LOCAL, LLM_BASE_URL: 'http://ollama:11434' }, 'llama (openai-compatible)'],
  [{ ...LOCAL, LLM_BASE_URL: 'http://192.168.1.7:8000/v1' }, 'llama (openai-compatible)'],
  [{ ...LOCAL, LLM_BASE_URL: 'http://[::1]:8080/v1' }, 'llama (openai-compatible)'],
  [{ ...LOCAL, LLM_BASE_URL: 'https://api.example.com/v1', LLM_API_KEY: 'sk-1' }, 'llama (openai-compatible)'],
  [{ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude', LLM_API_KEY: 'sk-ant-1' }, 'claude (anthropic)'],
  [{ ...LOCAL, LLM_PROVIDER: 'ollama', LLM_CONTEXT: '32768' }, 'llama (ollama)'],
])('takes %j', (environment, name) => {
  expect(openLanguageModel(environment)?.name).toBe(name)
})

test.each([
  [{ LLM_MODEL: 'llama' }, 'LLM_PROVIDER'],
  [{ ...LOCAL, LLM_PROVIDER: 'openai' }, 'LLM_PROVIDER'],
  [{ ...LOCAL, LLM_PROVIDER: 'toString' }, 'LLM_PROVIDER'],
  [{ ...LOCAL, LLM_MODEL: undefined }, 'LLM_MODEL'],
  [{ ...LOCAL, LLM_BASE_URL: undefined }, 'LLM_BASE_URL'],
  [{ ...LOCAL, LLM_BASE_URL: 'localhost:11434' }, 'LLM_BASE_URL'],
  [{ ...LOCAL, LLM_BASE_URL: 'file:///etc/passwd' }, 'LLM_BASE_URL'],
  [{ ...LOCAL, LLM_BASE_URL: 'http://api.example.com/v1' }, 'LLM_BASE_URL'],
  [{ ...LOCAL, LLM_BASE_URL: 'http://169.254.169.254/v1' }, 'LLM_BASE_URL'],
  [{ ...LOCAL, LLM_BASE_URL: 'http://10.evil.example/v1' }, 'LLM_BASE_URL'],
  [{ ...LOCAL, LLM_BASE_URL: 'https://user:geheim@api.example.com/v1' }, 'LLM_BASE_URL'],
  [{ ...LOCAL, LLM_BASE_URL: 'https://api.example.com/v1?key=geheim' }, 'LLM_BASE_URL'],
  [{ ...LOCAL, LLM_API_KEY: 'sk geheim' }, 'LLM_API_KEY'],
  [{ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude' }, 'LLM_API_KEY'],
  [{ ...LOCAL, LLM_CONTEXT: '32768' }, 'LLM_CONTEXT'],
  [{ ...LOCAL, LLM_PROVIDER: 'ollama', LLM_CONTEXT: '2048' }, 'LLM_CONTEXT'],
  [{ ...LOCAL, LLM_PROVIDER: 'ollama', LLM_CONTEXT: '16k' }, 'LLM_CONTEXT'],
])('refuses %j and names the variable, never its value', (environment, variable) => {
  let message = ''
  try {
    openLanguageModel(environment)
  } catch (error) {
    message = String(error)
  }
  expect(message).toMatch(new RegExp(`^Error: ${variable} `))
  expect(message).not.toContain('geheim')
})
