import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type WaitingFile, waitingFile } from '#shell/waitingFile.ts'

/** The exposé that waits for the account; null: none does. */
export function useWaitingFile(): WaitingFile | null {
  // The start page beneath takes a file that is dropped now, too, and leads here again.
  const { key } = useLocation()
  const [waiting, setWaiting] = useState<WaitingFile | null>(null)
  useEffect(() => void waitingFile().then(setWaiting), [key])
  return waiting
}
