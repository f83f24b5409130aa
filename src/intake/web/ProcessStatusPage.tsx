import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { OfferingAlert } from '#design/OfferingAlert.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { reportPath } from '#kernel/pagePath.ts'
import { openDialog } from '#shell/dialogs.ts'
import { type Notification, useNotifications } from '#shell/notifications.ts'
import { pollNotifications } from '#shell/polls.ts'
import { FinishedAnalysis } from './FinishedAnalysis.tsx'
import { RunningAnalysis } from './RunningAnalysis.tsx'

/** What is being analysed, and what has come in (/process-status). */
export function ProcessStatusPage() {
  const shown = useNotifications(({ shown }) => shown)
  const { state, ask } = useFirstPoll()
  const running = shown.filter(({ type }) => type === 'process-step')
  // The newest first: it is what one came for.
  const finished = shown.filter(({ type }) => type === 'new-document').reverse()
  const opens = useOpening(finished)
  const isEmpty = running.length + finished.length === 0
  return (
    <PageFrame
      title="Status"
      lead={`Hier sehen Sie, wie weit Ihre Analysen sind. ${
        opens ? 'Ihr Bericht öffnet sich, sobald er fertig ist.' : 'Sie können die Seite jederzeit verlassen.'
      }`}
    >
      <StatusAnnouncer shown={shown} />
      {isEmpty && state === 'asking' && <Skeleton variant="rounded" height={260} aria-hidden />}
      {isEmpty && state === 'failed' && (
        <OfferingAlert severity="error" label="Erneut versuchen" onAct={() => ask()}>
          Der Stand Ihrer Analysen konnte nicht geladen werden.
        </OfferingAlert>
      )}
      {isEmpty && state === 'answered' && (
        <EmptyState title="Gerade läuft keine Analyse." action={<StartButton variant="contained" />}>
          Laden Sie ein Exposé hoch; hier sehen Sie dann jeden Schritt. Fertige Berichte liegen in Ihrem Archiv.
        </EmptyState>
      )}
      {running.length > 0 && (
        <Group title="Läuft gerade">
          {running.map(notification => (
            <RunningAnalysis key={notification.job_id} notification={notification} />
          ))}
        </Group>
      )}
      {finished.length > 0 && (
        <Group title="Fertig">
          {finished.map((notification, at) => (
            <FinishedAnalysis key={notification.id} notification={notification} isLatest={at === 0} />
          ))}
        </Group>
      )}
      {!isEmpty && <StartButton variant="outlined" />}
    </PageFrame>
  )
}

function StartButton({ variant }: { readonly variant: 'contained' | 'outlined' }) {
  return (
    <Button variant={variant} onClick={() => openDialog('upload')}>
      Analyse starten
    </Button>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 5 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
    </Box>
  )
}

/**
 * The report of a first run, or a version that takes long, opens by itself once it is finished, while one waits here for it.
 * @returns whether one is awaited
 */
function useOpening(finished: readonly Notification[]): boolean {
  const navigate = useNavigate()
  // Written by the upload and the form of values alone; whatever else may lie in a history names no report.
  const state = useLocation().state as { readonly opens?: unknown } | null
  const opens = typeof state?.opens === 'string' ? state.opens : null
  const isThere = finished.some(({ data }) => data.privateDocumentId !== undefined && data.privateDocumentId === opens)
  useEffect(() => {
    if (opens !== null && isThere) void navigate(reportPath(opens), { replace: true })
  }, [opens, isThere, navigate])
  return opens !== null
}

/** Whoever comes from an upload need not wait for the next poll. */
function useFirstPoll() {
  const [state, setState] = useState<'asking' | 'answered' | 'failed'>('asking')
  const ask = useCallback(async () => {
    setState((await pollNotifications()) ? 'answered' : 'failed')
  }, [])
  useEffect(() => void ask(), [ask])
  return { state, ask }
}

/** Reads the latest change to whoever listens instead of looks, without interrupting. */
function StatusAnnouncer({ shown }: { readonly shown: readonly Notification[] }) {
  const latest = shown.at(-1)
  return (
    <Box
      role="status"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {latest && [latest.data.originalFilename, latest.data.title].filter(Boolean).join(': ')}
    </Box>
  )
}
