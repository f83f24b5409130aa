import Button from '@mui/material/Button'
import { Link, useLocation, useNavigate } from 'react-router'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Alert from '@mui/material/Alert'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { OfferingAlert } from '#design/OfferingAlert.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { sentenceOf } from '#shell/api.ts'
import { openDialog } from '#shell/dialogs.ts'
import { AppLink } from '#design/AppLink.tsx'
import { useNotifications } from '#shell/notifications.ts'
import { LOCAL_KEYS, localStore } from '#shell/storage.ts'
import { ArchiveTable } from './ArchiveTable.tsx'
import { accessOf } from './entryRules.ts'
import { MobilePreviewDialog } from './MobilePreviewDialog.tsx'
import { ObjectsView } from './objects/ObjectsView.tsx'
import { useArchive } from './useArchive.ts'

const VIEWS = { tabelle: 'Tabelle', objekte: 'Objekte' } as const
type View = keyof typeof VIEWS

/** All analyses of the account, with their reports (2.10). */
export function ArchivePage() {
  const { isLoggedIn, query, entries, hasMore, reload } = useArchive()
  const { previewed, open, close } = usePreviewed()
  const [view, choose] = useView()
  if (!isLoggedIn) return <LoggedOut />
  const { error } = query
  const shown = entries?.find(({ privateDocumentId }) => privateDocumentId === previewed)
  return (
    <PageFrame title="Archiv">
      {error !== null ? (
        <OfferingAlert
          severity="error"
          sx={{ mb: 3 }}
          label="Neu laden"
          isBusy={query.isFetching}
          onAct={() => query.refetch()}
        >
          {sentenceOf(error, error.message)}
        </OfferingAlert>
      ) : (
        entries?.some(entry => accessOf(entry) === 'preview') && <PreviewOnlyAlert />
      )}
      {query.isPending && <ArchiveSkeleton />}
      {entries && entries.length > 0 && <ViewSwitch view={view} onChoose={choose} />}
      {entries && view === 'objekte' && <ObjectsView entries={entries} reload={reload} whenEmpty={<NothingYet />} />}
      {entries && view === 'tabelle' && (
        <>
          {entries.length === 0 && <NothingYet />}
          {entries.length > 0 && <ArchiveTable entries={entries} hasMore={hasMore} reload={reload} onPreview={open} />}
        </>
      )}
      {shown && <MobilePreviewDialog entry={shown} reload={reload} onClose={close} />}
    </PageFrame>
  )
}

function LoggedOut() {
  return (
    <PageFrame title="Archiv">
      <OfferingAlert severity="warning" label="Login" onAct={() => openDialog('login')}>
        Bitte loggen Sie sich ein, um Ihr Archiv zu sehen.
      </OfferingAlert>
    </PageFrame>
  )
}

function NothingYet() {
  const isRunning = useNotifications(({ shown }) => shown.some(({ type }) => type === 'process-step'))
  if (isRunning)
    return (
      <EmptyState
        title="Ihre Analyse läuft"
        action={
          <Button component={Link} to="/process-status" variant="contained">
            Zum Status
          </Button>
        }
      >
        Der fertige Bericht liegt dann hier.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Noch keine Analysen"
      action={
        <Button variant="contained" onClick={() => openDialog('upload')}>
          Analyse starten
        </Button>
      }
    >
      Laden Sie ein Exposé hoch; der fertige Bericht liegt dann hier.
    </EmptyState>
  )
}

/** The preview is an entry of the browser's history: the way back closes it (2.11). */
function usePreviewed() {
  // Written by `open` alone; whatever else may lie in a history is no preview.
  const state = useLocation().state as { readonly preview?: string } | null
  const navigate = useNavigate()
  return {
    previewed: state?.preview ?? null,
    open: (privateDocumentId: string) => void navigate('.', { state: { preview: privateDocumentId } }),
    close: () => void navigate(-1),
  }
}

/** As high as a filter and some rows, so that nothing jumps when they come. */
function ArchiveSkeleton() {
  return (
    <Box role="status" aria-label="Ihr Archiv wird geladen">
      <Skeleton variant="rounded" width={260} height={48} sx={{ mb: 2 }} />
      {[0, 1, 2, 3].map(row => (
        <Skeleton key={row} variant="rounded" height={96} sx={{ mb: 1 }} />
      ))}
    </Box>
  )
}

/** Where at least one successful analysis is not paid for (2.10.2). */
function PreviewOnlyAlert() {
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      Einige Ihrer Analysen sind nur eine Vorschau, in der Seiten absichtlich fehlen. Mit dem{' '}
      <AppLink to="/buy" color="inherit">
        Kauf eines Analysepakets
      </AppLink>{' '}
      schalten Sie alle vollständig frei, einschließlich des vollständigen PDF-Downloads. Es gilt die{' '}
      <AppLink to="/widerrufsbelehrung" color="inherit">
        Widerrufsbelehrung
      </AppLink>
      .
    </Alert>
  )
}

/** Which view was looked at last in this browser; the table is the first. */
function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() =>
    localStore.read(LOCAL_KEYS.archiveView) === 'objekte' ? 'objekte' : 'tabelle',
  )
  const choose = (chosen: View) => {
    localStore.write(LOCAL_KEYS.archiveView, chosen)
    setView(chosen)
  }
  return [view, choose]
}

function ViewSwitch({ view, onChoose }: { readonly view: View; readonly onChoose: (view: View) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      onChange={(_, chosen: View | null) => chosen && onChoose(chosen)}
      aria-label="Ansicht des Archivs"
      // Beside the filter where there is room.
      sx={{ float: { sm: 'right' }, mb: 2 }}
    >
      {(Object.keys(VIEWS) as View[]).map(name => (
        <ToggleButton key={name} value={name} sx={{ px: 2.5 }}>
          {VIEWS[name]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
