import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import { AppLink } from '#design/AppLink.tsx'
import { PlainList } from '#design/PlainList.tsx'
import { TermsConsent } from '#design/TermsConsent.tsx'
import { DeleteOutlined } from '#design/icons.tsx'
import { TOKENS } from '#design/theme.ts'
import { useConfiguration } from '#shell/configuration.ts'
import { closeDialog } from '#shell/dialogs.ts'
import { useSession } from '#shell/session.ts'
import { FilePicker } from './FilePicker.tsx'
import {
  type AnalysesLeft,
  faultOf,
  maxBytesFor,
  mayStart,
  outcomesOf,
  sizeText,
  withFirst,
  withMore,
} from './chosenFiles.ts'

/** Beside the button, which does nothing until then; what is wrong with which file is said above, on a phone out of sight. */
const REMOVE_FIRST = 'Bitte entfernen Sie zuerst die Datei, die nicht passt.'

/** What is needed for an upload, and the button that starts it. */
export function UploadForm(props: {
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
  readonly goal: BuyerGoal | null
  readonly onGoal: (goal: BuyerGoal | null) => void
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
      <RemainingAnalyses />
      <FilePicker maxSizeByte={maxSizeByte} onFiles={more => onFiles(withMore(files, more))} />
      {!isEmpty && <ChosenFiles files={files} onFiles={onFiles} />}
      {!isEmpty && fault !== null && <Alert severity="error">{fault}</Alert>}
      <GoalChoice goal={props.goal} onGoal={props.onGoal} />
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
        {totalUploads > 0 && (fault !== null || !isAccepted) && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, textAlign: 'center' }}>
            {isEmpty ? fault : fault !== null ? REMOVE_FIRST : 'Bitte stimmen Sie vor dem Start den Bedingungen zu.'}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

/** Where some become reports and others previews, each says which, and another one may go first. */
function ChosenFiles({
  files,
  onFiles,
}: {
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
}) {
  const outcomes = outcomesOf(files.length, useLeft())
  return (
    <PlainList aria-label="Ausgewählte Dateien">
      {files.map((file, at) => (
        <Box
          component="li"
          key={`${file.name} ${file.size}`}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: `1px solid ${TOKENS.line}` }}
        >
          <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>
            {outcomes && (
              <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
                {OUTCOME_TEXTS[outcomes[at] ?? 'Vorschau']}
                {outcomes[at] !== outcomes[0] && (
                  <Button
                    size="small"
                    aria-label={`${file.name} zuerst analysieren`}
                    onClick={() => onFiles(withFirst(files, file))}
                    sx={{ ml: 1, my: -0.5 }}
                  >
                    zuerst
                  </Button>
                )}
              </Typography>
            )}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {sizeText(file.size)}
          </Typography>
          <IconButton
            aria-label={`${file.name} entfernen`}
            onClick={() => onFiles(files.filter(other => other !== file))}
          >
            <DeleteOutlined />
          </IconButton>
        </Box>
      ))}
    </PlainList>
  )
}

const OUTCOME_TEXTS = {
  vollständig: 'wird ein vollständiger Bericht',
  Vorschau: 'wird eine kostenlose Vorschau',
  'keine Analyse übrig': 'keine Analyse übrig',
} as const

function useLeft(): AnalysesLeft {
  const paid = useSession(({ unlockedUploads }) => unlockedUploads)
  const free = useSession(({ firstUploads }) => firstUploads)
  return { paid, free }
}

/** How many analyses are left, and which of them give whole reports. */
function RemainingAnalyses() {
  const left = useSession(({ totalUploads }) => totalUploads)
  const { paid, free } = useLeft()
  if (left > 0) {
    return (
      <Typography>
        Verbleibende Analysen: <strong>{left}</strong>
        {paid > 0 && free > 0 && ` (${paid} vollständig, danach ${free} als kostenlose Vorschau)`}
      </Typography>
    )
  }
  return (
    <Alert severity="warning">
      Verbleibende Analysen: <strong>0</strong>. Unter{' '}
      <AppLink to="/buy" color="inherit" onClick={() => closeDialog('upload')}>
        Kaufen
      </AppLink>{' '}
      finden Sie Pakete mit weiteren Analysen.
    </Alert>
  )
}

/** What the home is bought for; it changes what is calculated. */
function GoalChoice({
  goal,
  onGoal,
}: {
  readonly goal: BuyerGoal | null
  readonly onGoal: (goal: BuyerGoal | null) => void
}) {
  return (
    <Box>
      <Typography id="ziel" sx={{ mb: 0.5, fontWeight: 600 }}>
        Wofür suchen Sie?
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={goal}
        onChange={(_, chosen: BuyerGoal | null) => onGoal(chosen)}
        aria-labelledby="ziel"
        aria-describedby="ziel-hinweis"
      >
        <ToggleButton value="eigennutzung">Eigennutzung</ToggleButton>
        <ToggleButton value="kapitalanlage">Kapitalanlage</ToggleButton>
      </ToggleButtonGroup>
      <Typography id="ziel-hinweis" variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        Ohne Auswahl richten wir uns danach, was das Exposé über die Vermietung sagt.
      </Typography>
    </Box>
  )
}
