import { useState } from 'react'
import { removeEntry, renameEntry, restoreEntry } from '#contract/archive.ts'
import { callServer, sentenceOf } from '#shell/api.ts'
import { notify } from '#shell/notice.ts'
import type { Entry } from '../entryRules.ts'

/** Renames, removes and fetches back. @param reload fetches the entries again */
export function useOwnOrder(reload: () => Promise<unknown>) {
  /** Removed while one looks at the list: they keep their place in it, with the way back. */
  const [removed, setRemoved] = useState<readonly Entry[]>([])

  /** @returns whether it was done; a failure is told */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      await reload()
      return true
    } catch (error) {
      notify(sentenceOf(error, 'Das ist nicht gelungen. Bitte versuchen Sie es noch einmal.'), 'error')
      return false
    }
  }
  const params = ({ privateDocumentId }: Entry) => ({ params: { privateDocumentId } })
  return {
    removed,
    rename: (entry: Entry, title: string) =>
      attempt(() => callServer(renameEntry, { ...params(entry), body: { title } })),
    remove: (entry: Entry) =>
      attempt(async () => {
        await callServer(removeEntry, params(entry))
        setRemoved(all => [...all, entry])
      }),
    restore: (entry: Entry) =>
      attempt(async () => {
        await callServer(restoreEntry, params(entry))
        setRemoved(all => all.filter(({ privateDocumentId }) => privateDocumentId !== entry.privateDocumentId))
      }),
  }
}
