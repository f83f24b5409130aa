import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { NetworkFailure, RefusedCall } from '#contract/client.ts'
import { readVersion, readWebVersion } from '#contract/operations.ts'
import { callServer } from '#shell/api.ts'

/** For admins: which versions run (2.2.7). */
export function Versions() {
  const backend = useVersion(async () => (await callServer(readVersion)).version)
  const frontend = useVersion(async () => (await callServer(readWebVersion)).blob.text())
  return (
    <Box sx={{ mt: 2, fontSize: '0.875rem' }}>
      Backend-Version: {backend} · Frontend-Version: {frontend}
    </Box>
  )
}

function useVersion(read: () => Promise<string>): string {
  const [version, setVersion] = useState('…')
  useEffect(() => {
    let isWanted = true
    const show = (text: string) => {
      if (isWanted) setVersion(text)
    }
    read().then(
      text => show(text.trim() || 'unbekannt'),
      (error: unknown) => show(wordFor(error)),
    )
    return () => {
      isWanted = false
    }
    // Asked once: versions do not change while a page is open.
  }, [])
  return version
}

function wordFor(error: unknown): string {
  if (error instanceof RefusedCall) return 'Fehler'
  return error instanceof NetworkFailure ? 'nicht erreichbar' : 'Fehler'
}
