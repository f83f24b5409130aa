import { openUploadWith } from './nextUpload.ts'
import { claimFile, othersFirst } from './waitingFile.ts'

/**
 * Whoever has just logged in goes on with the exposé that waits in this browser, in the tab that he looks at.
 * @returns what ends it
 */
export function startWaiting(): () => void {
  let isOver = false
  const start = async () => {
    await othersFirst()
    if (isOver || document.visibilityState !== 'visible') return
    const waiting = await claimFile()
    if (waiting) openUploadWith(waiting)
  }
  const onVisible = () => void start()
  document.addEventListener('visibilitychange', onVisible)
  void start()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', onVisible)
  }
}
