import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { EARLY_PERFORMANCE_CONSENT } from '#contract/earlyPerformance.ts'
import { AppLink } from '#design/AppLink.tsx'
import { closeDialog } from '#shell/dialogs.ts'
import { useSession } from '#shell/session.ts'
import type { UploadState } from './useUpload.ts'

/** How the upload ended. @param onAgain analyses known files once more @param onEarly asks for an early start, and starts */
export function UploadMessage({
  state,
  onAgain,
  onEarly,
}: {
  readonly state: UploadState
  readonly onAgain?: (known: readonly File[]) => void
  readonly onEarly?: (unasked: readonly File[]) => void
}) {
  const left = useSession(({ totalUploads }) => totalUploads)
  switch (state.kind) {
    case 'idle':
    case 'running':
      return null
    case 'done':
      return <Alert severity="success">Upload abgeschlossen. Wir wechseln jetzt ins Statusfenster.</Alert>
    case 'failed':
      return (
        <Alert severity="error" sx={{ mb: 3 }}>
          {state.message}
        </Alert>
      )
    case 'partial': {
      const { refused, known, unasked, taken } = state
      return (
        <>
          {taken > 0 && (
            <Alert severity="success" sx={{ mb: 1.5 }}>
              {taken === 1 ? 'Eine Datei ist angekommen und wird' : `${taken} Dateien sind angekommen und werden`}{' '}
              analysiert:{' '}
              <AppLink to="/process-status" color="inherit" onClick={() => closeDialog('upload')}>
                zum Status
              </AppLink>
            </Alert>
          )}
          <Alert
            severity={refused.every(({ isKnown, needsConsent }) => isKnown || needsConsent) ? 'info' : 'error'}
            sx={{ mb: 3, overflowWrap: 'anywhere' }}
          >
            Einige Dateien konnten nicht hochgeladen werden:
            {refused.map(({ filename, error }, index) => (
              <Box key={index}>
                {filename}: {error}
              </Box>
            ))}
            {known.length > 0 && left > 0 && onAgain && (
              <Box sx={{ mt: 1.5 }}>
                <Button color="secondary" variant="outlined" onClick={() => onAgain(known)}>
                  Trotzdem erneut analysieren
                </Button>
                <Typography variant="body2" sx={{ mt: 0.5 }}>
                  {known.length === 1 ? 'Das verbraucht eine Analyse.' : `Das verbraucht ${known.length} Analysen.`}
                </Typography>
              </Box>
            )}
            {unasked.length > 0 && onEarly && (
              <Box sx={{ mt: 1.5 }}>
                <Typography variant="body2" sx={{ mb: 1 }}>
                  {EARLY_PERFORMANCE_CONSENT}
                </Typography>
                <Button color="secondary" variant="outlined" onClick={() => onEarly(unasked)}>
                  Ja, das verlange ich: Analyse jetzt starten
                </Button>
              </Box>
            )}
          </Alert>
        </>
      )
    }
  }
}
