import { Description } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { TermsConsent } from '#design/TermsConsent.tsx'
import { TOKENS } from '#design/theme.ts'
import { acceptForFile, waitingFile } from '#shell/waitingFile.ts'

/** The exposé that waits for the account; nothing where none does. */
export function WaitingExpose() {
  const [name, setName] = useState<string | null>(null)
  const [isAccepted, setAccepted] = useState(false)
  useEffect(() => {
    void waitingFile().then(waiting => {
      setName(waiting?.file.name ?? null)
      setAccepted(waiting?.isAccepted ?? false)
    })
  }, [])
  if (name === null) return null
  const accept = (accepted: boolean) => {
    setAccepted(accepted)
    void acceptForFile(accepted)
  }
  return (
    <Box
      role="group"
      aria-label="Ihr Exposé wartet"
      sx={{ bgcolor: TOKENS.paper, border: `1px solid ${TOKENS.line}`, borderRadius: 1, p: 2, mb: 2 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Description aria-hidden sx={{ color: TOKENS.quiet }} />
        <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{name}</strong> wartet in diesem Browser. Sobald Sie angemeldet sind, wird es geprüft.
        </Typography>
      </Box>
      <TermsConsent isAccepted={isAccepted} onAccepted={accept} />
    </Box>
  )
}
