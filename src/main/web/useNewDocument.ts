import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { create } from 'zustand'
import { onNewDocument } from '#shell/notifications.ts'

const useNews = create<{ readonly has: boolean }>()(() => ({ has: false }))

/** Whether a report came that was not looked at yet: the archive was not opened since (2.2.5). */
export function useNewDocument(): boolean {
  return useNews(({ has }) => has)
}

/** Once, in the frame. */
export function useWatchNewDocuments(): void {
  const { pathname } = useLocation()
  const isInArchive = pathname === '/archiv'
  useEffect(() => {
    if (isInArchive) {
      useNews.setState({ has: false })
      return undefined
    }
    return onNewDocument(() => useNews.setState({ has: true }))
  }, [isInArchive])
}
