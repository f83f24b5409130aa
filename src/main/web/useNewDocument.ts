import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { create } from 'zustand'
import { type Notification, onNewDocument, useNotifications } from '#shell/notifications.ts'
import { localStore, LOCAL_KEYS } from '#shell/storage.ts'

const useNews = create<{ readonly has: boolean }>()(() => ({ has: false }))

/** Whether a report came that was not looked at yet: the archive was not opened since (2.2.5). */
export function useNewDocument(): boolean {
  return useNews(({ has }) => has)
}

/** Once, in the frame. */
export function useWatchNewDocuments(): void {
  const { pathname } = useLocation()
  // Its reports are in it: who reads the new one needs not be told of it.
  const isInArchive = /^\/archiv(\/|$)/.test(pathname)
  useEffect(() => {
    if (!isInArchive) {
      return onNewDocument(document => {
        if (!isSeen(document)) useNews.setState({ has: true })
      })
    }
    useNews.setState({ has: false })
    useNotifications.getState().shown.forEach(noteSeen)
    return onNewDocument(noteSeen)
  }, [isInArchive])
}

/** Until a document is no longer told, each load of the page brings it again; all live equally long, so the latest end is the newest. */
function noteSeen(document: Notification): void {
  if (document.type === 'new-document' && !isSeen(document)) {
    localStore.write(LOCAL_KEYS.archiveSeen, document.expiresAt)
  }
}

function isSeen({ expiresAt }: Notification): boolean {
  const seen = localStore.read(LOCAL_KEYS.archiveSeen)
  return seen !== null && new Date(expiresAt) <= new Date(seen)
}
