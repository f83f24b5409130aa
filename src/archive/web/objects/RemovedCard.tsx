import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { TOKENS } from '#design/theme.ts'

/** In the place of what was removed, with the way back; the focus, whose button has gone, comes here. */
export function RemovedCard({
  name,
  onRestore,
}: {
  readonly name: string
  readonly onRestore: () => Promise<unknown>
}) {
  const [isGoing, setGoing] = useState(false)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <Box
      role="group"
      aria-label={`${name} ist entfernt`}
      sx={{
        border: `1px dashed ${TOKENS.quiet}`,
        borderRadius: 1,
        p: 2.5,
        display: 'grid',
        gap: 2,
        alignContent: 'center',
        justifyItems: 'start',
        minHeight: 180,
      }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>{name}</strong> ist entfernt. In einer Stunde werden Bericht und Exposé gelöscht.
      </Typography>
      <Button
        ref={back}
        variant="outlined"
        color="secondary"
        loading={isGoing}
        onClick={() => {
          setGoing(true)
          void onRestore().finally(() => setGoing(false))
        }}
      >
        Rückgängig
      </Button>
    </Box>
  )
}
