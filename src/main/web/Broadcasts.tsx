import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { TOKENS } from '#design/theme.ts'
import { useNotifications } from '#shell/notifications.ts'
import { localStore, LOCAL_KEYS } from '#shell/storage.ts'

/** Older ones have expired long ago. */
const MAX_KEPT = 20

/** What the operator tells everybody, above each page until it is closed. */
export function Broadcasts() {
  const shown = useNotifications(({ shown }) => shown)
  const [closed, setClosed] = useState(closedBefore)
  const told = shown.filter(({ type, id }) => type === 'broadcast' && !closed.includes(id))
  const close = (id: string) => {
    const next = [...closed, id].slice(-MAX_KEPT)
    localStore.write(LOCAL_KEYS.broadcastsSeen, next.join())
    setClosed(next)
  }
  return told.map(({ id, data }) => (
    <Box key={id} data-screen-only sx={{ maxWidth: TOKENS.content + 48, mx: 'auto', px: { xs: 2, sm: 3 }, pt: 2 }}>
      <Alert severity="info" onClose={() => close(id)} closeText="Mitteilung schließen">
        <AlertTitle>{data.title}</AlertTitle>
        {data.message}
      </Alert>
    </Box>
  ))
}

function closedBefore(): readonly string[] {
  return (localStore.read(LOCAL_KEYS.broadcastsSeen) ?? '').split(',').filter(Boolean)
}
