import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallSent } from '#contract/client.ts'
import { createShare, listShares, revokeShare } from '#contract/shares.ts'
import { callServer } from '#shell/api.ts'

/** The links to a report: read, made, revoked. */
export function useShares(privateDocumentId: string) {
  const queries = useQueryClient()
  const queryKey = ['shares', privateDocumentId]
  const params = { privateDocumentId }
  const onSuccess = () => queries.invalidateQueries({ queryKey })
  const list = useQuery({ queryKey, queryFn: ({ signal }) => callServer(listShares, { params, signal }) })
  const made = useMutation({
    mutationFn: (body: CallSent<typeof createShare>['body']) => callServer(createShare, { params, body }),
    onSuccess,
  })
  const revoked = useMutation({
    mutationFn: (shareId: string) => callServer(revokeShare, { params: { ...params, shareId } }),
    onSuccess,
  })
  return { list, made, revoked }
}
