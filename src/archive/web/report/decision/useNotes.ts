import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallResult } from '#contract/client.ts'
import { readNotes, writeNotes } from '#contract/notes.ts'
import { callServer } from '#shell/api.ts'

type Notes = CallResult<typeof readNotes>
type State = 'saved' | 'saving' | 'failed'

const NONE: Notes = { note: '', ticked: [] }
/** After the last key. */
const PAUSE_MS = 800

/**
 * The owner's notes and ticked steps: shown at once, saved a moment after the last change, and when the page is left.
 */
export function useNotes(privateDocumentId: string) {
  const queries = useQueryClient()
  const { data, isError } = useQuery({
    queryKey: ['notes', privateDocumentId],
    queryFn: ({ signal }) => callServer(readNotes, { params: { privateDocumentId }, signal }),
    staleTime: Infinity,
  })
  const [own, setOwn] = useState<Notes | null>(null)
  const [state, setState] = useState<State>('saved')
  const notes = own ?? data ?? NONE

  const unsaved = useRef<Notes | null>(null)
  const save = useCallback(async () => {
    const next = unsaved.current
    if (next === null) return
    unsaved.current = null
    setState('saving')
    try {
      await callServer(writeNotes, { params: { privateDocumentId }, body: next })
      queries.setQueryData(['notes', privateDocumentId], next)
      setState('saved')
    } catch {
      unsaved.current ??= next
      setState('failed')
    }
  }, [privateDocumentId, queries])

  useEffect(() => {
    if (own === null) return
    const timer = setTimeout(() => void save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [own, save])
  useEffect(() => () => void save(), [save])

  const change = (part: Partial<Notes>) => {
    const next = { ...notes, ...part }
    unsaved.current = next
    setState('saving')
    setOwn(next)
  }
  // What could not be read must not be written over.
  const isReady = data !== undefined
  return { notes, change, save, state, isReady, isError }
}

/** What the owner has noted to each of these reports; empty where it is nothing, or not known yet. */
export function useNoteTexts(privateDocumentIds: readonly string[]): string[] {
  return useQueries({
    queries: privateDocumentIds.map(privateDocumentId => ({
      // As `useNotes` keeps them, so that what was just written is there.
      queryKey: ['notes', privateDocumentId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callServer(readNotes, { params: { privateDocumentId }, signal }),
      staleTime: Infinity,
    })),
  }).map(({ data }) => data?.note ?? '')
}
