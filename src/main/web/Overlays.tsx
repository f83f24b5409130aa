import { lazy, Suspense } from 'react'
import { useDialogs } from '#shell/dialogs.ts'
import { useReachability } from '#shell/reachability.ts'
import { hasRole, useSession } from '#shell/session.ts'
import { useSystemStatus } from '#shell/systemStatus.ts'
import { ConnectionErrorDialog } from './ConnectionErrorDialog.tsx'

const LoginDialog = lazy(async () => ({ default: (await import('#accounts/web/LoginDialog.tsx')).LoginDialog }))
const UploadDialog = lazy(async () => ({ default: (await import('#intake/web/UploadDialog.tsx')).UploadDialog }))
const MaintenanceOverlay = lazy(async () => ({
  default: (await import('./MaintenanceOverlay.tsx')).MaintenanceOverlay,
}))

/** What may lie over any page (2.2.8). Each is loaded when it is needed, but for the one that is needed when nothing loads. */
export function Overlays() {
  const open = useDialogs(({ open }) => open)
  const isDown = useReachability(({ isDown }) => isDown)
  const maintenance = useSystemStatus(({ status }) => status?.maintenance)
  const passes = useSession(session => maintenance?.allowRoles.some(role => hasRole(session, role)) ?? false)
  return (
    <Suspense>
      {open === 'login' && <LoginDialog />}
      {open === 'upload' && <UploadDialog />}
      {isDown && <ConnectionErrorDialog />}
      {maintenance?.enabled && !passes && open !== 'login' && <MaintenanceOverlay maintenance={maintenance} />}
    </Suspense>
  )
}
