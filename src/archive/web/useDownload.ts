import { useCallback, useRef, useState } from 'react'
import { archiveRefusals, downloadReport } from '#contract/archive.ts'
import { RefusedCall } from '#contract/client.ts'
import { callServer } from '#shell/api.ts'
import { type Entry, savedNameOf } from './entryRules.ts'
import { saveFile } from '#shell/saveFile.ts'

const COOLDOWN_MS = 3_000

export type Busy = 'downloading' | 'cooldown'

/**
 * Downloads the PDF of an entry, one at a time for each, with a pause of 3 s after it. Whatever fails is passed over (2.10.8).
 * @param reload fetches the entries again: a list that was open for a day has tokens that are no longer valid
 */
export function useDownload(reload: () => Promise<readonly Entry[]>) {
  const [busy, setBusy] = useState<Readonly<Record<string, Busy>>>({})
  const running = useRef(new Set<string>())

  const download = useCallback(
    async (entry: Entry) => {
      const id = entry.privateDocumentId
      if (running.current.has(id)) return
      running.current.add(id)
      setBusy(all => ({ ...all, [id]: 'downloading' }))
      try {
        const blob = await fetched(entry, reload)
        if (blob) saveFile(blob, savedNameOf(entry.originalFilenameSanitized))
      } catch {
        // As the specification wants it; a server that is not there is told by the frame.
      }
      setBusy(all => ({ ...all, [id]: 'cooldown' }))
      setTimeout(() => {
        running.current.delete(id)
        setBusy(({ [id]: _, ...others }) => others)
      }, COOLDOWN_MS)
    },
    [reload],
  )
  return { busy, download }
}

async function fetched(entry: Entry, reload: () => Promise<readonly Entry[]>): Promise<Blob | null> {
  const { downloadToken, privateDocumentId } = entry
  if (downloadToken === null) return null
  try {
    return await blobOf(downloadToken)
  } catch (error) {
    const isOld = error instanceof RefusedCall && error.code === archiveRefusals.notFound.code
    if (!isOld) throw error
    const renewed = (await reload()).find(one => one.privateDocumentId === privateDocumentId)?.downloadToken
    return renewed && renewed !== downloadToken ? blobOf(renewed) : null
  }
}

async function blobOf(downloadToken: string): Promise<Blob> {
  const { blob } = await callServer(downloadReport, { params: { downloadToken }, query: { cb: String(Date.now()) } })
  return blob
}
