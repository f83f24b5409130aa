import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

/** A mark whose meaning is told by pointer, touch and keyboard alike, and read to whoever listens. */
export function Hint({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Tooltip title={text} enterTouchDelay={0} leaveTouchDelay={4_000}>
      <Box
        component="span"
        role="img"
        tabIndex={0}
        sx={{ display: 'inline-flex', minWidth: 24, minHeight: 24, alignItems: 'center', justifyContent: 'center' }}
      >
        {children}
      </Box>
    </Tooltip>
  )
}
