import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { listDownloads } from '#contract/archive.ts'
import { callServer } from '#shell/api.ts'
import { onNewDocument } from '#shell/notifications.ts'
import { useSession } from '#shell/session.ts'
import type { Entry } from './entryRules.ts'

/** The first part is more than a screen shows; the server answers each in less than a tenth of a second. */
const PART = 250

/**
 * The owner's entries, the newest first. A long list comes in parts, one after the other. They are loaded again with each
 * login, and when a document has come in (4.7).
 */
export function useArchive() {
  const token = useSession(({ token }) => token)
  const queries = useQueryClient()
  const isLoggedIn = token !== null
  const query = useInfiniteQuery({
    queryKey: ['archive', token],
    queryFn: ({ signal, pageParam: after }) => callServer(listDownloads, { query: { most: PART, after }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: readonly Entry[]) => (last.length === PART ? last.at(-1)?.privateDocumentId : undefined),
    enabled: isLoggedIn,
  })
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  /** @returns the entries as they are now; throws what the server refused */
  const reload = useCallback(
    async (): Promise<readonly Entry[]> => ((await refetch({ throwOnError: true })).data?.pages ?? []).flat(),
    [refetch],
  )
  useEffect(() => {
    if (!isLoggedIn) return undefined
    return onNewDocument(() => void queries.invalidateQueries({ queryKey: ['archive'] }))
  }, [isLoggedIn, queries])
  return { isLoggedIn, query, entries: data?.pages.flat(), hasMore: hasNextPage, reload }
}
