import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { Close } from './icons.tsx'

/** The title of a dialog, and the way out at its right. */
export function DialogHead({
  id,
  heading = 'h2',
  noWrap = false,
  onClose,
  children,
}: {
  /** By which the dialog is called. */
  readonly id: string
  readonly heading?: 'h1' | 'h2'
  /** A long title ends with dots. */
  readonly noWrap?: boolean
  /** null: there is none just now. */
  readonly onClose: (() => void) | null
  readonly children: ReactNode
}) {
  return (
    <>
      <DialogTitle id={id} component={heading} noWrap={noWrap} sx={{ pr: 8 }}>
        {children}
      </DialogTitle>
      {onClose && (
        <IconButton aria-label="Schließen" onClick={onClose} sx={{ position: 'absolute', right: 10, top: 10 }}>
          <Close />
        </IconButton>
      )}
    </>
  )
}
