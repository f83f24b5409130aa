import { useQueries } from '@tanstack/react-query'
import { readNotes } from '#contract/notes.ts'
import { callServer } from '#shell/api.ts'

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
