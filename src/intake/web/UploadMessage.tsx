import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { EARLY_PERFORMANCE_CONSENT } from '#contract/earlyPerformance.ts'
import { AppLink } from '#design/AppLink.tsx'
import { closeDialog } from '#shell/dialogs.ts'
import { useSession } from '#shell/session.ts'
import type { Refused } from './uploadOutcome.ts'
import type { UploadState } from './useUpload.ts'

interface Props {
  readonly state: UploadState
  /** Analyses known files once more. */
  readonly onAgain?: (known: readonly File[]) => void
  /** Asks for an early start, and starts. */
  readonly onEarly?: (unasked: readonly File[]) => void
}

/** How the upload ended. */
export function UploadMessage({ state, onAgain, onEarly }: Props) {
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
    case 'partial':
      return <PartialUpload state={state} {...{ left, onAgain, onEarly }} />
  }
}

const NOT_UPLOADED = 'Einige Dateien konnten nicht hochgeladen werden:'

/** Three colours for three things: what runs, what was refused, and what waits for a word of the buyer. */
function PartialUpload({
  state: { refused, known, unasked, taken },
  left,
  onAgain,
  onEarly,
}: Omit<Props, 'state'> & {
  readonly state: Extract<UploadState, { kind: 'partial' }>
  readonly left: number
}) {
  const waiting = refused.filter(({ isKnown, needsConsent }) => isKnown || needsConsent)
  const faulty = refused.filter(one => !waiting.includes(one))
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
      {faulty.length > 0 && (
        <Alert severity="error" sx={{ mb: waiting.length > 0 ? 1.5 : 3, overflowWrap: 'anywhere' }}>
          {NOT_UPLOADED}
          <Lines of={faulty} />
        </Alert>
      )}
      {waiting.length > 0 && (
        <Alert severity="info" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          {faulty.length === 0 && NOT_UPLOADED}
          <Lines of={waiting} />
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
      )}
    </>
  )
}

function Lines({ of }: { readonly of: readonly Refused[] }) {
  return of.map(({ filename, error }, index) => (
    <Box key={index}>
      {filename}: {error}
    </Box>
  ))
}
