import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useLocation, useNavigate } from 'react-router'
import { EmptyState } from '#design/EmptyState.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { sentenceOf } from '#shell/api.ts'
import { openDialog } from '#shell/dialogs.ts'
import { ArchiveSkeleton } from './ArchiveSkeleton.tsx'
import { ArchiveTable } from './ArchiveTable.tsx'
import { accessOf } from './entryRules.ts'
import { MobilePreviewDialog } from './MobilePreviewDialog.tsx'
import { ObjectsView } from './objects/ObjectsView.tsx'
import { PreviewOnlyAlert } from './PreviewOnlyAlert.tsx'
import { useArchive } from './useArchive.ts'
import { useView, ViewSwitch } from './ViewSwitch.tsx'

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
        <Alert
          severity="error"
          sx={{ mb: 3 }}
          action={
            <Button color="inherit" onClick={() => void query.refetch()} disabled={query.isFetching}>
              Neu laden
            </Button>
          }
        >
          {sentenceOf(error, error.message)}
        </Alert>
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
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={() => openDialog('login')}>
            Login
          </Button>
        }
      >
        Bitte loggen Sie sich ein, um Ihr Archiv zu sehen.
      </Alert>
    </PageFrame>
  )
}

function NothingYet() {
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
