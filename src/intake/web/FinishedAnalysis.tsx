import { CheckCircle, Close, ErrorOutlined } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { reportPath } from '#kernel/pagePath.ts'
import { dismissNotifications } from '#contract/notifications.ts'
import { Ampel } from '#design/Ampel.tsx'
import { AppLink } from '#design/AppLink.tsx'
import { TOKENS } from '#design/theme.ts'
import { ENDINGS } from '#intake/domain/stage.ts'
import { callServer, sentenceOf } from '#shell/api.ts'
import { notify } from '#shell/notice.ts'
import { type Notification, removeNotificationsOf } from '#shell/notifications.ts'

/** Of the icon before the name, and the room after it: what is told beneath begins where the name does. */
const ICON_SIZE = 24
const ICON_GAP = 12

/** An analysis that has come to its end, with the way to its report. @param isLatest the one for which one came */
export function FinishedAnalysis({
  notification: { job_id, data },
  isLatest,
}: {
  readonly notification: Notification
  readonly isLatest: boolean
}) {
  const [isGoing, setGoing] = useState(false)
  const hasFailed = data.title === ENDINGS.failed
  const dismiss = async (jobId: string) => {
    setGoing(true)
    try {
      await callServer(dismissNotifications, { params: { jobId } })
      removeNotificationsOf(jobId)
    } catch (error) {
      notify(
        sentenceOf(error, 'Die Meldung konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.'),
        'error',
      )
      setGoing(false)
    }
  }
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', gap: `${ICON_GAP}px`, alignItems: 'flex-start' }}>
        {hasFailed ? <ErrorOutlined color="error" /> : <CheckCircle color="success" />}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {data.object ?? data.originalFilename}
          </Typography>
          {data.object && (
            // What the light is of, is above it; the name of the file is another thing.
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}>
              {data.light && <Ampel light={data.light} />}
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {data.originalFilename}
              </Box>
            </Box>
          )}
        </Box>
        {job_id !== null && (
          <IconButton
            aria-label={`Meldung zu ${data.originalFilename ?? 'dieser Analyse'} entfernen`}
            disabled={isGoing}
            onClick={() => void dismiss(job_id)}
            sx={{ mt: -1, mr: -1 }}
          >
            <Close />
          </IconButton>
        )}
      </Box>
      {/* On a phone from edge to edge: between icon and cross a sentence of ours had four words a line. */}
      <Box sx={{ pl: { sm: `${ICON_SIZE + ICON_GAP}px` }, mt: { xs: 1, sm: 0.5 } }}>
        <Typography sx={{ maxWidth: TOKENS.column }}>
          <strong>{data.title}.</strong> {data.message}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1, mt: 1.5 }}>
          {data.privateDocumentId !== undefined && (
            <Button
              component={Link}
              to={reportPath(data.privateDocumentId)}
              {...(isLatest ? { variant: 'contained' } : { variant: 'outlined', color: 'secondary' })}
            >
              Bericht ansehen
            </Button>
          )}
          <AppLink to="/archiv">Zum Archiv</AppLink>
        </Box>
      </Box>
    </Paper>
  )
}
