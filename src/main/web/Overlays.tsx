import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '#shell/consent.ts'
import { closeDialog, type DialogName, useDialogs } from '#shell/dialogs.ts'
import { notify } from '#shell/notice.ts'
import { useReachability } from '#shell/reachability.ts'
import { hasRole, useSession } from '#shell/session.ts'
import { useSystemStatus } from '#shell/systemStatus.ts'
import { ConnectionErrorDialog } from './ConnectionErrorDialog.tsx'

const LoginDialog = lazy(loading('login', async () => (await import('#accounts/web/LoginDialog.tsx')).LoginDialog))
const UploadDialog = lazy(loading('upload', async () => (await import('#intake/web/UploadDialog.tsx')).UploadDialog))
const MaintenanceOverlay = lazy(async () => ({
  default: (await import('./MaintenanceOverlay.tsx')).MaintenanceOverlay,
}))

/** What the law wants to be possible at any time (§§ 312k, 356a BGB), so also during maintenance, which links to them. */
const ALWAYS_OPEN = ['/widerruf', '/kuendigung']

/** What may be shown over any page (2.2.8). Each is loaded when it is needed, but for the one that is needed when nothing loads. */
export function Overlays() {
  const open = useDialogs(({ open }) => open)
  const isDown = useReachability(({ isDown }) => isDown)
  const maintenance = useSystemStatus(({ status }) => status?.maintenance)
  const isOperator = useSession(session => maintenance?.allowRoles.some(role => hasRole(session, role)) ?? false)
  // The cookie question comes first: two dialogs would fight for the keyboard.
  const hasChosen = useConsent(({ consent }) => consent !== null)
  const isAlwaysOpen = ALWAYS_OPEN.includes(useLocation().pathname)
  const isShut = maintenance?.enabled === true && !isOperator && !isAlwaysOpen
  return (
    <>
      {isDown && <ConnectionErrorDialog />}
      <Suspense>
        {open === 'login' && (hasChosen || isShut) && <LoginDialog />}
        {open === 'upload' && <UploadDialog />}
        {isShut && open !== 'login' && <MaintenanceOverlay maintenance={maintenance} />}
      </Suspense>
    </>
  )
}

/** A dialog whose code cannot be fetched (no network, or a newer version took its place) says so instead of breaking the page. */
function loading(name: DialogName, load: () => Promise<ComponentType>) {
  return async () => {
    try {
      return { default: await load() }
    } catch {
      closeDialog(name)
      notify('Das konnte nicht geladen werden. Bitte laden Sie die Seite neu.', 'error')
      return { default: () => null }
    }
  }
}
