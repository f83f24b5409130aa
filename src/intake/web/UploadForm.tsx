import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { TermsConsent } from '#design/TermsConsent.tsx'
import { useConfiguration } from '#shell/configuration.ts'
import { useSession } from '#shell/session.ts'
import { AimChoice } from './AimChoice.tsx'
import { ChosenFiles } from './ChosenFiles.tsx'
import { faultOf, maxBytesFor, mayStart, withMore } from './chosenFiles.ts'
import { FilePicker } from './FilePicker.tsx'
import { RemainingAnalyses } from './RemainingAnalyses.tsx'
import type { Aim } from './useUpload.ts'

/** What is needed for an upload, and the button that starts it. */
export function UploadForm(props: {
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
  readonly aim: Aim | null
  readonly onAim: (aim: Aim | null) => void
  readonly isAccepted: boolean
  readonly onAccepted: (isAccepted: boolean) => void
  readonly isRunning: boolean
  readonly isDone: boolean
  readonly onStart: () => void
}) {
  const { files, onFiles, isAccepted, isRunning, isDone } = props
  const { upload } = useConfiguration()
  const roles = useSession(({ user }) => user?.roles)
  const totalUploads = useSession(({ totalUploads }) => totalUploads)
  const { allowedExtensions } = upload
  const maxSizeByte = maxBytesFor(upload, roles ?? [])
  const fault = faultOf(files, { maxSizeByte, allowedExtensions })
  const isEmpty = files.length === 0
  return (
    <Box
      component="form"
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault()
        if (fault === null) props.onStart()
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <RemainingAnalyses left={totalUploads} />
      <FilePicker maxSizeByte={maxSizeByte} onFiles={more => onFiles(withMore(files, more))} />
      {!isEmpty && <ChosenFiles files={files} onRemove={gone => onFiles(files.filter(file => file !== gone))} />}
      {!isEmpty && fault !== null && <Alert severity="error">{fault}</Alert>}
      <AimChoice aim={props.aim} onAim={props.onAim} />
      <TermsConsent isAccepted={isAccepted} onAccepted={props.onAccepted} />
      <Box>
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          disabled={!mayStart({ files: files.length, isRunning, isAccepted, totalUploads, isDone })}
        >
          Analyse starten
        </Button>
        {totalUploads > 0 && (isEmpty || !isAccepted) && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, textAlign: 'center' }}>
            {isEmpty ? fault : 'Bitte stimmen Sie vor dem Start den Bedingungen zu.'}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
