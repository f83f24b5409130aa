import { create } from 'zustand'
import type { CallResult } from '#contract/client.ts'
import { readConfigs } from '#contract/operations.ts'

export type PublicConfiguration = CallResult<typeof readConfigs>

export interface ConfigurationState {
  /** `failed`: the whole app says so and offers nothing (2.2). */
  readonly state: 'loading' | 'ready' | 'failed'
  /** What the server answered; null until then. */
  readonly value: PublicConfiguration | null
}

export const useConfigurationState = create<ConfigurationState>()(() => ({ state: 'loading', value: null }))

const TIMEOUT_MS = 5_000

/** What the page was made with; beside the store, because a page that wakes up must look as it was made. */
let seed: PublicConfiguration | null = null

/** Before the first picture, in the browser and when prerendering. */
export function seedConfiguration(value: PublicConfiguration): void {
  seed = value
}

/** At the start (7.1): with a time-out, and not again. */
export async function loadConfiguration(read: (signal: AbortSignal) => Promise<PublicConfiguration>): Promise<void> {
  try {
    const value = await read(AbortSignal.timeout(TIMEOUT_MS))
    useConfigurationState.setState({ state: 'ready', value })
  } catch {
    useConfigurationState.setState({ state: 'failed' })
  }
}

/** For pages: until the server has answered, what the page was made with. */
export function useConfiguration(): PublicConfiguration {
  const value = useConfigurationState(({ value }) => value) ?? seed
  if (!value) throw new Error('no configuration yet')
  return value
}
