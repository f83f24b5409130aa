import { randomBytes } from 'node:crypto'
import type { Analysis } from '#main/analyse.ts'
import { KEEP_MINUTES, MAX_ANALYSES } from './limits.ts'

export interface Entry {
  file: string
  bytes: Uint8Array
  state: { kind: 'working'; stage: string } | { kind: 'done'; analysis: Analysis } | { kind: 'broken' }
}

export type Analyse = (file: string, bytes: Uint8Array, onProgress: (stage: string) => void) => Promise<Analysis>

/** Files and results in memory, for a bounded time and in a bounded number. Whoever knows the random id may see them. */
export function keepAnalyses(analyse: Analyse, onFault: (fault: unknown) => void) {
  const entries = new Map<string, Entry>()

  const run = async (entry: Entry) => {
    const onProgress = (stage: string) => (entry.state = { kind: 'working', stage })
    try {
      entry.state = { kind: 'done', analysis: await analyse(entry.file, entry.bytes, onProgress) }
    } catch (fault) {
      entry.state = { kind: 'broken' }
      onFault(fault)
    }
  }
  const makeRoom = (): boolean => {
    if (entries.size < MAX_ANALYSES) return true
    const oldest = [...entries].find(([, entry]) => entry.state.kind !== 'working')
    return oldest !== undefined && entries.delete(oldest[0])
  }
  return {
    /** Starts the analysis. @returns its id, undefined when too many are at work */
    add(file: string, bytes: Uint8Array): string | undefined {
      if (!makeRoom()) return undefined
      const id = randomBytes(16).toString('base64url')
      const entry: Entry = { file, bytes, state: { kind: 'working', stage: 'Das Exposé wird geöffnet' } }
      entries.set(id, entry)
      setTimeout(() => entries.delete(id), KEEP_MINUTES * 60_000).unref()
      void run(entry)
      return id
    },
    find(id: string): Entry | undefined {
      return entries.get(id)
    },
  }
}
