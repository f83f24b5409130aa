import type { ReactNode } from 'react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useConsent } from '#shell/consent.ts'
import { AccountDialog } from './AccountDialog.tsx'

/** A route that is a dialog: closing it leads to the start page. */
export function RouteDialog({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const close = useClose()
  // Two dialogs at once would fight for the keyboard, and this one would hide the other from screen readers.
  const hasChosen = useConsent(({ consent }) => consent !== null)
  return hasChosen ? (
    <AccountDialog title={title} heading="h1" onClose={close}>
      {children}
    </AccountDialog>
  ) : null
}

/** To the start page; going back does not open the dialog again. */
export function useClose(): () => void {
  const navigate = useNavigate()
  return useCallback(() => void navigate('/', { replace: true }), [navigate])
}
