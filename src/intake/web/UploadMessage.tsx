import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { EARLY_PERFORMANCE_CONSENT, REFUND_ON_WITHDRAWAL } from '#contract/earlyPerformance.ts'
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
  const again = refused.filter(({ isKnown }) => isKnown)
  const held = refused.filter(({ needsConsent }) => needsConsent)
  const faulty = refused.filter(({ isKnown, needsConsent }) => !isKnown && !needsConsent)
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
        <Alert severity="error" sx={{ mb: again.length + held.length > 0 ? 1.5 : 3, overflowWrap: 'anywhere' }}>
          {NOT_UPLOADED}
          <Lines of={faulty} />
        </Alert>
      )}
      {again.length > 0 && (
        <Alert severity="info" sx={{ mb: held.length > 0 ? 1.5 : 3, overflowWrap: 'anywhere' }}>
          {faulty.length === 0 && NOT_UPLOADED}
          <Lines of={again} />
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
        </Alert>
      )}
      {held.length > 0 && (
        <Alert severity="info" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>Nur noch Ihre Zustimmung</Typography>
          <Typography variant="body2" sx={{ mb: 1 }}>
            Ihr Kauf lässt sich noch widerrufen. Deshalb beginnen wir erst, wenn Sie es wünschen:{' '}
            {held.map(({ filename }) => filename).join(', ')}
          </Typography>
          <Typography variant="body2">{EARLY_PERFORMANCE_CONSENT}</Typography>
          <Typography variant="body2" sx={{ mt: 1 }}>
            Das gilt für Ihre Bestellung, also auch für Exposés, die Sie später mit ihr hochladen. Ist eine Datei kein
            Angebot, kostet sie nichts: Die Analyse wird gutgeschrieben. {REFUND_ON_WITHDRAWAL.agreed}
          </Typography>
          {unasked.length > 0 && onEarly && (
            <Button color="secondary" variant="outlined" sx={{ mt: 1.5 }} onClick={() => onEarly(unasked)}>
              Ja, das verlange ich: Analyse jetzt starten
            </Button>
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
