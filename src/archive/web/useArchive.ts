import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { listDownloads } from '#contract/archive.ts'
import { callServer } from '#shell/api.ts'
import { onNewDocument } from '#shell/notifications.ts'
import { useSession } from '#shell/session.ts'
import type { Entry } from './entryRules.ts'

/** The owner's entries. They are loaded anew with each login, and when a document has come in (4.7). */
export function useArchive() {
  const token = useSession(({ token }) => token)
  const queries = useQueryClient()
  const isLoggedIn = token !== null
  const query = useQuery({
    queryKey: ['archive', token],
    queryFn: ({ signal }) => callServer(listDownloads, { signal }),
    enabled: isLoggedIn,
  })
  /** @returns the entries as they are now; throws what the server refused */
  const reload = useCallback(async (): Promise<readonly Entry[]> => {
    const entries = await callServer(listDownloads)
    queries.setQueryData(['archive', token], entries)
    return entries
  }, [queries, token])
  useEffect(() => {
    if (!isLoggedIn) return undefined
    return onNewDocument(() => void queries.invalidateQueries({ queryKey: ['archive'] }))
  }, [isLoggedIn, queries])
  return { isLoggedIn, query, reload }
}
