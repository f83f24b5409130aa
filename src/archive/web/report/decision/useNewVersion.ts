import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { reportPath } from '#kernel/pagePath.ts'
import { listDownloads } from '#contract/archive.ts'
import { makeVersion } from '#contract/versions.ts'
import { callServer } from '#shell/api.ts'

/** A new version takes about as long as the first report; longer than this means that it waits behind others. */
const MAX_MS = 120_000
const POLL_MS = 1_000

/** Has the report redone with the buyer's values, waits for it, and opens it. */
export function useNewVersion(downloadToken: string) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (values: { key: string; value: string }[]) => {
      const { privateDocumentId } = await callServer(makeVersion, { params: { downloadToken }, body: { values } })
      const isReady = await waitFor(privateDocumentId)
      await navigate(isReady ? reportPath(privateDocumentId) : '/process-status')
    },
  })
}

/** @returns whether it came while we waited */
async function waitFor(id: string): Promise<boolean> {
  const until = Date.now() + MAX_MS
  while (Date.now() < until) {
    const [entry] = await callServer(listDownloads, { query: { id } })
    if (entry) return true
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
  return false
}
