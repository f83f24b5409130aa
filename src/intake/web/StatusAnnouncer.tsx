import Box from '@mui/material/Box'
import type { Notification } from '#shell/notifications.ts'

/** Reads the latest change to whoever listens instead of looks, without interrupting. */
export function StatusAnnouncer({ shown }: { readonly shown: readonly Notification[] }) {
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
