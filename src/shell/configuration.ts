import { create } from 'zustand'
import type { CallResult } from '#contract/client.ts'
import type { readConfigs } from '#contract/operations.ts'
import { watchedFetch } from './reachability.ts'

export type PublicConfiguration = CallResult<typeof readConfigs>

export interface ConfigurationState {
  /** `failed`: the whole app says so and offers nothing (2.2). */
  readonly state: 'loading' | 'ready' | 'failed'
  /** What the server answered where it differs from what the page was made with; else null. */
  readonly value: PublicConfiguration | null
}

export const useConfigurationState = create<ConfigurationState>()(() => ({ state: 'loading', value: null }))

const TIMEOUT_MS = 5_000
const CONFIGS_PATH: (typeof readConfigs)['path'] = '/api/configs'

/** What the page was made with; beside the store, because a page that wakes up must look as it was made. */
let seed: PublicConfiguration | null = null

/** Before the first picture, in the browser and when prerendering. */
export function seedConfiguration(value: PublicConfiguration): void {
  seed = value
}

/**
 * At the start (7.1): with a time-out, and not again. By hand instead of by `callServer`, so that a visitor's first page
 * does not load the whole contract with its schemas (25 KB) for one answer of our own server.
 */
export async function loadConfiguration(): Promise<void> {
  try {
    const response = await watchedFetch(CONFIGS_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const value: unknown = await response.json()
    if (!response.ok || !isConfiguration(value)) throw new Error('no configuration')
    // As a rule the page was made with the same: then nothing needs to be drawn again.
    const isNew = JSON.stringify(value) !== JSON.stringify(seed)
    useConfigurationState.setState({ state: 'ready', value: isNew ? value : null })
  } catch {
    useConfigurationState.setState({ state: 'failed' })
  }
}

function isConfiguration(value: unknown): value is PublicConfiguration {
  return ['app', 'upload', 'stripe'].every(
    block => typeof (Object(value) as Record<string, unknown>)[block] === 'object',
  )
}

/** For pages: until the server has answered, what the page was made with. */
export function useConfiguration(): PublicConfiguration {
  const value = useConfigurationState(({ value }) => value) ?? seed
  if (!value) throw new Error('no configuration yet')
  return value
}
