import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import { keyframes } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { DialogHead } from '#design/DialogHead.tsx'

const shake = keyframes`
  10%, 90% { transform: translateX(-2px); }
  20%, 80% { transform: translateX(4px); }
  30%, 50%, 70% { transform: translateX(-8px); }
  40%, 60% { transform: translateX(8px); }
`

export const SHAKE_MS = 700

/** The frame of login, registration and the like. Escape and a click beside it close it. */
export function AccountDialog({
  title,
  onClose,
  isShaking = false,
  heading = 'h2',
  children,
}: {
  readonly title: string
  readonly onClose: () => void
  readonly isShaking?: boolean
  /** h1 where the dialog is the page; what lies beneath is hidden from screen readers. */
  readonly heading?: 'h1' | 'h2'
  readonly children: ReactNode
}) {
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={onClose}
      aria-labelledby="konto-dialog"
      slotProps={isShaking ? { paper: { sx: { animation: `${shake} ${SHAKE_MS}ms` } } } : {}}
    >
      <DialogHead id="konto-dialog" heading={heading} onClose={onClose}>
        {title}
      </DialogHead>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  )
}
